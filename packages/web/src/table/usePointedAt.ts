/** Tracks the card under the pointer or the keyboard focus. */
import type { CardId } from '@kickdoor/rules';
import { startTransition, useEffect, useRef, useState } from 'react';

export interface Pointed {
  readonly card: CardId;
  readonly at: HTMLElement;
}

/**
 * Milliseconds of hovering until a card's preview appears; after that, previews are immediate until the pointer leaves.
 */
const REST = 450;
const LEAVE = 80;
/** Milliseconds until the delay applies again. */
const COOL = 500;
/** Milliseconds until the preview of a card that has left the table disappears. */
const GONE = 250;

/** The card an event is about. */
function cardOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('.card[data-card]') : null;
}

interface Watch {
  readonly hear: (pointed: Pointed | null) => void;
  /** The current preview. */
  readonly shown: () => Pointed | null;
}

/** Watches pointer and keyboard. Returns a function that stops it. */
function watch({ hear, shown }: Watch): () => void {
  let under: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let warmUntil = 0;

  function show(at: HTMLElement): void {
    clearTimeout(timer);
    if (at.isConnected) hear({ card: Number(at.dataset['card']), at });
  }
  function hide(): void {
    clearTimeout(timer);
    if (shown() !== null) warmUntil = performance.now() + COOL;
    hear(null);
  }
  function over({ target, pointerType }: PointerEvent): void {
    const at = pointerType === 'touch' ? null : cardOf(target);
    if (at === under) return;
    under = at;
    clearTimeout(timer);
    if (at === null) timer = setTimeout(hide, LEAVE);
    else if (shown() !== null || performance.now() < warmUntil) show(at);
    else timer = setTimeout(() => show(at), REST);
  }
  function focused({ target }: FocusEvent): void {
    const at = cardOf(target);
    if (at?.matches(':focus-visible') === true) show(at);
  }
  function pressed(event: KeyboardEvent): void {
    if (shown() === null) return;
    hide();
    // Escape closes the preview first.
    if (event.key === 'Escape') event.stopPropagation();
  }
  function scrolled({ target }: Event): void {
    if (target instanceof Node && target.contains(shown()?.at ?? null)) hide();
  }
  const ending = new AbortController();
  const { signal } = ending;
  document.addEventListener('pointerover', over, { signal });
  document.addEventListener('pointerdown', hide, { signal });
  document.addEventListener('focusin', focused, { signal });
  document.addEventListener('focusout', hide, { signal });
  document.addEventListener('keydown', pressed, { capture: true, signal });
  document.addEventListener('scroll', scrolled, { capture: true, signal });
  return () => {
    clearTimeout(timer);
    ending.abort();
  };
}

/** The card to preview; `null` if there is none, and always on devices without hover. */
export function usePointedAt(): Pointed | null {
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const shown = useRef<Pointed>(null);
  useEffect(() => {
    shown.current = pointed;
    if (pointed === null) return undefined;
    // The game may remove the card at any time.
    const timer = setInterval(() => {
      if (!pointed.at.isConnected) setPointed(null);
    }, GONE);
    return () => clearInterval(timer);
  }, [pointed]);
  useEffect(() => {
    if (matchMedia('(hover: none)').matches) return undefined;
    return watch({
      shown: () => shown.current,
      hear(found) {
        // The preview is expensive to render, so the event that shows it doesn't wait for it.
        if (found === null) setPointed(null);
        else startTransition(() => setPointed(found));
      },
    });
  }, []);
  return pointed;
}
