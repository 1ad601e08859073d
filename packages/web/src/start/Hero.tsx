/**
 * The first screen of the start page: the door and its buttons. It is also rendered before the page has loaded
 * (`door/draw.tsx`).
 */
import type { ReactNode, Ref } from 'react';
import { DoorScene } from './doors.tsx';

/** The texts on it. */
export interface HeroTexts {
  readonly tagline: string;
  readonly kick: string;
  readonly hint: string;
  /** The name to play as. */
  readonly as: string;
  readonly change: string;
  readonly friends: string;
  readonly others: string;
}

interface HeroProps {
  readonly texts: HeroTexts;
  readonly languages: ReactNode;
  /** Whether a game is being started. */
  readonly busy?: boolean;
  readonly problem?: ReactNode;
  /** The place for the game to continue. */
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
