/** As what a picture or a recording is shown and nothing else, also by whoever opens it by itself. */
export const AS_FILE = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'content-disposition': 'inline',
  // its address holds what is in it
  'cache-control': 'public, max-age=31536000, immutable',
} as const;
