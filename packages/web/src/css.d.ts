import 'react';

declare module 'react' {
  interface CSSProperties {
    '--seat-color'?: string;
    '--hand-count'?: string;
    '--ring-ms'?: string;
    '--ring-delay'?: string;
    /** Width of the cards inside. */
    '--kd-card-width'?: string;
    /** Number of letters in the title's longest word. */
    '--kd-word'?: number;
  }
}
