/** Headers of every answer: a page runs what came from here, and nothing else may frame or read it. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': [
    "default-src 'self'",
    // The one style that React Aria puts into the page: what is pressed does not wait for a double tap.
    "style-src 'self' 'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
    // Small pictures and fonts are built into the style sheets.
    "img-src 'self' data:",
    "font-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // A table's link is a key to it.
  'referrer-policy': 'no-referrer',
  // The page asks for nothing but to keep the screen on.
  'permissions-policy': [
    'camera=()',
    'display-capture=()',
    'geolocation=()',
    'microphone=()',
    'payment=()',
    'usb=()',
    'screen-wake-lock=(self)',
  ].join(', '),
};

/** Sent over HTTPS alone: from then on a browser comes by no other way, for a year. */
export const STRICT_TRANSPORT = 'max-age=31536000';
