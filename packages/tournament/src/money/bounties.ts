import { type Cents, shareOut } from '@riffle/money';
import type { BustOutId, EntryId } from '../ids.ts';
import { isInPlay } from '../seating-index.ts';
import { stageOf } from '../stage.ts';
import type { OutInHand, Tournament } from '../state.ts';
import { takersOf } from './bounty-takers.ts';
import { forfeitsPrizes } from './disqualified.ts';
import { standing } from './limits.ts';
import { bountyIn } from './money-by-the-book.ts';
import type { BountyForm } from './money-setup.ts';

/** What somebody has won by knocking others out, and what stands on his own head. */
export type Bounty = { readonly won: Cents; readonly head: Cents };

export const bountyForm = ({ setup }: Tournament): BountyForm => setup?.money?.bounty ?? { by: 'head' };

/** Nothing of it is anybody's twice: what is won, what stands on heads and what nobody has won are what was paid in. */
export const bounties = (state: Tournament): ReadonlyMap<EntryId, Bounty> => {
  const form = bountyForm(state);
  return withoutForfeited(state, form.by === 'mystery' ? byEnvelope(state) : byHead(state, toKillerOf(form)).found);
};

/** What somebody left who went out and nobody has won: of an envelope it is not known yet. */
export type Unclaimed = { readonly entry: EntryId; readonly bustOut: BustOutId; readonly amount?: Cents };

/** Nobody is named who took them out, or several where the floor is to name one. The floor says who; else it is the house's in the end. */
export function unclaimed(state: Tournament): readonly Unclaimed[] {
  const form = bountyForm(state);
  if (form.by !== 'mystery') return byHead(state, toKillerOf(form)).left;
  const { players = [], drawn = [] } = state.money?.mystery ?? {};
  const had = new Set(drawn.map(({ entry }) => entry));
  return players.flatMap((entry) => {
    const bustOut = state.entries[entry]?.out;
    const out = had.has(entry) ? undefined : lastOf(state, entry);
    return bustOut === undefined || out === undefined || takersOf(state, out).length > 0 ? [] : [{ entry, bustOut }];
  });
}

const toKillerOf = (form: BountyForm): number => (form.by === 'progressive' ? form.toKiller : 1_000);

/** What a disqualified player has won is nobody's where he loses all prizes; what stands on his head is still to be won. */
const withoutForfeited = (state: Tournament, found: ReadonlyMap<EntryId, Bounty>): typeof found =>
  new Map(
    [...found].flatMap(([id, { won, head }]) => {
      if (won === 0 || !forfeitsPrizes(state, id)) return [[id, { won, head }]];
      return head === 0 ? [] : [[id, { won: 0 as Cents, head }]];
    }),
  );

/**
 * From the hands in their order. Each buy-in or rebuy puts its bounty on the head of the life that it pays for; who loses a
 * life leaves what is on it to those who took it, in equal parts, odd cents as the rulebook says. What of it they are not
 * paid goes onto their own heads. Nobody named, or several where the floor is to name one: it stays where it is, and is the
 * house's in the end. Who is left at the end takes his own.
 */
function byHead(
  state: Tournament,
  toKiller: number,
): { readonly found: ReadonlyMap<EntryId, Bounty>; readonly left: readonly Unclaimed[] } {
  const left: Unclaimed[] = [];
  const heads = new Map<string, number>();
  for (const { entry, life, parts } of standing(state)) add(heads, headOf(entry, life), bountyIn({ parts }));
  const won = new Map<EntryId, number>();
  const lives = new Map<EntryId, number>();
  for (const { id: bustOut, out } of state.bustOuts) {
    const fallen = new Set<EntryId>();
    for (const one of losersFirst(out)) {
      const life = lives.get(one.entry) ?? 0;
      lives.set(one.entry, life + 1);
      fallen.add(one.entry);
      const value = heads.get(headOf(one.entry, life)) ?? 0;
      const takers = value === 0 ? [] : takersOf(state, one);
      if (value > 0 && takers.length === 0) left.push({ entry: one.entry, bustOut, amount: value as Cents });
      if (takers.length === 0) continue;
      heads.delete(headOf(one.entry, life));
      // what cannot be parted in the middle is paid
      const paid = value - Math.floor((value * (1_000 - toKiller)) / 1_000);
      shared(paid, takers, (taker, part) => add(won, taker, part));
      shared(value - paid, takers, (taker, part) =>
        // who kept his own, or has gone out himself, has no head to put it on
        fallen.has(taker) ? add(won, taker, part) : add(heads, headOf(taker, lives.get(taker) ?? 0), part),
      );
    }
  }
  const over = stageOf(state) === 'over';
  const found = new Map<EntryId, Bounty>();
  for (const entry of Object.values(state.entries)) {
    const head = entry.out === undefined ? (heads.get(headOf(entry.id, lives.get(entry.id) ?? 0)) ?? 0) : 0;
    const own = over && isInPlay(entry) ? head : 0;
    const sum = (won.get(entry.id) ?? 0) + own;
    if (sum > 0 || head > 0) found.set(entry.id, { won: sum as Cents, head: head as Cents });
  }
  return { found, left };
}

/** Who lost to somebody that went out in the same hand comes before him: what he leaves is on that head before it falls. */
function losersFirst(out: readonly OutInHand[]): readonly OutInHand[] {
  const behind = ({ by }: OutInHand, seen: ReadonlySet<EntryId>): number =>
    by.reduce((most, killer) => {
      const next = seen.has(killer) ? undefined : out.find(({ entry }) => entry === killer);
      return next === undefined ? most : Math.max(most, 1 + behind(next, new Set([...seen, killer])));
    }, 0);
  return out.toSorted((a, b) => behind(b, new Set([b.entry])) - behind(a, new Set([a.entry])) || b.rank - a.rank);
}

/** What was drawn for who is out is theirs who took him out; the winner's own is his. Heads are worth nothing before. */
function byEnvelope(state: Tournament): ReadonlyMap<EntryId, Bounty> {
  const won = new Map<EntryId, number>();
  for (const { entry, amount } of state.money?.mystery?.drawn ?? []) {
    const out = lastOf(state, entry);
    const own = stageOf(state) === 'over' ? [entry] : [];
    const takers = out === undefined ? own : takersOf(state, out);
    shared(amount, takers, (taker, part) => add(won, taker, part));
  }
  return new Map([...won].map(([entry, amount]) => [entry, { won: amount as Cents, head: 0 as Cents }]));
}

/** The hand in which somebody went out for good. */
export const lastOf = (state: Tournament, id: EntryId) =>
  state.bustOuts.find((hand) => hand.id === state.entries[id]?.out)?.out.find(({ entry }) => entry === id);

const headOf = (entry: EntryId, life: number): string => `${entry} ${String(life)}`;

function shared(amount: number, takers: readonly EntryId[], give: (taker: EntryId, part: number) => void): void {
  if (amount === 0) return;
  const parts = shareOut(
    amount as Cents,
    takers.map(() => 1),
  );
  for (const [nth, taker] of takers.entries()) give(taker, parts[nth] ?? 0);
}

function add<K>(sums: Map<K, number>, key: K, amount: number): void {
  if (amount > 0) sums.set(key, (sums.get(key) ?? 0) + amount);
}
