import { remembered } from '@riffle/aggregate';
import { type Cents, shareOut } from '@riffle/money';
import type { BustOutId, EntryId } from '../ids.ts';
import { bountyForm, bountyIn } from './bounty-form.ts';
import type { BountyNight, OutWithBounty } from './bounty-night.ts';
import { takersOf } from './bounty-takers.ts';
import { standing } from './standing.ts';

/** What becomes of the bounty of somebody who goes out. `kept`: only buyers win, and none of them took him out. */
export type HeadTaken = { readonly bustOut: BustOutId; readonly entry: EntryId } & (
  | { readonly is: 'won'; readonly value: Cents; readonly parts: readonly PartOfHead[]; readonly kept?: true }
  | { readonly is: 'envelope'; readonly by: readonly EntryId[]; readonly kept?: true }
  | { readonly is: 'stays'; readonly why: WhyItStays; readonly value: Cents }
);
/** What one of them is paid, and what goes onto his own head. */
type PartOfHead = { readonly entry: EntryId; readonly paid: Cents; readonly onto: Cents };
export type WhyItStays = 'noHead' | 'nobodyNamed' | 'oneOfSeveral' | 'notSealed';

/** One for each who went out, hand by hand: what is booked, and what is said before it is. */
export const headsTaken = (night: BountyNight): readonly HeadTaken[] =>
  bountyForm(night).by === 'mystery' ? byEnvelope(night) : byHead(night).taken;

/** What is left on the heads of those who are in. */
export const headsLeft = remembered((night: BountyNight): ReadonlyMap<EntryId, Cents> => {
  if (bountyForm(night).by === 'mystery') return new Map();
  const { heads, lives } = byHead(night);
  const left = new Map<EntryId, Cents>();
  for (const [id, { out }] of night.entries) {
    const head = heads.get(headOf(id, lives.get(id) ?? 0)) ?? 0;
    if (head > 0 && out === undefined) left.set(id, head as Cents);
  }
  return left;
});

/**
 * From the hands in their order. Each buy-in or rebuy puts its bounty on the head of the life that it pays for; who loses a
 * life leaves what is on it to those who took it, in equal parts, odd cents as the rulebook says. What of it they are not
 * paid goes onto their own heads. Nobody named, or several where the floor is to name one: it stays where it is, and is the
 * house's in the end. All that is due, paid or shown asks for it.
 */
const byHead = remembered((night: BountyNight) => {
  const form = bountyForm(night);
  const toKiller = form.by === 'progressive' ? form.toKiller : 1_000;
  const heads = new Map<string, number>();
  for (const { entry, life, parts } of standing(night)) add(heads, headOf(entry, life), bountyIn({ parts }));
  for (const { entry, head = 0 } of night.carried?.entries ?? []) add(heads, headOf(entry, 0), head);
  const taken: HeadTaken[] = [];
  const lives = new Map<EntryId, number>();
  const gone = new Set<EntryId>();
  for (const hand of night.bustOuts) {
    const { id: bustOut, out } = hand;
    const fallen = new Set<EntryId>();
    for (const one of losersFirst(out)) {
      const { entry } = one;
      const life = lives.get(entry) ?? 0;
      lives.set(entry, life + 1);
      fallen.add(entry);
      if (night.entries.get(entry)?.out === bustOut) gone.add(entry);
      const value = (heads.get(headOf(entry, life)) ?? 0) as Cents;
      const takers = value === 0 ? [] : takersOf(night, one, hand);
      if (takers.length === 0) {
        taken.push({ bustOut, entry, is: 'stays', why: value === 0 ? 'noHead' : whyNobody(one), value });
        continue;
      }
      heads.delete(headOf(entry, life));
      // what cannot be parted in the middle is paid
      const paid = value - Math.floor((value * (1_000 - toKiller)) / 1_000);
      const [cash, grown] = [sharedBy(takers, paid), sharedBy(takers, value - paid)];
      const parts = takers.map((taker, nth): PartOfHead => {
        const [now = 0, later = 0] = [cash[nth], grown[nth]];
        // who kept his own, or has gone out himself, in this hand or by a correction before it, has no head to put it on
        const onto = fallen.has(taker) || gone.has(taker) ? 0 : later;
        add(heads, headOf(taker, lives.get(taker) ?? 0), onto);
        return { entry: taker, paid: (now + later - onto) as Cents, onto: onto as Cents };
      });
      taken.push({ bustOut, entry, is: 'won', value, parts, ...keptIn(entry, takers) });
    }
  }
  return { heads, lives, taken };
});

/** Before they are sealed a bounty lies in all envelopes together, and is nobody's. */
function byEnvelope(night: BountyNight): readonly HeadTaken[] {
  const sealedFor = new Set(night.money?.mystery?.players);
  return night.bustOuts.flatMap((hand) =>
    hand.out.map((one): HeadTaken => {
      const { entry } = one;
      const bustOut = hand.id;
      const stays = { bustOut, entry, is: 'stays', value: 0 as Cents } as const;
      if (!sealedFor.has(entry)) return { ...stays, why: 'notSealed' };
      const by = takersOf(night, one, hand);
      if (by.length === 0) return { ...stays, why: whyNobody(one) };
      return { bustOut, entry, is: 'envelope', by, ...keptIn(entry, by) };
    }),
  );
}

const whyNobody = ({ by }: OutWithBounty): WhyItStays => (by.length === 0 ? 'nobodyNamed' : 'oneOfSeveral');
const keptIn = (entry: EntryId, takers: readonly EntryId[]): { readonly kept?: true } =>
  takers.includes(entry) ? { kept: true } : {};

/** Who lost to somebody that went out in the same hand comes before him: what he leaves is on that head before it falls. */
function losersFirst(out: readonly OutWithBounty[]): readonly OutWithBounty[] {
  const behind = ({ by }: OutWithBounty, seen: ReadonlySet<EntryId>): number =>
    by.reduce((most, killer) => {
      const next = seen.has(killer) ? undefined : out.find(({ entry }) => entry === killer);
      return next === undefined ? most : Math.max(most, 1 + behind(next, new Set([...seen, killer])));
    }, 0);
  return out.toSorted((a, b) => behind(b, new Set([b.entry])) - behind(a, new Set([a.entry])) || b.rank - a.rank);
}

const headOf = (entry: EntryId, life: number): string => `${entry} ${String(life)}`;

/** In equal parts, in the order in which they get odd cents. */
export const sharedBy = (takers: readonly EntryId[], amount: number): readonly Cents[] =>
  amount === 0
    ? []
    : shareOut(
        amount as Cents,
        takers.map(() => 1),
      );

function add(sums: Map<string, number>, key: string, amount: number): void {
  if (amount > 0) sums.set(key, (sums.get(key) ?? 0) + amount);
}
