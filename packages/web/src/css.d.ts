import 'react';

declare module 'react' {
  interface CSSProperties {
    '--seat-color'?: string;
    '--hand-count'?: string;
    '--ring-ms'?: string;
    '--ring-delay'?: string;
    /** How wide the cards within are. */
    '--kd-card-width'?: string;
    /** The letters of the longest word of a title. */
    '--kd-word'?: number;
  }
}
