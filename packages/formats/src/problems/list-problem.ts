/** Why a list of players, or a row of it, cannot be taken as it is. */
export type ListProblem =
  // of the whole file
  | { readonly code: 'empty' }
  | { readonly code: 'only-headers' }
  | { readonly code: 'not-a-list' }
  | { readonly code: 'old-workbook' | 'encrypted-workbook' | 'broken-workbook' | 'workbook-too-large' }
  | { readonly code: 'no-name-column' }
  // of a league's list
  | { readonly code: 'no-league-columns' }
  // of a row
  | { readonly code: 'no-name' }
  | { readonly code: 'line-break-in-name' }
  | { readonly code: 'too-many-columns'; readonly found: number; readonly expected: number }
  | { readonly code: 'broken-quoting'; readonly column: string }
  | { readonly code: 'unclosed-quote'; readonly column: string }
  | { readonly code: 'error-in-cell'; readonly column: string; readonly found: string }
  | { readonly code: 'formula-without-value'; readonly column: string }
  | { readonly code: 'unreadable-characters'; readonly column: string }
  | { readonly code: 'too-long'; readonly column: string; readonly longest: number }
  // of a row of a league's list
  | { readonly code: 'no-club' }
  | { readonly code: 'not-a-date'; readonly column: string; readonly found: string }
  | { readonly code: 'not-a-number'; readonly column: string; readonly found: string }
  | { readonly code: 'cell-missing'; readonly column: string }
  | { readonly code: 'no-such-division'; readonly column: string; readonly found: string }
  | { readonly code: 'played-already'; readonly division: string; readonly round: number }
  | { readonly code: 'twice-in-list'; readonly line: number }
  // of a cell that is left out; the row is good without it
  | { readonly code: 'bad-date'; readonly column: string; readonly found: string }
  | { readonly code: 'bad-email'; readonly column: string; readonly found: string };
