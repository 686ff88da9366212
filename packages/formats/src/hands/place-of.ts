import type { Place } from '../problems/record-fault.ts';

/** Only where something stands. */
export function placeOf(at: Place): Place {
  const action = at.actionNo === undefined ? {} : { actionNo: at.actionNo };
  return 'line' in at ? { line: at.line, ...action } : { pointer: at.pointer, ...action };
}
