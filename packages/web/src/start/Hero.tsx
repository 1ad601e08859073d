/** What fills the screen of the start page: the door, and what can be done at it. It is drawn before the page has loaded, too (`door/draw.tsx`). */
import type { ReactNode, Ref } from 'react';
import { DoorScene } from './doors.tsx';

/** What is written there. */
export interface HeroTexts {
  readonly tagline: string;
  readonly kick: string;
  readonly hint: string;
  /** Who one plays as. */
  readonly as: string;
  readonly change: string;
  readonly friends: string;
  readonly others: string;
}

interface HeroProps {
  readonly texts: HeroTexts;
  readonly languages: ReactNode;
  /** A game is being begun. */
  readonly busy?: boolean;
  readonly problem?: ReactNode;
  /** Where the game that can be continued goes. */
  readonly onward?: Ref<HTMLDivElement>;
  readonly onKick?: () => void;
  readonly onFriends?: () => void;
  readonly onChange?: () => void;
}

export function Hero({
  texts,
  languages,
  busy = false,
  problem,
  onward,
  onKick,
  onFriends,
  onChange,
}: HeroProps) {
  return (
    <header className="start-hero" data-open={busy || undefined}>
      <DoorScene />
      {languages}
      <div className="start-sign">
        <h1 className="start-name">Kickdoor</h1>
        <p className="start-line">{texts.tagline}</p>
      </div>
      <div className="start-acts">
        <div className="start-onward" ref={onward} data-testid="go-on" />
        <button
          type="button"
          className="start-kick"
          disabled={busy}
          data-testid="kick-it-open"
          onClick={onKick}
        >
          {texts.kick}
          <span className="start-kick-hint">{texts.hint}</span>
        </button>
        {problem}
        <p className="start-as">
          {texts.as}{' '}
          <button type="button" className="start-text" data-testid="change-name" onClick={onChange}>
            {texts.change}
          </button>
        </p>
        <div className="start-ways">
          <button
            type="button"
            className="start-way"
            disabled={busy}
            data-testid="with-friends"
            onClick={onFriends}
          >
            {texts.friends}
          </button>
          <a className="start-way" href="#others" data-testid="to-others">
            {texts.others}
          </a>
        </div>
      </div>
    </header>
  );
}
