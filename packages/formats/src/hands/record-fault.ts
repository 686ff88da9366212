import type { HandRefusal } from '@riffle/hand';
import type { Place } from './hand-record.ts';

/** Why a file with hands cannot be read or played. */
export type RecordFault = Place &
  (
    | { readonly code: 'not-readable'; readonly says: string }
    | { readonly code: 'no-hand' }
    | { readonly code: 'field-missing' | 'field-wrong'; readonly field: string }
    | { readonly code: 'variant-unknown'; readonly variant: string }
    | { readonly code: 'action-unreadable'; readonly action: string }
    | { readonly code: 'action-refused'; readonly refusal: HandRefusal }
  );
export type RecordFaultCode = RecordFault['code'];
