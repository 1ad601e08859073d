import { useState } from 'react';
import { Switch } from '../ui/Switch.tsx';
import { useWords } from '../words/WordsContext.tsx';
import { useWishes, wish } from './wishes.ts';

/** Switches notifications while the page is hidden; nothing if the browser doesn't support them. */
export function NoticeSwitch() {
  const words = useWords();
  const { notices } = useWishes();
  const [denied, setDenied] = useState(false);
  async function turn(on: boolean): Promise<void> {
    const allowed = on ? await Notification.requestPermission() : 'denied';
    setDenied(on && allowed !== 'granted');
    wish({ notices: on && allowed === 'granted' });
  }
  if (!('Notification' in window)) return null;
  return (
    <>
      <Switch testId="switch-notices" isSelected={notices} onChange={(on) => void turn(on)}>
        {words.say('notify-switch')}
      </Switch>
      {denied ? (
        <p className="field-error" role="alert">
          {words.say('notify-denied')}
        </p>
      ) : null}
    </>
  );
}
