/** What the server says when the domain was not even asked. */
export const SERVER_CODES = [
  'unauthenticated',
  'not-allowed',
  'not-found',
  'version-conflict',
  'id-taken',
  'invalid-input',
  'too-many-requests',
  'too-large',
  'foreign-origin',
  'wrong-pin',
  'locked-out',
  'first-run-done',
  'setup-code-needed',
  'link-expired',
  'last-owner',
  'undo-unknown',
  'too-many-demos',
  'file-unreadable',
  'method-not-allowed',
  'disk-full',
  'not-written',
  'damaged',
  'newer-events',
  'internal',
] as const;
export type ServerCode = (typeof SERVER_CODES)[number];
export type ServerWords = { readonly [C in ServerCode]: { readonly title: string; readonly detail?: string } };
