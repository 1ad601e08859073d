/** What bots are called: by the language of whoever made the table, so that its sentences can speak of them. */
import type { Language } from '@kickdoor/packs/words';

type Sex = 'male' | 'female';

/** As many as a table has seats, and in Russian none that can't be declined. */
export const BOT_NAMES: Readonly<Record<Language, readonly (readonly [name: string, sex: Sex])[]>> = {
  en: [
    ['Bramble', 'female'],
    ['Gristle', 'male'],
    ['Pewter', 'male'],
    ['Tansy', 'female'],
    ['Mudge', 'male'],
    ['Quill', 'female'],
    ['Rumpus', 'male'],
    ['Sorrel', 'female'],
    ['Cobble', 'male'],
    ['Nettle', 'female'],
    ['Bodkin', 'male'],
    ['Thistle', 'female'],
  ],
  ru: [
    ['Ежевика', 'female'],
    ['Ворчун', 'male'],
    ['Шустрик', 'male'],
    ['Пижма', 'female'],
    ['Тарарам', 'male'],
    ['Клюква', 'female'],
    ['Пончик', 'male'],
    ['Метёлка', 'female'],
    ['Кубик', 'male'],
    ['Плюшка', 'female'],
    ['Драндулет', 'male'],
    ['Фасоль', 'female'],
  ],
  de: [
    ['Distel', 'female'],
    ['Brummel', 'male'],
    ['Knuff', 'male'],
    ['Melisse', 'female'],
    ['Rumpel', 'male'],
    ['Hummel', 'female'],
    ['Zwirn', 'male'],
    ['Rapunze', 'female'],
    ['Kümmel', 'male'],
    ['Primel', 'female'],
    ['Lurch', 'male'],
    ['Flocke', 'female'],
  ],
};
