import type { Chips } from '@riffle/cards';
import type { SeatNo } from '@riffle/table';
import type { Place } from './hand-record.ts';

/** What a replay put right: what a record leaves out, or writes otherwise than the rules play it. */
export type RepairOf =
  | { readonly code: 'fold-added' | 'check-or-call-added' | 'show-added' | 'muck-added'; readonly seat: SeatNo }
  | { readonly code: 'needless-check' | 'last-muck'; readonly seat: SeatNo }
  | { readonly code: 'raise-is-call'; readonly seat: SeatNo; readonly written: Chips }
  | { readonly code: 'raise-to-minimum'; readonly seat: SeatNo; readonly written: Chips; readonly to: Chips }
  | { readonly code: 'bets-over-limit' }
  | { readonly code: 'ends-early' };
export type Repair = Place & RepairOf;
export type RepairCode = RepairOf['code'];
