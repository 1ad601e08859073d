import { useEffect } from 'react';

const NAME = 'Kickdoor';

/** Titles the tab while a place of the page is shown; `null`: by the name of the game alone. */
export function useTitle(title: string | null): void {
  useEffect(() => {
    document.title = title === null ? NAME : `${title} · ${NAME}`;
    return () => {
      document.title = NAME;
    };
  }, [title]);
}
