import type { Cents } from '@riffle/money';
import type { EntryId } from '../ids.ts';
import type { Tournament } from '../state.ts';
import { kindByKind, NOTHING_WON, type WonKind } from './handed.ts';
import { type Handed, NO_MONEY } from './money-state.ts';

/** What everybody was handed out and still has. */
export function handedSoFar(state: Tournament): ReadonlyMap<EntryId, Required<Handed>> {
  const handed = new Map<EntryId, Required<Handed>>();
  for (const payment of (state.money ?? NO_MONEY).payments) {
    if (payment.what !== 'handedOut' || payment.reversed === true) continue;
    const sofar = handed.get(payment.entry) ?? NOTHING_WON;
    handed.set(
      payment.entry,
      kindByKind((kind) => sofar[kind] + (payment[kind] ?? 0)),
    );
  }
  return handed;
}

/** Of what was won, what was handed out already: it stays, and nothing more of it is due. */
export function onlyHanded(
  state: Tournament,
  won: ReadonlyMap<EntryId, Cents>,
  kind: WonKind,
): ReadonlyMap<EntryId, Cents> {
  const handed = handedSoFar(state);
  return new Map(
    [...won].flatMap(([entry, amount]) => {
      const stays = Math.min(amount, Math.max(0, handed.get(entry)?.[kind] ?? 0));
      return stays === 0 ? [] : [[entry, stays as Cents] as const];
    }),
  );
}
