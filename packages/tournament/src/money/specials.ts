import type { Instant } from '@riffle/aggregate';
import { type Cents, prizesOf, type SpecialWon, shareOut } from '@riffle/money';
import { notPlayed } from '../called-off.ts';
import type { Objection } from '../decision.ts';
import type { BustOutId, EntryId } from '../ids.ts';
import { policyOf, setupOf } from '../rulebook-of.ts';
import { stageOf } from '../stage.ts';
import type { Tournament } from '../state.ts';
import { forfeitsPrizes } from './disqualified.ts';
import { isGivenBack } from './given-back.ts';
import { onlyHanded } from './handed-so-far.ts';
import { type Awarded, type Hat, NO_MONEY } from './money-state.ts';
import { byOddCents } from './odd-cents.ts';
import { prizeField, prizePool } from './prize-pool.ts';

/** A special prize of the night's plan, and what became of it. */
export type Special = SpecialWon & { readonly no: number; readonly awarded?: Awarded; readonly hat?: HatStand };

/** `left`: how many of the heads in it may still be the one. `head`: whose it was. */
export type HatStand = {
  readonly at: Instant;
  readonly heads: number;
  readonly left: number;
  readonly head?: EntryId;
};

function hatStand({ at, among, told }: Hat): HatStand {
  const head = told.find(({ is }) => is)?.entry;
  return { at, heads: among.length, left: among.length - told.length, ...(head !== undefined && { head }) };
}

export function specials(state: Tournament): readonly Special[] {
  const { prizePlan } = setupOf(state);
  if (prizePlan?.special === undefined) return [];
  const { awarded, hats = [] } = state.money ?? NO_MONEY;
  return prizesOf(prizePlan, prizeField(state), prizePool(state)).special.map((prize, nth) => {
    const outcome = awarded.find(({ special }) => special === nth + 1);
    const hat = hats.find(({ special }) => special === nth + 1);
    return { ...prize, no: nth + 1, ...(outcome && { awarded: outcome }), ...(hat && { hat: hatStand(hat) }) };
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
  return isGivenBack(state) ? onlyHanded(state, won, 'special') : won;
}

/** It is no hand that they share in: whoever goes out later, with chips that were counted, takes no cent from anybody. */
const noStack = (): undefined => undefined;

/** What of it the house adds, as nobody paid it in: for what nobody may have it adds nothing. */
export const specialsAdded = (state: Tournament): Cents =>
  (sum(specialsWon(state).values()) - sum(specialsWon(state, 'pool').values())) as Cents;

const sum = (amounts: Iterable<number>): number => [...amounts].reduce((all, amount) => all + amount, 0);

/** Whether this prize can be his: what is offered and what is accepted. */
export function mayNotWin(
  state: Tournament,
  { no, kind, name, on }: Pick<Special, 'no' | 'kind' | 'name' | 'on'>,
  id: EntryId,
): Objection {
  const entry = state.entries.get(id);
  if (entry === undefined) return { code: 'no-such-entry', entry: id };
  if (isGivenBack(state)) return notPlayed(state);
  if (forfeitsPrizes(state, id)) {
    const { refs } = policyOf(setupOf(state), 'sanctions.disqualifiedScore');
    return { code: 'special-not-his', name, entry: id, why: 'disqualified', refs };
  }
  if (kind === 'bubble' && entry.out === undefined) return { code: 'special-not-his', name, entry: id, why: 'stillIn' };
  const why =
    kind === 'secretHead'
      ? notHisSecret(state, no, id)
      : kind === 'onThePlayer' && on !== undefined
        ? notHisHead(state, on as EntryId, id)
        : undefined;
  return why && { code: 'special-not-his', name, entry: id, why };
}

type NotHisHead = 'notDrawn' | 'headStillIn' | 'ownHead' | 'notByHim';

/** Whoever bought back in since has lost his head all the same, in the hand in which it came out. */
function notHisSecret(state: Tournament, no: number, id: EntryId): NotHisHead | undefined {
  const hat = state.money?.hats?.find(({ special }) => special === no);
  if (hat === undefined) return 'notDrawn';
  const head = hat.told.find(({ is }) => is);
  return head === undefined ? 'headStillIn' : notHisHead(state, head.entry, id, head.bustOut);
}

/** It is his who put this player out; whoever wins the night, or is left when a deal or the time ends it, keeps his own. */
function notHisHead(state: Tournament, on: EntryId, id: EntryId, lost?: BustOutId): NotHisHead | undefined {
  const head = state.entries.get(on);
  if (head === undefined) return 'notByHim';
  const hands = [lost, head.out].flatMap((one) => state.bustOuts.find((hand) => hand.id === one) ?? []);
  const hand = hands.find(({ out }) => out.some(({ entry }) => entry === on));
  if (hand === undefined && stageOf(state) !== 'over') return 'headStillIn';
  if (hand === undefined || hand.ended === true) return id === on ? undefined : 'notByHim';
  if (id === on) return 'ownHead';
  const by = hand.out.find(({ entry }) => entry === on)?.by ?? [];
  // nobody was named when he went out: the floor says who it was
  return by.length === 0 || by.includes(id) ? undefined : 'notByHim';
}

/** Who can win it now, by running number. */
export const candidates = (state: Tournament, special: Special): readonly EntryId[] =>
  [...state.entries.values()]
    .filter(({ id }) => mayNotWin(state, special, id) === undefined)
    .toSorted((a, b) => a.no - b.no)
    .map(({ id }) => id);
