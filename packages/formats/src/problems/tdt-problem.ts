/** Where in a `.tdt` file, both from 1; all of such a file often stands in one row. */
export type TdtPlace = { readonly row: number; readonly column: number };

/** Why a file of The Tournament Director cannot be read. */
export type TdtFaultOf =
  | { readonly code: 'no-text' | 'nested-too-deep' | 'no-tournament' }
  /** `most`: bytes. */
  | { readonly code: 'too-large'; readonly most: number }
  /** `found`: what stands there, cut short; empty at the end of the file. */
  | { readonly code: 'unexpected'; readonly found: string }
  | { readonly code: 'text-not-closed' }
  | { readonly code: 'key-twice'; readonly key: string }
  | { readonly code: 'field-missing' | 'field-wrong'; readonly field: string };
export type TdtFault = TdtFaultOf & TdtPlace;
export type TdtFaultCode = TdtFaultOf['code'];

/** What a file has that is not taken, or not as it stands there. Amounts are in cents. */
export type TdtRemark =
  /** Several have no last bust-out: they have no place yet. */
  | { readonly code: 'not-over'; readonly left: number }
  | { readonly code: 'names-no-players' }
  | ({ readonly code: 'amount-rounded'; readonly field: string; readonly written: string } & TdtPlace)
  /** Points are worked out by a formula of the program, never stored. */
  | { readonly code: 'formula-not-run' }
  /** What bounty chips brought is not stored. */
  | { readonly code: 'bounties-not-paid'; readonly sold: number }
  | { readonly code: 'fixed-rake-not-taken' }
  | { readonly code: 'deals-not-read'; readonly deals: number }
  /** More have it than whole cents can be given to, or a deal shared it: it is in nobody's winnings. */
  | { readonly code: 'prize-not-shared'; readonly prize: string; readonly amount: number; readonly among: number }
  | { readonly code: 'prize-unclaimed'; readonly prize: string; readonly amount: number }
  | { readonly code: 'recipient-unknown'; readonly prize: string; readonly id: string }
  | { readonly code: 'hitman-unknown'; readonly player: string; readonly id: string }
  | { readonly code: 'prizes-differ'; readonly pot: number; readonly prizes: number };
export type TdtRemarkCode = TdtRemark['code'];
