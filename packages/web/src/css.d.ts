import 'react';

declare module 'react' {
  interface CSSProperties {
    '--seat-color'?: string;
    '--hand-count'?: string;
    '--tray-count'?: number;
    '--ms'?: string;
    '--at'?: number;
    '--foes'?: number;
    /** Half of the cards, rounded up. */
    '--pairs'?: number;
    '--count'?: number;
    '--rows'?: number;
    '--wide-columns'?: number;
    '--wide-rows'?: number;
    '--narrow-columns'?: number;
    '--narrow-rows'?: number;
    '--tip'?: string;
    '--rise'?: string;
    '--along'?: string;
    '--up'?: string;
    '--aside'?: number;
    '--crowd'?: number;
    '--preview-top'?: string;
    '--preview-left'?: string;
    '--arc-ms'?: string;
    '--arc-delay'?: string;
    /** Width of the cards inside. */
    '--kd-card-width'?: string;
    /** Number of letters in the title's longest word. */
    '--kd-word'?: number;
  }
}
