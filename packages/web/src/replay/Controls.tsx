import { Slider, SliderThumb, SliderTrack } from 'react-aria-components';
import { chapterPhrase, type Chapter } from '../log/chronicle.ts';
import { seatStyle } from '../table/seat-kind.ts';
import { usePosition } from '../table/TableContext.ts';
import { Button } from '../ui/Button.tsx';
import { Choices } from '../ui/Choices.tsx';
import { isTaken, marksOf } from './chapters.ts';
import { MoveAsked } from './MoveAsked.tsx';
import type { ReplayScene } from './scene.ts';
import { SPEEDS } from './usePlayback.ts';

interface ControlsProps {
  readonly scene: ReplayScene;
  readonly chapter: Chapter | undefined;
  readonly turn: (by: -1 | 1) => void;
}

/** The scrubber, marked where each turn begins, and buttons to play, step and skip by turn. */
export function Controls({ scene, chapter, turn }: ControlsProps) {
  const { say, names, view } = usePosition();
  const { playback, opened } = scene;
  const { number, playing, speed } = playback;
  const last = opened.film.steps.length - 1;
  return (
    <section className="replay-controls paper" aria-label={say('replay-controls')}>
      <div className="replay-scrub">
        <Scrubber scene={scene} last={last} />
        <MoveAsked scene={scene} />
      </div>
      <div className="replay-buttons">
        <Button size="small" aria-label={say('replay-previous-turn')} onPress={() => turn(-1)}>
          <span aria-hidden>«</span>
        </Button>
        <Button
          size="small"
          aria-label={say('replay-previous')}
          isDisabled={number === 0}
          onPress={() => playback.seek(number - 1)}
        >
          <span aria-hidden>‹</span>
        </Button>
        <Button tone="main" size="small" data-testid="replay-play" onPress={playback.toggle}>
          {say(playing ? 'replay-pause' : 'replay-play')}
        </Button>
        <Button
          size="small"
          aria-label={say('replay-next')}
          isDisabled={number === last}
          onPress={playback.step}
        >
          <span aria-hidden>›</span>
        </Button>
        <Button size="small" aria-label={say('replay-next-turn')} onPress={() => turn(1)}>
          <span aria-hidden>»</span>
        </Button>
        <Choices
          label={say('replay-speed')}
          value={String(speed)}
          onChange={(key) => playback.setSpeed(Number(key))}
          options={SPEEDS.map((each) => ({ key: String(each), label: `${each === 0.5 ? '½' : each}×` }))}
        />
        <Button
          size="small"
          className="replay-chapter"
          data-testid="replay-turns"
          onPress={() => scene.open('turns')}
        >
          <span className="replay-chapter-name">
            {chapter === undefined
              ? say('replay-turns')
              : chapter.seat === null
                ? say('chronicle-before')
                : say(chapterPhrase(chapter, names, view.seat))}
          </span>
        </Button>
      </div>
    </section>
  );
}

function Scrubber({ scene, last }: { readonly scene: ReplayScene; readonly last: number }) {
  const { say } = usePosition();
  const { playback, chapters, taken } = scene;
  const { number } = playback;
  return (
    <Slider
      className="scrubber"
      aria-label={say('replay-scrubber')}
      minValue={0}
      maxValue={Math.max(1, last)}
      isDisabled={last === 0}
      value={number}
      onChange={playback.seek}
    >
      <SliderTrack className="scrubber-track">
        <span
          className="scrubber-done"
          style={{ width: `${last === 0 ? 0 : (number / last) * 100}%` }}
          aria-hidden
        />
        {taken.map(({ from, to }) => (
          <span
            key={from}
            aria-hidden
            className="scrubber-taken"
            style={{ left: `${((from - 1) / last) * 100}%`, width: `${((to - from + 1) / last) * 100}%` }}
          />
        ))}
        {marksOf(chapters, last).map(({ key, at, seat }) => (
          <span
            key={key}
            aria-hidden
            className="scrubber-mark"
            style={{ left: `${at * 100}%`, ...(seat === null ? {} : seatStyle(seat)) }}
          />
        ))}
        <SliderThumb className="scrubber-thumb" data-testid="scrubber" />
      </SliderTrack>
      <span className="scrubber-said" data-testid="replay-at">
        {say(isTaken(taken, number) ? 'replay-taken' : 'replay-move', { n: number, all: last })}
      </span>
    </Slider>
  );
}
