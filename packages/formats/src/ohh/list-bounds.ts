import { MOST_ACTIONS } from '../hands/bounds.ts';
import type { RecordFault } from '../problems/record-fault.ts';

/** Every bad entry of a list would be told, so lists that no hand has are not looked into: a million entries take gigabytes. */
const MOST = { players: 64, rounds: 64, cards: 64, pots: 64, player_wins: 64, actions: MOST_ACTIONS } as const;
type ListName = keyof typeof MOST;

/** The first list that is longer than a hand can make it. */
export function tooLongList(hand: unknown): RecordFault | undefined {
  const root = '/ohh';
  return (
    tooLong(hand, 'players', root) ??
    tooLong(hand, 'rounds', root) ??
    tooLong(hand, 'pots', root) ??
    firstAmong(hand, 'rounds', root, (round, at) => {
      return (
        tooLong(round, 'cards', at) ??
        tooLong(round, 'actions', at) ??
        firstAmong(round, 'actions', at, (action, under) => tooLong(action, 'cards', under))
      );
    }) ??
    firstAmong(hand, 'pots', root, (pot, at) => tooLong(pot, 'player_wins', at))
  );
}

function tooLong(of: unknown, field: ListName, under: string): RecordFault | undefined {
  const found = listIn(of, field).length;
  const most = MOST[field];
  return found > most ? { code: 'too-many', field, found, most, pointer: `${under}/${field}` } : undefined;
}

function firstAmong(
  of: unknown,
  field: ListName,
  under: string,
  look: (one: unknown, at: string) => RecordFault | undefined,
): RecordFault | undefined {
  for (const [nth, one] of listIn(of, field).entries()) {
    const found = look(one, `${under}/${field}/${String(nth)}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

function listIn(of: unknown, field: ListName): readonly unknown[] {
  if (typeof of !== 'object' || of === null || !Object.hasOwn(of, field)) return [];
  const value = (of as Readonly<Record<string, unknown>>)[field];
  return Array.isArray(value) ? value : [];
}
