/** What is logged, for whoever runs the tables. Never a hidden card. */
type Say = (what: object, text: string) => void;

export interface Log {
  readonly debug: Say;
  readonly info: Say;
  readonly warn: Say;
  readonly error: Say;
}
