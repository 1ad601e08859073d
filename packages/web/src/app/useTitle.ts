import { useEffect } from 'react';

const NAME = 'Kickdoor';

/** Sets the tab's title while a page is mounted; `null` means just the game's name. */
export function useTitle(title: string | null): void {
  useEffect(() => {
    document.title = title === null ? NAME : `${title} · ${NAME}`;
    return () => {
      document.title = NAME;
    };
  }, [title]);
}
