/** What is said where the words themselves may be what could not be loaded; so it lies in the page. */
import type { Language } from '@kickdoor/packs/words';

interface FailureWords {
  readonly title: string;
  readonly text: string;
  readonly retry: string;
}

export const FAILURE: Readonly<Record<Language, FailureWords>> = {
  en: {
    title: 'The door is stuck',
    text: 'Part of the page could not be loaded. Is the network there?',
    retry: 'Try again',
  },
  ru: {
    title: 'Дверь заклинило',
    text: 'Часть страницы не загрузилась. Проверь, есть ли связь.',
    retry: 'Ещё раз',
  },
  de: {
    title: 'Die Tür klemmt',
    text: 'Ein Teil der Seite konnte nicht geladen werden. Steht die Verbindung?',
    retry: 'Noch einmal',
  },
};
