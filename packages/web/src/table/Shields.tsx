import { figure } from '../ui/figure.ts';
import './shields.css';

/** A Level: the gold shield with a pointed end. */
export function LevelShield({ level, testId }: { readonly level: number; readonly testId?: string }) {
  return (
    <span className="shield shield-level" {...(testId === undefined ? {} : { 'data-testid': testId })}>
      <svg viewBox="0 0 40 44" aria-hidden>
        <path className="shield-body" d="M3 4Q20 8 37 4V21C37 32 29 39 20 42C11 39 3 32 3 21Z" />
        <path className="shield-mark" d="M13 36.500h4v-2.500h4v-2.500h4v-2.500h4" />
      </svg>
      <span className="shield-number">{level}</span>
    </span>
  );
}

/** A strength: the round shield with a sword behind it. */
export function StrengthShield({ strength }: { readonly strength: number }) {
  return (
    <span className="shield shield-strength" data-testid="strength">
      <svg viewBox="0 0 40 44" aria-hidden>
        <path
          className="shield-sword"
          d="M34 1L39 1L39 6L11 36L14 39L12 41L8.500 38L4 43L1 40L6 35.500L3 32L5 30L8 33Z"
        />
        <circle className="shield-body" cx="20" cy="22" r="16.500" />
        <circle className="shield-rim" cx="20" cy="22" r="13.300" />
      </svg>
      <span className="shield-number">{figure(strength)}</span>
    </span>
  );
}
