/** Messages between the early door and the page, as attributes of the page's root. */

/** The buttons at the door, by test id. */
export const WAYS = ['kick-it-open', 'with-friends', 'change-name', 'to-others'] as const;
export type Way = (typeof WAYS)[number];

export function isWay(text: unknown): text is Way {
  return WAYS.some((way) => way === text);
}

/** The buttons that disable all others. */
export function opens(way: Way | null): boolean {
  return way === 'kick-it-open' || way === 'with-friends';
}

/** Placeholder for a text in the rendered door. */
export const HOLE = /\{\{(?<name>[a-z]+)\}\}/gu;

export function hole(name: string): string {
  return `{{${name}}}`;
}

/** The door as rendered at build time, without its texts. */
export interface DrawnDoor {
  readonly markup: string;
  /** By language: the texts on it, and values that some of them depend on. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
