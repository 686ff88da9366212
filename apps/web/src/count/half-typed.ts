import type { EntryId, TableId } from '@riffle/tournament';
import { fieldOf, type Typed } from './typed-stacks.ts';

/** What is typed of one table, for the count to which it would belong. */
export type TypingOf = { readonly table: TableId; readonly count: number };
type Kept = TypingOf & { readonly at: number; readonly typed: Typed };

const place = ({ table }: TypingOf): string => `riffle.count.typed.${table}`;
/** What was typed longer ago is no stack that lies there now. */
const LONGEST = 15 * 60_000;

/** A page that is loaded anew, or a dialog that is opened again, goes on where somebody was; only of those who sit there still. */
export function halfTyped(of: TypingOf, entries: readonly EntryId[], now: number): Typed {
  const kept = read(of);
  if (kept === undefined || kept.count !== of.count || now - kept.at > LONGEST) return {};
  const isHere = (field: string): boolean =>
    entries.some((entry) => field === fieldOf({ entry }) || field.startsWith(`${entry} `));
  return Object.fromEntries(Object.entries(kept.typed).filter(([field]) => isHere(field)));
}

export const keepTyped = (of: TypingOf, typed: Typed, now: number): void =>
  sessionStorage.setItem(place(of), JSON.stringify({ ...of, at: now, typed } satisfies Kept));

/** It was told. */
export const forgetTyped = (of: TypingOf): void => sessionStorage.removeItem(place(of));

function read(of: TypingOf): Kept | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(place(of)) ?? 'null') as Kept | null) ?? undefined;
  } catch {
    return undefined;
  }
}
