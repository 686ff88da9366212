import type { Chips } from '@riffle/cards';
import type { HandRefusal } from '@riffle/hand';
import type { SeatNo } from '@riffle/table';

/** Where something stands in a file: its line, from 1, or in JSON the path to it; of a list of actions, which one, from 1. */
export type Place = ({ readonly line: number } | { readonly pointer: string }) & { readonly actionNo?: number };

/** Why a file with hands cannot be read or played. */
export type RecordFaultOf =
  | { readonly code: 'not-readable'; readonly says: string }
  | { readonly code: 'no-hand' }
  /** `most`: signs. Nobody played so much in one hand. */
  | { readonly code: 'too-large'; readonly most: number }
  | { readonly code: 'nested-too-deep' }
  | { readonly code: 'field-missing' | 'field-wrong'; readonly field: string }
  | { readonly code: 'too-many'; readonly field: string; readonly found: number; readonly most: number }
  | { readonly code: 'variant-unknown'; readonly variant: string }
  | { readonly code: 'action-unreadable'; readonly action: string }
  | { readonly code: 'action-refused'; readonly refusal: HandRefusal };
export type RecordFault = Place & RecordFaultOf;
export type RecordFaultCode = RecordFaultOf['code'];

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

/** Why a played hand cannot be written in a format. */
export type WriteFault =
  | { readonly code: 'variant-not-in-format'; readonly variant: string }
  | {
      readonly code: 'not-in-format';
      readonly what:
        | 'cardsPutRight'
        | 'deadPost'
        | 'killedHand'
        | 'partShown'
        | 'severalBoards'
        | 'unfinishedHand'
        | 'voidHand';
    }
  /** Read again it would end otherwise: the format has no way to say what decided. */
  | { readonly code: 'would-not-come-back' };
