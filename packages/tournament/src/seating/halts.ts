import type { TableId } from '../ids.ts';
import type { Reason } from '../reason.ts';
import type { Tournament } from '../state.ts';

export const halts = (_state: Tournament): { readonly [table: TableId]: readonly Reason[] } => ({});
