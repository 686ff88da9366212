import {
  balance,
  boxOf,
  type Cents,
  type PoolDeduction,
  type PrizePlan,
  readyPlan,
  shareOut,
  toCents,
} from '@riffle/money';
import { toPersonId } from '@riffle/people';
import { policy, type Rulebook, rulebooks } from '@riffle/rulebooks';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TournamentCommand } from '../command.ts';
import { equal } from '../equal.ts';
import type { TournamentEvent } from '../event.ts';
import { evolve } from '../evolve.ts';
import { fits } from '../fits.ts';
import { toBoxId, toBustOutId, toEntryId, toPaymentId, toPenaltyId, toSaleId } from '../ids.ts';
import { initial } from '../initial.ts';
import { playersLeft } from '../seating-index.ts';
import type { Tournament } from '../state.ts';
import { Evening } from '../testing.ts';
import { view } from '../view-of.ts';
import { dues } from './dues.ts';
import { envelopesWorth } from './envelopes-worth.ts';
import { moneyFaults } from './faults.ts';
import { handedSum } from './handed.ts';
import { headsTaken } from './heads-taken.ts';
import type { BountyForm } from './money-setup.ts';
import { type NightTotals, nightTotals } from './night-totals.ts';
import { owed } from './paying.ts';
import { saleOfEntry } from './price-of-entry.ts';
import { unsettled } from './settling.ts';
import { standing } from './standing.ts';
import { MONEY, WITH_BOUNTY } from './testing.ts';
import { THINGS_FROM } from './thing-from.ts';
import { isUnsettled } from './unsettled.ts';

const upTo = (most: number) => fc.integer({ min: 1, max: most });
const entry = upTo(8).map((no) => toEntryId(`e${String(no)}`));
const person = upTo(6).map((no) => toPersonId(`p${String(no)}`));
const box = upTo(2).map((no) => toBoxId(`b${String(no)}`));
const payment = upTo(40).map((no) => toPaymentId(`z${String(no)}`));
const sale = upTo(20).map((no) => toSaleId(`s${String(no)}`));
const bustOut = upTo(12).map((no) => toBustOutId(`h${String(no)}`));
const cents = fc.constantFrom(500, 1_000, 2_000, 2_500, 3_000).map(toCents);
const reason = fc.constantFrom('', 'so gesagt');
const means = fc.constantFrom('cash', 'card');
const penalty = upTo(4).map((no) => toPenaltyId(`p${String(no)}`));
const offence = fc.constant('collusion');
const measure = fc.constant('disqualification');
/** What costs money by a rulebook: the floor says how much. */
const FINED = {
  offence: fc.constant('clothing'),
  rule: fc.constant('72(4)'),
  measure: fc.constant('fine'),
  fine: cents,
};
const of = (type: string, fields: object) => fc.record({ type: fc.constant(type), ...fields });

const special = upTo(3);
const BESIDE: Omit<PrizePlan, 'places'> = {
  things: [{ place: 1, thing: 'Pokal' }],
  points: [10, 7, 5],
  special: [
    { kind: 'badBeat', name: 'Bad Beat', worth: { amount: toCents(1_003) }, from: 'pool', thing: 'Flasche' },
    { kind: 'randomEntry', name: 'Los', worth: { share: 37 }, from: 'pool', secret: true },
    { kind: 'onThePlayer', name: 'Auf e1', worth: { amount: toCents(2_000) }, from: 'added', points: 1, on: 'e1' },
  ],
};

const WITH_SPECIALS: PrizePlan = { ...readyPlan('topThree'), ...BESIDE };

const SATELLITE: PrizePlan = {
  places: { by: 'satellite', seat: { name: 'Finale', price: toCents(3_300) }, rest: 'nextPlace' },
};

/** In parts of a point and of a hit. */
const byHand = fc.record({ sum: fc.integer({ min: -3, max: 3 }), among: fc.constantFrom(1, 2, 4) });
const BY_FORMULA: PrizePlan = {
  ...readyPlan('topThree'),
  scoring: { formula: 'log((n + 1) / r) - nr + take / 100', perHit: { sum: 1, among: 4 }, sharedHits: 'parts' },
};

/** Beside prizes that are typed in. */
const TYPED: PrizePlan = { ...BESIDE, places: { by: 'hand' } };

/** What is done with money in an evening, sensible or not. */
const command = fc.oneof(
  { arbitrary: of('AddEntries', { entries: fc.tuple(fc.record({ entry, person })), reason }), weight: 3 },
  of('WithdrawEntry', { entry }),
  { arbitrary: of('Sell', { sale, entry, kind: fc.constantFrom('entry', 'rebuy', 'addOn'), reason }), weight: 4 },
  {
    arbitrary: of('Sell', {
      ...{ sale, entry, kind: fc.constantFrom('entry', 'rebuy', 'addOn'), reason },
      ...{ price: cents, chips: fc.constantFrom(0, 1, 5_000, 10_000, 12_345) },
    }),
    weight: 2,
  },
  of('ReverseSale', { sale: fc.oneof(sale, entry.map(saleOfEntry)), reason }),
  of('OpenBox', { box, name: fc.constant('Kasse'), float: cents }),
  of('MoveCash', { box, amount: fc.constantFrom(-2_000, -500, 500, 9_000).map(toCents) }),
  of('CountBox', { box, cash: cents, card: cents }),
  {
    arbitrary: of('TakeMoney', {
      payment,
      box,
      means,
      amounts: fc.array(fc.record({ entry, amount: cents }), { maxLength: 3 }),
    }),
    weight: 6,
  },
  { arbitrary: of('GiveBack', { payment, box, means, entry, amount: cents }), weight: 2 },
  { arbitrary: of('HandOut', { payment, box, means, entry }), weight: 5 },
  of('ReversePayment', { payment, reason }),
  of('AgreeDeal', {
    shares: fc.uniqueArray(fc.record({ entry, amount: cents }), { selector: (one) => one.entry, maxLength: 5 }),
    method: fc.constant('hand'),
    agreed: fc.constant(['e1', 'e2', 'e3', 'e4', 'e5', 'e6', 'e7', 'e8'].map(toEntryId)),
  }),
  { arbitrary: of('GivePenalty', { penalty, entry, offence, measure }), weight: 1 },
  { arbitrary: of('GivePenalty', { penalty, entry, ...FINED }), weight: 3 },
  of('EndPenalty', { penalty, how: fc.constant('waived'), reason }),
  of('AddMoney', { amount: fc.constantFrom(-1_000, 700, 5_000).map(toCents), reason }),
  { arbitrary: of('BookByHand', { entry, amount: fc.constantFrom(-500, 300, 2_000).map(toCents), reason }), weight: 1 },
  { arbitrary: of('AdjustPoints', { entry, points: byHand, reason }), weight: 1 },
  { arbitrary: of('AdjustHits', { entry, hits: byHand, reason }), weight: 1 },
  { arbitrary: of('Settle', { reason }), weight: 1 },
  {
    arbitrary: of('BustOut', {
      bustOut,
      out: fc.array(fc.record({ entry, by: fc.array(entry, { maxLength: 2 }) }), { minLength: 1, maxLength: 2 }),
    }),
    weight: 5,
  },
  of('Reinstate', { entry }),
  { arbitrary: of('AwardSpecial', { special, entries: fc.uniqueArray(entry, { maxLength: 3 }), reason }), weight: 3 },
  of('DrawSpecial', { special }),
  of('HandOverThing', { from: fc.constantFrom(...THINGS_FROM), no: special, entry }),
  // what is in them is worked out when it is asked
  of('SealEnvelopes', { envelopes: fc.constant([]) }),
  { arbitrary: of('DrawEnvelope', { entry }), weight: 5 },
  of('JumpToLevel', { level: fc.integer({ min: 0, max: 9 }) }),
  of('ChangeSetup', {
    changes: fc.constantFrom(
      { prizes: [9_000, 3_001, 1_000] },
      { prizes: [5_000] },
      { prizePlan: readyPlan('topThree') },
      { prizePlan: readyPlan('twentyPercent') },
      { prizePlan: WITH_SPECIALS },
      { prizePlan: SATELLITE },
      { prizePlan: TYPED },
      { prizePlan: BY_FORMULA },
      { prizePlan: { ...readyPlan('topThree'), house: { share: 77 } } },
      { prizePlan: { ...readyPlan('topThree'), deductions: [{ share: 33 }, { name: 'Saal', share: 5 }] } },
    ),
  }),
  of('ChangeSetup', { changes: fc.constant({}), clear: fc.constant(['prizePlan']) }),
) as unknown as fc.Arbitrary<TournamentCommand>;

type Asked = {
  readonly book: string;
  readonly form: BountyForm;
  readonly deductions: readonly PoolDeduction[];
  readonly steps: readonly TournamentCommand[];
};

const policyOf = (book: string, name: 'entries.bounty' | 'entries.houseFee') =>
  policy(rulebooks.find(({ id }) => id === book) as Rulebook, name).value;

function evening({ book, form, deductions, steps: asked }: Asked, check: (night: Evening) => void): Evening {
  // one value for all, and all of it his who takes it: where the rulebook has it so, there is no other form
  const isJeton = policyOf(book, 'entries.bounty') === 'jetonPerEntry';
  const bounty: BountyForm = isJeton ? { by: 'head' } : form;
  // where the house may keep nothing of a pool beside bounties, none is put up
  const keeps = deductions.length > 0 && policyOf(book, 'entries.houseFee') === 'neverWithBounty';
  const money = { ...(keeps ? MONEY : WITH_BOUNTY), bounty, guarantee: toCents(20_000) };
  const night = new Evening(book, {
    money,
    prizes: [9_000, 4_001, 2_000].map(toCents),
    lateEntryThrough: 3,
    ...(deductions.length > 0 && { prizePlan: { ...readyPlan('topThree'), deductions } }),
  });
  night.do({ type: 'OpenBox', box: toBoxId('b1'), name: 'Anna', float: toCents(50_000) });
  night.start(5, 1);
  for (const wanted of asked) {
    const before = night.state;
    const verdict = night.try(wanted.type === 'SealEnvelopes' ? filled(before) : wanted);
    if (!verdict.ok) continue;
    let state = before;
    for (const event of verdict.value) {
      expect(fits(state, event), `${event.type} fits`).toBe(true);
      const next = evolve(state, event);
      if (event.type === 'PrizeHandedOut') expect(handedOver(state, next, event)).toEqual([]);
      state = next;
    }
    check(night);
  }
  return night;
}

/** What somebody owes and what he has won are as much less as went over the counter, and no debt is more than paid. */
function handedOver(
  before: Tournament,
  after: Tournament,
  { entry: who, box: at, means: by, setOff = 0 as Cents }: Extract<TournamentEvent, { type: 'PrizeHandedOut' }>,
): readonly string[] {
  const stand = (state: Tournament): number => {
    const due = dues(state).find((one) => one.entry === who);
    return (due === undefined ? 0 : handedSum(due)) - owed(state, who);
  };
  const held = (state: Tournament): number => balance(state.money?.ledger ?? [], boxOf(at, by));
  const paid = held(before) - held(after);
  const debt = Math.max(0, owed(before, who));
  return [
    ...(stand(before) - stand(after) === paid ? [] : [`${String(paid)} for ${String(stand(before) - stand(after))}`]),
    ...(paid >= 0 && setOff >= 0 && setOff <= debt ? [] : [`${String(setOff)} set off against ${String(debt)}`]),
    ...(paid === 0 || setOff === debt ? [] : [`${String(paid)} paid to who still owes`]),
  ];
}

/** A count of what was not in the box, and a settlement with something open that nobody gave a reason for. */
function untrue(state: Tournament, events: readonly TournamentEvent[]): readonly string[] {
  const faults: string[] = [];
  for (const event of events) {
    if (event.type !== 'BoxCounted') continue;
    const counted = state.money?.boxes.find(({ id }) => id === event.box)?.counted;
    if (counted !== undefined && !equal(counted.expected, event.expected)) faults.push(`${event.box} held other money`);
  }
  const { settled } = state.money ?? {};
  if (settled !== undefined && settled.reason === undefined && isUnsettled(unsettled(state))) faults.push('settled');
  return faults;
}

/** Whose stack is not what stands sold to him, of those to whom an entry is. */
function chipsOff(state: Tournament): readonly string[] {
  const sold = Map.groupBy(standing(state), ({ entry: who }) => who);
  return [...state.entries.values()].flatMap(({ id, stack }) => {
    const sales = sold.get(id) ?? [];
    const sum = sales.reduce((total, { chips }) => total + chips, 0);
    const enters = sales.some(({ kind }) => kind === 'entry' || kind === 'reEntry');
    return enters && sum !== stack ? [`${id} has ${String(stack)} of ${String(sum)}`] : [];
  });
}

/** Told to be out by who is out in the same hand: he won a pot in it, and has chips. */
const outByOut = (events: readonly TournamentEvent[]): readonly string[] =>
  events.flatMap((event) => {
    if (event.type !== 'BustedOut' && event.type !== 'BustOutChanged') return [];
    const gone = new Set(event.out.map(({ entry: id }) => id));
    return event.out.flatMap(({ entry: id, by }) => (by.some((one) => gone.has(one)) ? [`${id} by one of them`] : []));
  });

/** As many as are in, the first with what cannot be parted. */
function filled(state: Tournament): TournamentCommand {
  const count = playersLeft(state);
  const envelopes = shareOut(
    envelopesWorth(state),
    Array.from({ length: count }, () => 1),
  );
  return { type: 'SealEnvelopes', envelopes };
}

const books = fc.constantFrom(...rulebooks.map(({ id }) => id));
const forms = fc.constantFrom<BountyForm>(
  { by: 'head' },
  { by: 'head', buyersOnly: true },
  { by: 'progressive', toKiller: 500 },
  { by: 'progressive', toKiller: 333, buyersOnly: true },
  { by: 'mystery' },
);
const deducted = fc.constantFrom<(readonly PoolDeduction[])[]>(
  [],
  [{ share: 77 }],
  [{ name: 'Saal', amount: toCents(3_333) }],
  [
    { share: 105, amount: toCents(701) },
    { name: 'Saal', share: 31 },
  ],
  [{ name: 'Finale', share: 900 }, { name: 'Saal', amount: toCents(1_001) }, { share: 50 }],
);
const asked = fc.record({
  book: books,
  form: forms,
  deductions: deducted,
  steps: fc.array(command, { maxLength: 80, size: 'max' }),
});

describe('whatever is sold, taken, given back and handed out', () => {
  it('every movement balances, and every account is what happened on it', () => {
    fc.assert(
      fc.property(asked, (one) => {
        evening(one, ({ state }) => expect(moneyFaults(state)).toEqual([]));
      }),
      { numRuns: 120 },
    );
  });

  it('is given back whole where the night is called off, at whatever moment: nothing of it is won or owed then', () => {
    fc.assert(
      fc.property(asked, (one) => {
        const night = evening(one, () => undefined);
        if (night.state.deal !== undefined || !night.try({ type: 'CallOff', reason: 'Sturm' }).ok) return;
        const again = { reason: 'abgesagt' };
        for (const { id, what, reversed } of night.state.money?.payments ?? [])
          if (what === 'handedOut' && reversed !== true) night.try({ type: 'ReversePayment', payment: id, ...again });
        for (const { id } of standing(night.state).toReversed()) {
          night.try({ type: 'ReverseSale', sale: id, ...again });
          expect(moneyFaults(night.state)).toEqual([]);
        }
        const { specials, things, leftOver = 0 } = unsettled(night.state);
        const had =
          standing(night.state).length > 0 || night.state.money?.payments.some(({ what }) => what === 'handedOut');
        expect({ specials, things }).toEqual({ specials: 0, things: 0 });
        if (had === true) return;
        const due = dues(night.state).filter(({ prize, bounty, special: won }) => prize + bounty + won !== 0);
        expect(due).toEqual([]);
        // what the house put in it takes out again
        expect(leftOver).toBeLessThanOrEqual(night.state.money?.added ?? 0);
      }),
      { numRuns: 60 },
    );
  });

  it('what the night came to is what its accounts are once it is settled, and all that came in', () => {
    fc.assert(
      fc.property(asked, (one) => {
        const night = evening(one, () => undefined);
        if (night.state.money?.settled === undefined && !night.try({ type: 'Settle', reason: 'so gesagt' }).ok) return;
        night.try({ type: 'Settle', reason: 'so gesagt' });
        const seen = view(night.state, { as: 'staff' });
        const totals = nightTotals(seen) as NightTotals;
        const { accounts = {} } = seen.money?.books ?? {};
        const at = (account: string): number => -(accounts[account] ?? 0) + 0;
        const named = Object.keys(accounts).filter((account) => account.startsWith('deduction:'));
        for (const account of new Set([...named, ...Object.keys(totals.deductions).map((name) => `deduction:${name}`)]))
          expect(totals.deductions[account.slice('deduction:'.length)] ?? 0).toBe(at(account));
        const { fee, staff, houseShare, fines, byHand, added } = totals;
        expect({ fee, staff, houseShare, fines, given: added + byHand }).toEqual({
          ...{ fee: at('fee'), staff: at('staff'), houseShare: at('houseShare') },
          ...{ fines: at('fines') + at('goodCause'), given: -at('added') - at('guarantee') },
        });
        const { pool, bounties: heads, turnover, deductions, difference } = totals;
        const kept = fee + staff + houseShare + Object.values(deductions).reduce((sum, amount) => sum + amount, 0);
        expect(pool + heads + kept).toBe(turnover + added);
        const differences = Object.keys(accounts).filter((account) => account.startsWith('difference:'));
        expect(difference).toBe(differences.reduce((sum, account) => sum + at(account), 0));
      }),
      { numRuns: 60 },
    );
  });

  it('nobody has more or fewer chips than were sold to him, at whatever number', () => {
    fc.assert(
      fc.property(asked, (one) => {
        evening(one, ({ state }) => expect(chipsOff(state)).toEqual([]));
      }),
      { numRuns: 120 },
    );
  });

  it('whose a bounty will be is said before a hand is recorded as it is booked then', () => {
    fc.assert(
      fc.property(asked, (one) => {
        let before = initial as Tournament;
        evening(one, ({ state }) => {
          const hand = state.bustOuts.find(({ id }) => before.bustOuts.every((known) => known.id !== id));
          if (hand !== undefined && before.setup !== undefined) {
            const of = (night: Tournament) => headsTaken(night).filter(({ bustOut }) => bustOut === hand.id);
            expect(of({ ...before, bustOuts: [...before.bustOuts, hand] })).toEqual(of(state));
          }
          before = state;
        });
      }),
      { numRuns: 80 },
    );
  });

  it('nobody is out by somebody who is out in the same hand', () => {
    fc.assert(
      fc.property(asked, (one) => {
        evening(one, ({ events }) => expect(outByOut(events)).toEqual([]));
      }),
      { numRuns: 60 },
    );
  });

  it('no step taken back makes a cent', () => {
    fc.assert(
      fc.property(asked, fc.nat(), (one, which) => {
        const { commits } = evening(one, ({ state, events }) => expect(untrue(state, events)).toEqual([]));
        const gone = 1 + (which % (commits.length - 1));
        let state = initial;
        for (const [nth, { events }] of commits.entries()) {
          if (nth === gone) continue;
          const next = events.reduce<typeof state | undefined>(
            (now, event) => (now !== undefined && fits(now, event) ? evolve(now, event) : undefined),
            state,
          );
          state = next ?? state;
          expect(moneyFaults(state)).toEqual([]);
        }
        expect(
          untrue(
            state,
            commits.flatMap(({ events }) => events),
          ),
        ).toEqual([]);
      }),
      { numRuns: 80 },
    );
  });
});
