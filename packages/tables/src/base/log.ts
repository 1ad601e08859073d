/** Log lines for whoever runs the tables. They never mention a hidden card. */
type Say = (what: object, text: string) => void;

export interface Log {
  readonly debug: Say;
  readonly info: Say;
  readonly warn: Say;
  readonly error: Say;
}
