import { type Cents, prizesOf, type SpecialWon, shareOut } from '@riffle/money';
import type { Objection } from '../decision.ts';
import type { EntryId } from '../ids.ts';
import { policyOf, setupOf } from '../rulebook-of.ts';
import { stageOf } from '../stage.ts';
import type { Tournament } from '../state.ts';
import { forfeitsPrizes } from './disqualified.ts';
import { type Awarded, NO_MONEY } from './money-state.ts';
import { byOddCents } from './odd-cents.ts';
import { prizeField, prizePool } from './prize-pool.ts';

/** A special prize of the night's plan, and what became of it. */
export type Special = SpecialWon & { readonly no: number; readonly awarded?: Awarded };

export function specials(state: Tournament): readonly Special[] {
  const { prizePlan } = setupOf(state);
  if (prizePlan?.special === undefined) return [];
  const { awarded } = state.money ?? NO_MONEY;
  return prizesOf(prizePlan, prizeField(state), prizePool(state)).special.map((prize, nth) => {
    const outcome = awarded.find(({ special }) => special === nth + 1);
    return { ...prize, no: nth + 1, ...(outcome && { awarded: outcome }) };
  });
}

/** In money: several share in equal parts, odd cents as the rulebook says. `of`: those of the pool alone. */
export function specialsWon(state: Tournament, of?: 'pool'): ReadonlyMap<EntryId, Cents> {
  const won = new Map<EntryId, Cents>();
  for (const { money, awarded, from } of specials(state)) {
    if (of !== undefined && from !== of) continue;
    if (money === 0 || awarded === undefined || awarded.entries.length === 0) continue;
    const inOrder = byOddCents(state, awarded.entries, noStack);
    const parts = shareOut(
      money,
      inOrder.map(() => 1),
    );
    for (const [nth, entry] of inOrder.entries()) {
      if (!forfeitsPrizes(state, entry)) won.set(entry, ((won.get(entry) ?? 0) + (parts[nth] ?? 0)) as Cents);
    }
  }
  return won;
}

/** It is no hand that they share in: whoever goes out later, with chips that were counted, takes no cent from anybody. */
const noStack = (): undefined => undefined;

/** What of it the house adds, as nobody paid it in. */
export const specialsAdded = (state: Tournament): Cents =>
  specials(state).reduce(
    (sum, { from, money, awarded }) => sum + (from === 'added' && (awarded?.entries.length ?? 0) > 0 ? money : 0),
    0,
  ) as Cents;

/** Whether this prize can be his: what is offered and what is accepted. */
export function mayNotWin(
  state: Tournament,
  { kind, name, on }: Pick<Special, 'kind' | 'name' | 'on'>,
  id: EntryId,
): Objection {
  const entry = state.entries.get(id);
  if (entry === undefined) return { code: 'no-such-entry', entry: id };
  if (forfeitsPrizes(state, id)) {
    const { refs } = policyOf(setupOf(state), 'sanctions.disqualifiedScore');
    return { code: 'special-not-his', name, entry: id, why: 'disqualified', refs };
  }
  if (kind === 'bubble' && entry.out === undefined) return { code: 'special-not-his', name, entry: id, why: 'stillIn' };
  if (kind !== 'onThePlayer' || on === undefined) return undefined;
  const why = notHisHead(state, on as EntryId, id);
  return why && { code: 'special-not-his', name, entry: id, why };
}

/** It is his who put the named player out; whoever wins the night keeps his own. */
function notHisHead(state: Tournament, on: EntryId, id: EntryId): 'headStillIn' | 'ownHead' | 'notByHim' | undefined {
  const head = state.entries.get(on);
  if (head === undefined) return 'notByHim';
  if (head.out === undefined) {
    if (stageOf(state) !== 'over') return 'headStillIn';
    return id === on ? undefined : 'notByHim';
  }
  if (id === on) return 'ownHead';
  const hand = state.bustOuts.find((bustOut) => bustOut.id === head.out);
  const by = hand?.out.find(({ entry }) => entry === on)?.by ?? [];
  // nobody was named when he went out: the floor says who it was
  return by.length === 0 || by.includes(id) ? undefined : 'notByHim';
}

/** Who can win it now, by running number. */
export const candidates = (state: Tournament, special: Special): readonly EntryId[] =>
  [...state.entries.values()]
    .filter(({ id }) => mayNotWin(state, special, id) === undefined)
    .toSorted((a, b) => a.no - b.no)
    .map(({ id }) => id);
