import { useEffect, useRef } from 'react';
import { windowOf } from '../hours/stop-me.ts';
import { useTools, usePosition, useTableState } from '../table/TableContext.ts';
import { SteadyButton } from '../ui/SteadyButton.tsx';
import { notify } from './notify.ts';
import { play, soundsOf } from './sounds.ts';
import { useCalls } from './useCalls.ts';
import { useWishes, wish } from './wishes.ts';
import '../coach/coach.css';

/** Seconds between the sounds of one update. */
const APART = 0.28;
const BUZZ = [90, 60, 90];

/** Adds sound and vibration to a table, as the player wishes. */
export function Feel(): null {
  const { client } = useTools();
  const { you } = useTableState();
  useSounds();
  useCall();
  useNudge();
  useCalls(client, you.seat);
  return null;
}

/** Asks about sound once, while the player has nothing else to answer. */
export function SoundQuestion() {
  const { game, view, say } = usePosition();
  const { sound } = useWishes();
  const me = view.seat === null ? undefined : view.players[view.seat];
  const waits = me !== undefined && view.turn !== view.seat && me.asked === null && game.number > 0;
  if (sound !== null || !waits || windowOf(view) !== null) return null;
  return (
    <p className="coach" role="note" data-testid="sound-question">
      <span>{say('sound-ask')}</span>
      <SteadyButton
        size="small"
        place="sound-yes"
        data-testid="sound-yes"
        onPress={() => {
          wish({ sound: true });
          play('turn');
        }}
      >
        {say('sound-yes')}
      </SteadyButton>
      <SteadyButton
        size="small"
        place="sound-no"
        data-testid="sound-no"
        onPress={() => wish({ sound: false })}
      >
        {say('sound-no')}
      </SteadyButton>
    </p>
  );
}

/** Plays the sounds of the newest update. */
function useSounds(): void {
  const { game, view } = usePosition();
  const { sound } = useWishes();
  const { news } = game;
  const heard = useRef(game.number);
  useEffect(() => {
    if (heard.current === game.number) return;
    heard.current = game.number;
    if (sound !== true || document.hidden) return;
    const events = news.map(({ event }) => event);
    for (const [at, each] of soundsOf(events, view.seat).entries()) play(each, at * APART);
  }, [game.number, news, sound, view.seat]);
}

/** Alerts a player whose turn has come, or who is asked: by vibration, and a notification while the page is hidden. */
function useCall(): void {
  const { view, say } = usePosition();
  const { vibration, notices } = useWishes();
  const { seat } = view;
  const { pending } = view;
  // The target of a curse has only a few seconds to respond.
  const struck = seat !== null && pending?.kind === 'cancel' && pending.victim === seat;
  const asked = seat === null ? null : struck ? 'curse' : (view.players[seat]?.asked ?? null);
  const isMine = seat !== null && view.turn === seat && view.phase !== 'over';
  const call = asked === null ? (isMine ? 'notify-turn' : null) : 'notify-asked';
  const before = useRef(call);
  useEffect(() => {
    if (before.current === call) return;
    before.current = call;
    if (call === null) return;
    if (vibration && 'vibrate' in navigator) navigator.vibrate(BUZZ);
    if (notices && document.hidden) void notify(say(call));
  }, [call, vibration, notices, say]);
}

/** Alerts a player who is nudged. */
function useNudge(): void {
  const { say, names } = useTools();
  const { notices: told } = useTableState();
  const { sound, vibration, notices } = useWishes();
  const call = told.findLast(({ what }) => what.kind === 'nudged') ?? null;
  const heard = useRef(call?.key ?? null);
  useEffect(() => {
    if (call?.what.kind !== 'nudged' || heard.current === call.key) return;
    heard.current = call.key;
    if (sound === true) play('turn');
    if (vibration && 'vibrate' in navigator) navigator.vibrate(BUZZ);
    if (notices && document.hidden) void notify(say('nudged', { who: names.who(call.what.by) }));
  }, [call, sound, vibration, notices, say, names]);
}
