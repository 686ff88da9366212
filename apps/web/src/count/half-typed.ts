import type { EntryId, TableId } from '@riffle/tournament';
import { typingAt } from '../device/kept-typing.ts';
import { fieldOf, type Typed } from './typed-stacks.ts';

/** What is typed of one table, for the count to which it would belong. */
export type TypingOf = { readonly table: TableId; readonly count: number };
type Kept = { readonly count: number; readonly typed: Typed };

const typingOf = ({ table }: TypingOf) => typingAt<Kept>(`riffle.count.typed.${table}`);

/** A page that is loaded anew, or a dialog that is opened again, goes on where somebody was; only of those who sit there still. */
export function halfTyped(of: TypingOf, entries: readonly EntryId[], now: number): Typed {
  const kept = typingOf(of).read(now);
  if (kept === undefined || kept.count !== of.count) return {};
  const isHere = (field: string): boolean =>
    entries.some((entry) => field === fieldOf({ entry }) || field.startsWith(`${entry} `));
  return Object.fromEntries(Object.entries(kept.typed).filter(([field]) => isHere(field)));
}

export const keepTyped = (of: TypingOf, typed: Typed, now: number): void =>
  typingOf(of).keep({ count: of.count, typed }, now);

/** It was told. */
export const forgetTyped = (of: TypingOf): void => typingOf(of).forget();
