/** Eight short synthesized sounds: each is a few tones and some noise, none longer than a second. */
import type { GameEvent, Seat } from '@kickdoor/rules';

export const SOUNDS = ['kick', 'card', 'die', 'level', 'curse', 'win', 'caught', 'turn'] as const;
export type Sound = (typeof SOUNDS)[number];

/** One voice of a sound. Times are in seconds from its start, frequencies in hertz, loudness from 0 to 1. */
interface Voice {
  readonly at: number;
  readonly for: number;
  readonly loud: number;
  readonly wave: OscillatorType | 'noise';
  readonly from: number;
  /** The frequency at the end of its glide; for noise, the center of its band. */
  readonly to: number;
}

const tone = (at: number, length: number, from: number, to = from): Voice => ({
  at,
  for: length,
  loud: 0.3,
  wave: 'triangle',
  from,
  to,
});
const noise = (at: number, length: number, from: number, to: number, loud = 0.5): Voice => ({
  at,
  for: length,
  loud,
  wave: 'noise',
  from,
  to,
});

/** The voices of each sound. */
export const SCORE: Readonly<Record<Sound, readonly Voice[]>> = {
  kick: [
    noise(0, 0.12, 900, 120, 0.9),
    { ...tone(0, 0.3, 110, 45), loud: 0.8, wave: 'sine' },
    noise(0.16, 0.3, 2400, 700, 0.25),
  ],
  card: [noise(0, 0.07, 3200, 5200, 0.25)],
  die: [0, 0.09, 0.17, 0.27, 0.4].map((at) => noise(at, 0.04, 2100, 1500, 0.5 - at)),
  level: [tone(0, 0.12, 523), tone(0.1, 0.12, 659), tone(0.2, 0.28, 784)],
  curse: [
    { ...tone(0, 0.5, 330, 155), wave: 'sawtooth', loud: 0.16 },
    { ...tone(0.05, 0.5, 311, 147), wave: 'sawtooth', loud: 0.16 },
  ],
  win: [
    tone(0, 0.14, 392),
    tone(0.12, 0.14, 523),
    tone(0.24, 0.14, 659),
    tone(0.36, 0.5, 784),
    tone(0.36, 0.5, 1047),
  ],
  caught: [{ ...tone(0, 0.35, 196, 98), wave: 'square', loud: 0.14 }, noise(0.05, 0.3, 400, 150, 0.4)],
  turn: [tone(0, 0.16, 880), tone(0.14, 0.3, 1175)],
};

/** The sound of an event for a seat; `null` for silence. */
function soundOf(event: GameEvent, me: Seat | null): Sound | null {
  switch (event.e) {
    case 'door':
      return 'kick';
    case 'played':
    case 'equipped':
      return 'card';
    case 'die':
      return 'die';
    case 'level':
      return event.to > event.from ? 'level' : 'caught';
    case 'curse':
      return 'curse';
    case 'won':
      return 'win';
    case 'caught':
    case 'died':
      return 'caught';
    case 'turn':
      return event.seat === me ? 'turn' : null;
    default:
      return null;
  }
}

/** The sounds of one update in order, each only once, to avoid a din. */
export function soundsOf(events: readonly GameEvent[], me: Seat | null): readonly Sound[] {
  return [...new Set(events.map((event) => soundOf(event, me)).filter((sound) => sound !== null))].slice(
    0,
    3,
  );
}

let studio: { readonly audio: AudioContext; readonly hiss: AudioBuffer } | null = null;

/** The page's audio context, created for the first sound: browsers allow none before. */
function open(): NonNullable<typeof studio> {
  if (studio !== null) return studio;
  const audio = new AudioContext();
  const hiss = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  studio = { audio, hiss };
  return studio;
}

/** Plays a sound in `after` seconds. */
export function play(sound: Sound, after = 0): void {
  const { audio, hiss } = open();
  if (audio.state === 'suspended') void audio.resume();
  for (const voice of SCORE[sound]) sing(audio, hiss, voice, audio.currentTime + after);
}

function sing(audio: AudioContext, hiss: AudioBuffer, voice: Voice, start: number): void {
  const [from, until] = [start + voice.at, start + voice.at + voice.for];
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0.0001, from);
  volume.gain.exponentialRampToValueAtTime(voice.loud, from + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, until);
  volume.connect(audio.destination);
  if (voice.wave === 'noise') {
    const source = audio.createBufferSource();
    source.buffer = hiss;
    const band = audio.createBiquadFilter();
    band.type = 'bandpass';
    glide(band.frequency, voice, from, until);
    source.connect(band).connect(volume);
    source.start(from);
    source.stop(until);
    return;
  }
  const source = audio.createOscillator();
  source.type = voice.wave;
  glide(source.frequency, voice, from, until);
  source.connect(volume);
  source.start(from);
  source.stop(until);
}

function glide(pitch: AudioParam, voice: Voice, from: number, until: number): void {
  pitch.setValueAtTime(voice.from, from);
  pitch.exponentialRampToValueAtTime(voice.to, until);
}
