import 'react';

declare module 'react' {
  interface CSSProperties {
    '--seat-color'?: string;
    '--hand-count'?: string;
    '--ring-ms'?: string;
    '--ring-delay'?: string;
  }
}
