import 'react';

declare module 'react' {
  interface CSSProperties {
    '--seat-color'?: string;
    '--ring-ms'?: string;
    '--ring-delay'?: string;
  }
}
