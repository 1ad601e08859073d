/** Headers of responses. The page runs only what this server sent, and no other site may frame or read it. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': [
    "default-src 'self'",
    "style-src 'self'",
    // Small images and fonts are inlined into the style sheets.
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
  // A table's link grants access to it, so it must not leak in a referrer.
  'referrer-policy': 'no-referrer',
  // The page needs no permission except to keep the screen on.
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

/**
 * The headers that browsers heed only for documents. The page's built files (scripts, styles, fonts, data) are sent
 * without them, since they would be half of the smallest ones.
 */
export const OF_DOCUMENTS = [
  'content-security-policy',
  'permissions-policy',
  'x-frame-options',
  'cross-origin-opener-policy',
] as const;

/** Sent over HTTPS only. Browsers then use nothing but HTTPS for a year. */
export const STRICT_TRANSPORT = 'max-age=31536000';
