import type { PersonId } from '@riffle/people';
import type { Entry } from '../state.ts';

/** Who plays, or has played, each heat of this stack so far, the first first. */
export const heatsOf = ({ heatsBefore = [], person }: Pick<Entry, 'heatsBefore' | 'person'>): readonly PersonId[] => [
  ...heatsBefore,
  person,
];

/** Where the stack changed hands in the heat that begins: who has played all before it. */
export function heatsBefore(entry: Entry, from: PersonId, heat: number): readonly PersonId[] {
  const before = entry.heatsBefore ?? [];
  return Array.from({ length: heat - 1 }, (_, index) => before[index] ?? from);
}

/** Since which heat he who has it now plays this stack; absent where it never changed hands. */
export const tookOver = ({ heatsBefore: before }: Entry): number | undefined => before && before.length + 1;
