/** What the door that is drawn before the page and the page tell each other, as attributes of the page's root. */

/** The ways at the door, by the test ids of what is pressed. */
export const WAYS = ['kick-it-open', 'with-friends', 'change-name', 'to-others'] as const;
export type Way = (typeof WAYS)[number];

export function isWay(text: unknown): text is Way {
  return WAYS.some((way) => way === text);
}

/** The ways after which nothing else can be pressed. */
export function opens(way: Way | null): boolean {
  return way === 'kick-it-open' || way === 'with-friends';
}

/** Stands in the drawn door where a text belongs. */
export const HOLE = /\{\{(?<name>[a-z]+)\}\}/gu;

export function hole(name: string): string {
  return `{{${name}}}`;
}

/** The door as it is drawn while the page is built: without its texts. */
export interface DrawnDoor {
  readonly markup: string;
  /** By language: what is written on it, and besides what some of that depends on. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
