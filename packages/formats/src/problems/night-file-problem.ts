/** Why a file with one night in it cannot be taken in. `commit` counts from 1, as the log does. */
export type NightFileProblem =
  | { readonly code: 'no-json' }
  | { readonly code: 'too-deep' }
  | { readonly code: 'other-format' }
  | { readonly code: 'newer-version'; readonly found: number }
  /** `pointer`: where, as a JSON pointer. */
  | { readonly code: 'bad-field'; readonly pointer: string }
  | { readonly code: 'no-night' }
  | { readonly code: 'out-of-order'; readonly commit: number; readonly found: number }
  | { readonly code: 'commit-twice'; readonly commit: number }
  /** It begins only once. */
  | { readonly code: 'created-twice'; readonly commit: number }
  | { readonly code: 'takes-back-unknown'; readonly commit: number }
  | { readonly code: 'not-replayable'; readonly commit: number }
  | { readonly code: 'changed' };
