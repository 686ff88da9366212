import type { Instant } from '@riffle/aggregate';
import type { NewEntry } from '../command.ts';
import type { Objection } from '../decision.ts';
import type { TournamentEvent } from '../event.ts';
import { type SaleId, toSaleId } from '../ids.ts';
import { hasEntered } from '../people-index.ts';
import { setupOf } from '../rulebook-of.ts';
import type { Tournament } from '../state.ts';
import { bountiesSealed } from './bounties-sealed.ts';
import { limitPassed } from './limits.ts';
import { type MoneySetup, type Profile, priceOf, type SaleKind } from './money-setup.ts';
import { readingAt } from './offered.ts';
import { offeredNow } from './offered-at.ts';
import { type OnTerms, onTerms } from './own-terms.ts';

type Sold = Extract<TournamentEvent, { readonly type: 'Sold' }>;
type Priced =
  | { readonly ok: true; readonly sold: readonly Sold[] }
  | { readonly ok: false; readonly why: NonNullable<Objection> };
type Asked = { readonly entries: readonly NewEntry[]; readonly reason?: string; readonly now: Instant };

/** The sale that an entry is made with. */
export const saleOfEntry = (entry: string): SaleId => toSaleId(`${entry}:entry`);

/** The same where it is still free: who was struck off may be entered under his id again, and each sale has an id of its own. */
function newSaleOf(taken: ReadonlySet<string>, entry: string): SaleId {
  const first = saleOfEntry(entry);
  let sale = first;
  for (let nth = 2; taken.has(sale); nth += 1) sale = toSaleId(`${first}:${String(nth)}`);
  return sale;
}

/** What new entries cost, each by the profile it names or that the clock proposes. Nothing where the night keeps no money. */
export function priceOfEntries(state: Tournament, { entries, reason, now }: Asked): Priced {
  const { money } = setupOf(state);
  if (money === undefined) return { ok: true, sold: [] };
  const taken = new Set<string>(state.money?.sales.map(({ id }) => id));
  const sold: Sold[] = [];
  const asked: { readonly kind: SaleKind; readonly person: NewEntry['person'] }[] = [];
  for (const { entry, person, profile: named, price, chips } of entries) {
    const kind = hasEntered(state, person) ? 'reEntry' : 'entry';
    const found = profileFor(state, money, { kind, named, reason, now });
    if (!found.ok) return found;
    const sealed = bountiesSealed(state, found.profile);
    if (sealed !== undefined) return { ok: false, why: sealed };
    const passed = limitPassed(state, money, { kind, person }, readingAt(state, now), asked);
    if (passed !== undefined && !reason) return { ok: false, why: passed };
    asked.push({ kind, person });
    const priced = onTerms(found.profile, { price, chips, reason });
    if (!priced.ok) return priced;
    sold.push(soldAs(newSaleOf(taken, entry), entry, priced, { at: now, reason }));
  }
  return { ok: true, sold };
}

type Wanted = {
  readonly kind: SaleKind;
  readonly named: string | undefined;
  readonly reason: string | undefined;
  readonly now: Instant;
};
type Found =
  | { readonly ok: true; readonly profile: Profile }
  | { readonly ok: false; readonly why: NonNullable<Objection> };

/** The profile that is named, or the first that is offered now. A reason sells what is not offered at this moment. */
export function profileFor(state: Tournament, money: MoneySetup, { kind, named, reason, now }: Wanted): Found {
  const offered = offeredNow(money, kind, readingAt(state, now), now);
  const all = money.profiles.filter((profile) => profile.kind === kind);
  const among = reason ? all : offered;
  const profile = named === undefined ? (offered[0] ?? among[0]) : among.find(({ id }) => id === named);
  if (profile !== undefined) return { ok: true, profile };
  const [known] = named === undefined ? all : all.filter(({ id }) => id === named);
  if (known === undefined) return { ok: false, why: { code: 'no-such-profile', kind } };
  const { breaks: _, ...when } = known.offered ?? {};
  const [holds] = offered;
  const instead = holds && { name: holds.name, price: priceOf(holds) };
  return { ok: false, why: { code: 'not-offered', kind, ...when, ...(instead && { instead }) } };
}

export const soldAs = (
  sale: SaleId,
  entry: NewEntry['entry'],
  { profile: { id, name, kind, parts, chips }, listed, listedChips }: OnTerms,
  { at, reason }: { readonly at: Instant; readonly reason: string | undefined },
): Sold => ({
  v: 1,
  type: 'Sold',
  sale,
  entry,
  profile: id,
  name,
  kind,
  parts,
  chips,
  at,
  ...(listed !== undefined && { listed }),
  ...(listedChips !== undefined && { listedChips }),
  ...(reason && { reason }),
  because: [],
});
