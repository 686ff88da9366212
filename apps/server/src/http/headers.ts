import type { FastifyHelmetOptions } from '@fastify/helmet';

/** Nothing but our own files runs; nothing foreign is loaded; nobody puts us in a frame. */
export const securityHeaders: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      // positions of seats and bars are set by the style attribute
      styleSrcAttr: ["'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      mediaSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      workerSrc: ["'self'"],
      manifestSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  // said only where the request came by https, in `app.ts`
  strictTransportSecurity: false,
  xFrameOptions: { action: 'deny' },
  referrerPolicy: { policy: 'no-referrer' },
};
export const HSTS = 'max-age=31536000';

/**
 * What only pages fetch is not shown as one: it needs no words on windows and frames, and half a kilobyte of them for each of ten
 * files is what a slow line waits for. A worker goes by the policy of its own file, and a picture may be opened by itself.
 */
export const ASSET_POLICY = "default-src 'self'; frame-ancestors 'none'";
export const OF_DOCUMENTS_ALONE = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
] as const;

/** Where not even the address could be read, and nothing of the above is done. */
export const BARE_HEADERS = {
  'content-security-policy': "default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
} as const;
