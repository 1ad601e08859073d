/** Tracks where the reader is in the book. */
import { useEffect, useState, useSyncExternalStore } from 'react';

/** Events that show that readers are scrolling on their own. */
const WAYS_ON = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Whether there is room for the contents beside the text. */
const WIDE = '(width >= 60em)';

function onWide(listener: () => void): () => void {
  const media = matchMedia(WIDE);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether the contents are shown beside the text. */
export function useWide(): boolean {
  return useSyncExternalStore(onWide, () => matchMedia(WIDE).matches);
}

/** The current chapter: the last one that starts in the upper part of the page. */
export function useCurrentChapter(chapters: readonly { readonly id: string }[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    let asked = 0;
    function look(): void {
      asked = 0;
      const line = innerHeight / 3;
      const begun = [...document.querySelectorAll<HTMLElement>('[data-chapter]')].filter(
        (each) => each.getBoundingClientRect().top <= line,
      );
      setCurrent(begun.at(-1)?.dataset['chapter'] ?? chapters[0]?.id ?? null);
    }
    function ask(): void {
      if (asked === 0) asked = requestAnimationFrame(look);
    }
    ask();
    addEventListener('scroll', ask, { passive: true });
    addEventListener('resize', ask);
    return () => {
      cancelAnimationFrame(asked);
      removeEventListener('scroll', ask);
      removeEventListener('resize', ask);
    };
  }, [chapters]);
  return current;
}

/**
 * Scrolls to the rule in the URL, when the book opens and when a link is followed. Fonts that load late move the text,
 * so it scrolls again after that, unless the reader has moved on.
 */
export function useSight(here: string): void {
  useEffect(() => {
    const element = here === '' ? null : document.querySelector<HTMLElement>(`#${CSS.escape(here)}`);
    if (element === null) return undefined;
    let isFollowed = true;
    const stop = (): void => {
      isFollowed = false;
    };
    async function follow(target: HTMLElement): Promise<void> {
      target.scrollIntoView();
      target.focus({ preventScroll: true });
      await document.fonts.ready;
      if (isFollowed) target.scrollIntoView();
    }
    for (const way of WAYS_ON) addEventListener(way, stop, { passive: true });
    void follow(element);
    return () => {
      stop();
      for (const way of WAYS_ON) removeEventListener(way, stop);
    };
  }, [here]);
}
