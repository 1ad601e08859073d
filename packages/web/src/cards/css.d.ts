import 'react';

declare module 'react' {
  interface CSSProperties {
    /** How wide the cards within are. */
    '--kd-card-width'?: string;
    /** The letters of the longest word of a title. */
    '--kd-word'?: number;
  }
}
