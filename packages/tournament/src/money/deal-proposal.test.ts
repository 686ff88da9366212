import { toChips } from '@riffle/cards';
import { toCents } from '@riffle/money';
import { toPersonId } from '@riffle/people';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TournamentCommand } from '../command.ts';
import { evolve } from '../evolve.ts';
import { fits } from '../fits.ts';
import { type EntryId, toBustOutId, toDealId, toEntryId, toTableId } from '../ids.ts';
import { initial } from '../initial.ts';
import { places } from '../places.ts';
import { playerOf } from '../role.ts';
import { toMillis } from '../structure.ts';
import { director, Evening } from '../testing.ts';
import { view } from '../view-of.ts';
import { prizesWon } from './dues.ts';
import { moneyFaults } from './faults.ts';

const id = (no: number): EntryId => toEntryId(`e${String(no)}`);
const [first, second] = [toDealId('deal-1'), toDealId('deal-2')];
const STACKS = [12_000, 9_000, 6_000, 3_000].map(toChips);
const PRIZES = [50_000, 30_000, 20_000, 10_000].map(toCents);

const evening = (book: string, players = 4): Evening => {
  const night = new Evening(book, { prizes: PRIZES, lateEntryThrough: 0 });
  night.start(players, 1);
  night.do({ type: 'JumpToLevel', level: 12 });
  return night;
};
/** In euros, from the first entry on. */
const proposal = (amounts: readonly number[], deal = first): TournamentCommand => ({
  ...{ type: 'ProposeDeal', deal, method: 'hand' },
  shares: amounts.map((amount, nth) => ({
    ...{ entry: id(nth + 1), amount: toCents(Math.round(amount * 100)) },
    ...(STACKS[nth] !== undefined && { chips: STACKS[nth] }),
  })),
});
const yes = (no: number, deal = first): TournamentCommand => ({ type: 'ConsentToDeal', deal, entry: id(no) });
const no = (who: number, deal = first): TournamentCommand => ({ type: 'DeclineDeal', deal, entry: id(who) });
const out = (night: Evening, who: number) =>
  night.do({ type: 'BustOut', bustOut: toBustOutId(`h${String(who)}`), out: [{ entry: id(who), by: [] }] });
/** As the player of that entry, at his own phone. */
const as = (night: Evening, who: number): Evening => {
  night.actor = { id: playerOf(id(who)), role: 'player' };
  return night;
};
const asStaff = (night: Evening): Evening => {
  night.actor = director;
  return night;
};

describe('a deal is proposed', () => {
  it('[pvb:07(1)] never where the rulebook forbids deals, by whatever method', () => {
    const refusal = evening('pvb').refusal(proposal([400, 300, 200, 200]));
    expect(refusal).toMatchObject({ code: 'deal-forbidden' });
    expect(refusal?.refs?.some((ref) => ref.endsWith(':07(1)'))).toBe(true);
  });

  it('[bdpv:6.30] to all who are in, and to nobody else', () => {
    const night = evening('bdpv');
    const three = night.refusal(proposal([400, 400, 300]));
    expect(three).toMatchObject({ code: 'deal-not-by-all', without: [id(4)] });
    expect(three?.refs?.some((ref) => ref.endsWith(':6.30'))).toBe(true);
    expect(night.refusal(proposal([300, 300, 300, 200]))).toBeUndefined();
  });

  it.each(['gcb', 'oepbl', 'tda55'])('under %s, which says nothing of deals, where all agree', (book) => {
    expect(evening(book).refusal(proposal([300, 300, 300, 200]))).toBeUndefined();
  });

  it('with no less than the next prize for anybody, and no more than is left to win', () => {
    const night = evening('tda55');
    expect(night.refusal(proposal([500, 300, 210, 90]))).toMatchObject({ code: 'deal-share-too-small', entry: id(4) });
    expect(night.refusal(proposal([500, 300, 200, 101]))).toMatchObject({ code: 'deal-too-much' });
  });

  it('and shares nothing until all have agreed', () => {
    const night = evening('tda55');
    night.do(proposal([300, 300, 300, 200]));
    for (const who of [1, 2, 3]) night.do(yes(who));
    expect(night.state.deal).toBeUndefined();
    expect(prizesWon(night.state).size).toBe(0);
  });

  it('is seen by staff, and not by the room', () => {
    const night = evening('tda55');
    night.do(proposal([300, 300, 300, 200]));
    night.do(yes(2));
    expect(view(night.state, { as: 'staff' }).dealProposal?.consents).toMatchObject([{ entry: id(2) }]);
    expect(view(night.state, { as: 'staff' }).asked).toBeUndefined();
    // the phones of those who are in listen as the room does: it hears that somebody is asked, and nothing of what
    const open = view(night.state, { as: 'room' });
    night.do({ type: 'WithdrawDeal', deal: first });
    expect(open).toEqual({ ...view(night.state, { as: 'room' }), asked: first });
    expect(view(night.state, { as: 'room' }).asked).toBeUndefined();
  });

  it('and who agreed is no business of the room', () => {
    const night = evening('tda55');
    night.do(proposal([300, 300, 300, 200]));
    night.do(yes(2));
    for (const who of [1, 3, 4]) night.do(yes(who));
    expect(view(night.state, { as: 'room' }).deal).not.toHaveProperty('consents');
  });
});

describe('each answers for himself', () => {
  it('[bdpv:6.30] with the last yes it is agreed, with who gave each and when', () => {
    const night = evening('bdpv');
    night.do(proposal([350, 300, 250, 150]));
    night.do(yes(1));
    as(night, 2).do(yes(2));
    asStaff(night).do(yes(3));
    const events = as(night, 4).do(yes(4));
    expect(events.map(({ type }) => type)).toEqual(['DealConsented', 'DealAgreed']);
    expect(JSON.stringify(events)).toContain('6.30');
    expect(night.state.deal).toMatchObject({ left: 5_000, shares: [{ amount: 35_000 }, {}, {}, {}] });
    expect(night.state.deal?.consents?.map(({ by }) => by)).toEqual(['dora', 'player:e2', 'dora', 'player:e4']);
    expect(night.state.dealProposal).toBeUndefined();
  });

  it('a player for nobody else, and he does nothing but that', () => {
    const night = evening('tda55');
    night.do(proposal([300, 300, 300, 200]));
    as(night, 2);
    expect(night.refusal(yes(1))).toMatchObject({ code: 'role-may-not', role: 'player' });
    expect(night.refusal(no(1))).toMatchObject({ code: 'role-may-not' });
    expect(night.refusal({ type: 'WithdrawDeal', deal: first })).toMatchObject({ code: 'role-may-not' });
    expect(night.refusal(proposal([300, 300, 300, 200], second))).toMatchObject({ code: 'role-may-not' });
    expect(night.refusal(yes(2))).toBeUndefined();
    night.actor = { id: 'player:', role: 'player' };
    expect(night.refusal({ ...yes(2), entry: toEntryId('') } as TournamentCommand)).toMatchObject({
      code: 'not-in-play',
    });
  });

  it('one no ends it, also of somebody who had said yes', () => {
    const night = evening('tda55');
    night.do(proposal([300, 300, 300, 200]));
    night.do(yes(3));
    as(night, 3).do(no(3));
    expect(night.state.dealProposal).toBeUndefined();
    expect(night.refusal(yes(3))).toEqual({ code: 'deal-not-open' });
  });

  it('a yes to other numbers counts for nothing', () => {
    const night = evening('tda55');
    night.do(proposal([300, 300, 300, 200]));
    for (const who of [1, 2, 3]) night.do(yes(who));
    night.do(proposal([350, 300, 250, 200], second));
    expect(night.state.dealProposal?.consents).toEqual([]);
    expect(as(night, 4).refusal(yes(4))).toEqual({ code: 'deal-not-open' });
    expect(as(night, 4).refusal(yes(4, second))).toBeUndefined();
  });

  it('twice is once', () => {
    const night = evening('tda55');
    night.do(proposal([300, 300, 300, 200]));
    night.do(yes(1));
    expect(night.refusal(yes(1))).toEqual({ code: 'nothing-to-do' });
  });
});

describe('a proposal falls', () => {
  it('when somebody goes out, and stands again when that is taken back', () => {
    const night = evening('tda55');
    night.do(proposal([300, 300, 300, 200]));
    night.do(yes(1));
    expect(out(night, 4).map(({ type }) => type)).toContain('DealFell');
    expect(night.state.dealProposal).toBeUndefined();
    const without = night.commits.slice(0, -1).flatMap(({ events }) => events);
    expect(without.reduce(evolve, initial).dealProposal?.consents).toHaveLength(1);
  });

  it('when other prizes hold, and not by what has nothing to do with it', () => {
    const night = evening('tda55');
    night.do(proposal([300, 300, 300, 200]));
    night.do({ type: 'PauseClock' });
    expect(night.state.dealProposal).toBeDefined();
    const changes = { prizes: [toCents(60_000), ...PRIZES.slice(1)] };
    expect(night.do({ type: 'ChangeSetup', changes }).map(({ type }) => type)).toContain('DealFell');
  });

  it.each([
    ['the clock goes on', { type: 'StartClock' }],
    ['the next hand is dealt', { type: 'NextHand', tables: [toTableId('t1')] }],
  ] as const)('when %s: the chips are not those that were counted; taken back, it stands again', (_, onward) => {
    const night = evening('tda55');
    night.do({ type: 'PauseClock' });
    const [seat] = [...night.state.entries.values()].flatMap(({ at }) => (at === undefined ? [] : [at.seat]));
    if (seat !== undefined) night.do({ type: 'PlaceButton', table: toTableId('t1'), seat });
    night.do(proposal([300, 300, 300, 200]));
    night.do(yes(1));
    const fell = night.do(onward).find(({ type }) => type === 'DealFell');
    expect(fell).toMatchObject({ deal: first, why: 'playedOn' });
    expect(night.state.dealProposal).toBeUndefined();
    expect(night.refusal(yes(2))).toEqual({ code: 'deal-not-open' });
    const without = night.commits.slice(0, -1).flatMap(({ events }) => events);
    expect(without.reduce(evolve, initial).dealProposal?.consents).toHaveLength(1);
  });

  it('not by a break that begins, and by its end', () => {
    const night = evening('tda55');
    night.do(proposal([300, 300, 300, 200]));
    night.do({ type: 'BreakNow', duration: toMillis(300_000) });
    expect(night.state.dealProposal).toBeDefined();
    night.do({ type: 'EndBreak' });
    expect(night.state.dealProposal).toBeUndefined();
  });

  it('the last yes means nothing any more once an earlier one is taken back', () => {
    const night = evening('tda55', 2);
    night.do(proposal([450, 350]));
    const before = night.state;
    night.do(yes(1));
    const [consented, agreed] = night.do(yes(2));
    const withoutFirst = consented === undefined ? before : evolve(before, consented);
    expect(agreed && fits(withoutFirst, agreed)).toBe(false);
  });
});

describe('after it', () => {
  const agreed = (book: string, amounts: readonly number[]): Evening => {
    const night = evening(book);
    night.do(proposal(amounts));
    for (const who of [1, 2, 3, 4]) night.do(yes(who));
    return night;
  };
  const end: TournamentCommand = { type: 'EndPlay', bustOut: toBustOutId('end') };

  it('[bdpv:6.29] it is played to the end', () => {
    const refusal = agreed('bdpv', [400, 300, 250, 150]).refusal(end);
    expect(refusal).toMatchObject({ code: 'play-on-after-deal' });
    expect(refusal?.refs?.some((ref) => ref.endsWith(':6.29'))).toBe(true);
  });

  it('play may end where the rulebook does not ask for it, with places by the chips that were counted', () => {
    const night = agreed('tda55', [400, 300, 250, 150]);
    night.do(end);
    expect(view(night.state, { as: 'staff' }).stage).toBe('over');
    expect([1, 2, 3, 4].map((who) => places(night.state).get(id(who))?.place)).toEqual([1, 2, 3, 4]);
    expect([1, 2, 3, 4].map((who) => prizesWon(night.state).get(id(who)))).toEqual([40_000, 30_000, 25_000, 15_000]);
    expect(night.refusal(end)).toEqual({ code: 'over' });
  });

  it('not while something is left to play for, nor without a deal', () => {
    expect(agreed('tda55', [350, 300, 250, 150]).refusal(end)).toEqual({ code: 'deal-leaves', left: 5_000 });
    expect(evening('tda55').refusal(end)).toEqual({ code: 'no-deal-made' });
  });
});

describe('whatever is proposed, answered, declined and taken back', () => {
  const who = fc.integer({ min: 1, max: 4 });
  const which = fc.constantFrom(first, second);
  const even = [27_500, 27_500, 27_500, 27_500];
  const amounts = fc.oneof(
    fc.constantFrom(even, [50_000, 30_000, 20_000, 10_000], [40_001, 29_999, 20_000, 15_000]),
    fc.array(fc.integer({ min: 9_000, max: 60_000 }), { minLength: 2, maxLength: 4 }),
  );
  const step = fc.oneof(
    fc.record({ do: fc.constant('propose'), amounts, deal: which }),
    fc.record({ do: fc.constant('yes'), who, deal: which }),
    fc.record({ do: fc.constant('yes'), who, deal: which }),
    fc.record({ do: fc.constant('no'), who, deal: which }),
    fc.record({ do: fc.constant('all'), deal: which }),
    fc.record({ do: fc.constant('out'), who }),
    fc.record({ do: fc.constant('back'), who }),
    fc.record({ do: fc.constant('end') }),
  );
  type Step = {
    readonly do: string;
    readonly who?: number;
    readonly deal?: typeof first;
    readonly amounts?: readonly number[];
  };

  function commands({ do: what, who: one = 1, deal = first, amounts: given = [] }: Step, nth: number) {
    const hand = toBustOutId(`x${String(nth)}`);
    switch (what) {
      case 'propose':
        return [
          proposal(
            given.map((cents) => cents / 100),
            deal,
          ),
        ];
      case 'yes':
        return [yes(one, deal)];
      case 'no':
        return [no(one, deal)];
      case 'all':
        return [1, 2, 3, 4].map((each) => yes(each, deal));
      case 'out':
        return [{ type: 'BustOut', bustOut: hand, out: [{ entry: id(one), by: [] }] } as const];
      case 'back':
        return [{ type: 'Reinstate', entry: id(one) } as const];
      default:
        return [{ type: 'EndPlay', bustOut: hand } as const];
    }
  }

  function isExact(night: Pick<Evening, 'state'>): void {
    expect(moneyFaults(night.state)).toEqual([]);
    const { deal, dealProposal, entries } = night.state;
    for (const shared of [deal, dealProposal]) {
      if (shared === undefined) continue;
      const sum = shared.shares.reduce((total, { amount }) => total + amount, 0);
      const places = PRIZES.slice(0, shared.shares.length);
      expect(sum + shared.left).toBe(places.reduce((total, prize) => total + prize, 0));
      expect(shared.left).toBeGreaterThanOrEqual(0);
      for (const { amount } of shared.shares) expect(amount).toBeGreaterThanOrEqual(places.at(-1) ?? 0);
    }
    if (dealProposal !== undefined)
      for (const { entry } of dealProposal.shares) expect(entries.get(entry)?.out).toBeUndefined();
    if (view(night.state, { as: 'staff' }).stage === 'over') {
      const won = [...prizesWon(night.state).values()].reduce((total, amount) => total + amount, 0);
      expect(won).toBe(PRIZES.reduce((total, prize) => total + prize, 0));
    }
  }

  it('prizes stay exact, nobody is below the next one, and nothing is shared that not all agreed to', () => {
    const steps = fc.array(step, { maxLength: 40, size: 'max' });
    fc.assert(
      fc.property(fc.constantFrom('tda55', 'bdpv', 'gcb'), steps, fc.nat(), (book, asked, which) => {
        const night = evening(book);
        for (const [nth, wanted] of asked.entries())
          for (const command of commands(wanted as Step, nth)) if (night.try(command).ok) isExact(night);
        const made = night.events.findLast(({ type }) => type === 'DealAgreed');
        if (made?.type === 'DealAgreed') {
          const { consents = [], shares } = night.state.deal ?? { shares: [] };
          expect(new Set(consents.map(({ entry }) => entry))).toEqual(new Set(shares.map(({ entry }) => entry)));
        }
        // one step taken back, and all that does not fit without it
        const gone = 1 + (which % night.commits.length);
        let state = initial;
        for (const [nth, { events }] of night.commits.entries()) {
          if (nth === gone) continue;
          const next = events.reduce<typeof state | undefined>(
            (now, event) => (now !== undefined && fits(now, event) ? evolve(now, event) : undefined),
            state,
          );
          state = next ?? state;
          if (state.setup !== undefined && state.startedAt !== undefined) isExact({ state });
        }
      }),
      { numRuns: 150 },
    );
  });

  it('a late entry makes it fall as well', () => {
    const night = evening('tda55');
    night.do(proposal([300, 300, 300, 200]));
    const entries = [{ entry: id(9), person: toPersonId('p9') }];
    const verdict = night.try({ type: 'AddEntries', entries, reason: 'ja' });
    if (verdict.ok && night.state.entries.get(id(9))?.at !== undefined)
      expect(night.state.dealProposal).toBeUndefined();
    isExact(night);
  });
});
