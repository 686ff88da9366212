import type { FormulaProblem } from '@riffle/formula';

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
  /** The night's formula of points cannot be read, asks what is not in the file, or has no value for this player. */
  | { readonly code: 'formula-no-value'; readonly formula: FormulaProblem; readonly player?: string }
  /** What bounty chips brought is not stored: worked out from who was out, by whom. `kept`: of chips that nobody could be given. */
  | { readonly code: 'bounties-worked-out'; readonly sold: number; readonly kept: number }
  /** By hand, and not nothing. */
  | {
      readonly code: 'adjusted';
      readonly player: string;
      readonly cash: number;
      readonly points: number;
      readonly hits: number;
    }
  | { readonly code: 'fixed-rake-not-taken' }
  | { readonly code: 'deals-not-read'; readonly deals: number }
  /** More have it than whole cents can be given to, or a deal shared it: it is in nobody's winnings. */
  | { readonly code: 'prize-not-shared'; readonly prize: string; readonly amount: number; readonly among: number }
  | { readonly code: 'prize-unclaimed'; readonly prize: string; readonly amount: number }
  | { readonly code: 'recipient-unknown'; readonly prize: string; readonly id: string }
  | { readonly code: 'hitman-unknown'; readonly player: string; readonly id: string }
  | { readonly code: 'prizes-differ'; readonly pot: number; readonly prizes: number };
export type TdtRemarkCode = TdtRemark['code'];

/** What of a night is not in the templates made of it, or otherwise than it stands there. `no-…`, `…-unfit`: that part is not there at all. */
export type TdtLeft =
  | { readonly code: 'no-levels' | 'no-stack' | 'no-chips' | 'no-prices' | 'no-prizes' }
  /** `line`: of all levels and breaks, from 1. */
  | { readonly code: 'level-unfit'; readonly line: number; readonly field: string }
  | { readonly code: 'game-unknown'; readonly game: string }
  /** Who posts an ante is not kept. */
  | { readonly code: 'ante-form' }
  | { readonly code: 'limits-not-taken'; readonly levels: number }
  | { readonly code: 'chip-up-marks'; readonly marks: number }
  | { readonly code: 'late-entry-open' }
  | { readonly code: 'chips-unfit'; readonly value?: number }
  | { readonly code: 'colour-unknown'; readonly chip: string; readonly colour: string }
  | { readonly code: 'case-unknown' }
  | { readonly code: 'stack-differs'; readonly sum: number; readonly stack: number }
  | { readonly code: 'prices-unfit'; readonly profile?: string }
  | { readonly code: 'sale-off'; readonly kind: 'entry' | 'rebuy' | 'addOn' }
  | { readonly code: 'profile-off'; readonly profile: string }
  | { readonly code: 'profile-points'; readonly profile: string; readonly points: number }
  | { readonly code: 'rakes-as-fee' }
  | { readonly code: 'currency-assumed'; readonly currency: string }
  | { readonly code: 'house-contribution'; readonly amount: number }
  | { readonly code: 'fixed-rake' }
  | { readonly code: 'prizes-unfit'; readonly place?: number }
  | { readonly code: 'prizes-of-evening' }
  | { readonly code: 'rounded-down'; readonly unit: number }
  | { readonly code: 'prize-beside' | 'prize-adjusted'; readonly prize: string }
  /** The file names neither a percentage nor an amount: what the program made of it that evening. */
  | { readonly code: 'prize-worked-out'; readonly place: number }
  /** Per cent as written, and as taken. */
  | { readonly code: 'prize-share'; readonly place: number; readonly percent: number; readonly taken: number }
  /** No whole points, or below 0; `taken` is not there where no place has any. */
  | { readonly code: 'prize-points'; readonly place: number; readonly points: number; readonly taken?: number }
  | { readonly code: 'hit-points'; readonly points: number }
  /** The night's formula of points, and what a hit gives, are in no template: they cannot be read, or there is no prize plan for them. */
  | { readonly code: 'formula-left'; readonly formula?: FormulaProblem }
  | { readonly code: 'passed-over' };
