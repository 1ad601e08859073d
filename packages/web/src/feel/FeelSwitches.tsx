import { setCoach, useCoachMemory } from '../coach/memory.ts';
import { Switch } from '../ui/Switch.tsx';
import { useWords } from '../words/WordsContext.tsx';
import { NoticeSwitch } from './NoticeSwitch.tsx';
import { play } from './sounds.ts';
import { useWishes, wish } from './wishes.ts';

/** The menu's switches: hints, sounds, vibration, notifications. */
export function FeelSwitches() {
  const words = useWords();
  const coach = useCoachMemory();
  const { sound, vibration } = useWishes();
  return (
    <div className="feel-switches">
      <Switch isSelected={coach.on} onChange={setCoach} testId="switch-coach">
        {words.say('coach-switch')}
      </Switch>
      <Switch
        testId="switch-sound"
        isSelected={sound === true}
        onChange={(on) => {
          wish({ sound: on });
          if (on) play('turn');
        }}
      >
        {words.say('sound-switch')}
      </Switch>
      {'vibrate' in navigator ? (
        <Switch testId="switch-vibration" isSelected={vibration} onChange={(on) => wish({ vibration: on })}>
          {words.say('vibrate-switch')}
        </Switch>
      ) : null}
      <NoticeSwitch />
    </div>
  );
}
