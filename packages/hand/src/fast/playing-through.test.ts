import { toChips } from '@riffle/cards';
import { rulebooks } from '@riffle/rulebooks';
import { toSeatNo } from '@riffle/table';
import { describe, expect, it } from 'vitest';
import type { HandCommand } from '../command.ts';
import { record } from '../decide.ts';
import { EventList } from '../event-list.ts';
import { compareHands, lawfulSetup, simulatedSetup } from '../fuzz/played-both-ways.ts';
import { seeded } from '../fuzz/seeded.ts';
import { type HandInPlay, newHand, seatAt } from '../hand.ts';
import { usualHandRules } from '../hand-rules.ts';
import { handRules } from '../rules-of-book.ts';
import type { ForcedBet, HandSetup } from '../setup.ts';
import type { Variant } from '../variant.ts';
import { findVariant, VARIANTS } from '../variants.ts';
import { type Choose, FOLD, STAY } from './choose.ts';
import { EventLog } from './event-log.ts';
import { flatPlan } from './flat-plan.ts';
import { playGenerally, playThrough } from './playing-through.ts';
import { newShufflingDeck, shuffleFront } from './shuffling-deck.ts';

const onNumbers = VARIANTS.filter(({ family, low }) => family === 'flop' && low === 'none');
const named = (variants: readonly Variant[]) => variants.map((variant) => [variant.id, variant] as const);

describe('hands played through: events, chips and hand are those of the engine for everything', () => {
  it.each(named(VARIANTS))('%s, under any rules', (_, variant) => {
    let flat = 0;
    for (let seed = 1; seed <= (onNumbers.includes(variant) ? 100 : 10); seed += 1) {
      const random = seeded(seed * 7919 + VARIANTS.indexOf(variant));
      flat += compareHands(simulatedSetup(random, [variant]), random, 6).flat;
    }
    expect(flat > 0).toBe(onNumbers.includes(variant));
  });

  const tables = rulebooks.flatMap((book) => [
    [book.id, 'tournament', handRules(book)] as const,
    [book.id, 'cash', handRules(book, undefined, 'cash')] as const,
  ]);
  it.each(tables)('%s, %s', (_, __, rules) => {
    let flat = 0;
    for (let seed = 1; seed <= 60; seed += 1) {
      const random = seeded(seed * 104_729);
      flat += compareHands(lawfulSetup(random, onNumbers, rules), random, 5).flat;
    }
    // where the board may be run twice, somebody has to be asked
    expect(flat > 0).toBe(rules.pots.runs.atMost === 1);
  });
});

describe('a hand played through', () => {
  const variant = findVariant('no-limit-holdem') as Variant;
  const random = seeded(11);
  const deck = newShufflingDeck('full');
  shuffleFront(deck, deck.length, random);
  const setup: HandSetup = { ...lawfulSetup(seeded(5), [variant], usualHandRules), showdown: 'automatic' };
  const stay: Choose = () => STAY;

  function table(of: HandSetup): HandInPlay {
    const hand = newHand();
    const log = new EventLog();
    expect(record(hand, { type: 'StartHand', setup: of }, { random }, log)).toBeUndefined();
    while (hand.phase !== 'ended') record(hand, { type: 'Fold', seat: seatAt(hand, hand.actor) }, { random }, log);
    return hand;
  }
  function eventsOf(of: HandSetup, choose: Choose = stay) {
    const log = new EventLog();
    playThrough(table(of), deck, choose, { random }, log);
    return log.events;
  }

  it('tells the same to a list of events as to a log', () => {
    const events: (typeof EventLog.prototype.events)[number][] = [];
    playThrough(table(setup), deck, stay, { random }, new EventList().into(events));
    expect(events).toEqual(eventsOf(setup));
  });

  it('has what folded hands have paid above all others in the last pot that they played for', () => {
    const stacks = [1000, 105, 2, 1000];
    const players = stacks.map((stack, nth) => ({ seat: toSeatNo(nth + 1), stack: toChips(stack) }));
    const forced: ForcedBet[] = [
      { seat: toSeatNo(1), kind: 'smallBlind', amount: toChips(50) },
      { seat: toSeatNo(2), kind: 'bigBlind', amount: toChips(100) },
      ...players.map(({ seat }): ForcedBet => ({ seat, kind: 'ante', amount: toChips(10) })),
    ];
    const rules = { ...usualHandRules, betting: { ...usualHandRules.betting, anteOrder: 'asWritten' as const } };
    const short: HandSetup = { ...setup, players, forced, rules, chipUnit: toChips(1) };
    expect(compareHands(short, random, 50).flat).toBe(50);
  });

  it.each(['headsUpPot', 'never'] as const)(
    'has its raises counted in limit between two, the cap lifted: %s',
    (raiseCapLifted) => {
      const rules = { ...usualHandRules, betting: { ...usualHandRules.betting, raiseCapLifted } };
      const limit = findVariant('limit-holdem') as Variant;
      const two = setup.players.slice(0, 2).map(({ seat }) => ({ seat, stack: toChips(100_000) }));
      const deep: HandSetup = { ...setup, variant: limit, rules, players: two, forced: setup.forced.slice(0, 2) };
      expect(compareHands(deep, random, 20).flat).toBe(20);
      const preflop = eventsOf(deep, (_, __, ___, max) => max);
      const raises = preflop.slice(
        0,
        preflop.findIndex(({ type }) => type === 'RoundClosed'),
      );
      expect(raises.filter(({ type }) => type === 'Raised').length > 3).toBe(raiseCapLifted === 'headsUpPot');
    },
  );

  it('has raises without a cap until all chips are in', () => {
    const betting = { ...usualHandRules.betting, raiseCapLimit: 'none' as const };
    const limit = findVariant('limit-holdem') as Variant;
    const two = setup.players.slice(0, 2).map(({ seat }) => ({ seat, stack: toChips(100_000) }));
    const rules = { ...usualHandRules, betting };
    const deep: HandSetup = { ...setup, variant: limit, rules, players: two, forced: setup.forced.slice(0, 2) };
    expect(flatPlan(deep, deck)).toBeDefined();
    const raises = eventsOf(deep, (_, __, ___, max) => max).filter(({ type }) => type === 'Raised');
    expect(raises.length).toBeGreaterThan(100);
    expect(raises.at(-1)).toMatchObject({ to: 100_000 });
  });

  it.each(['addUp', 'judgedAlone'] as const)(
    'has short all-ins open the betting again or not: %s',
    (shortAllInsAddUp) => {
      const stacks = [5000, 5000, 5000, 250, 300];
      const players = stacks.map((stack, nth) => ({ seat: toSeatNo(nth + 1), stack: toChips(stack) }));
      const forced: ForcedBet[] = [{ seat: toSeatNo(2), kind: 'bigBlind', amount: toChips(100) }];
      const rules = { ...usualHandRules, betting: { ...usualHandRules.betting, shortAllInsAddUp } };
      const bets = { small: toChips(100), big: toChips(100) };
      const shorts: HandSetup = { ...setup, players, forced, bets, rules, chipUnit: toChips(1) };
      const offered: number[] = [];
      eventsOf(shorts, (seat, _, __, max) => {
        if (seat === 3) offered.push(max);
        if (seat === 3 && offered.length === 1) return 200;
        return seat > 3 ? max : STAY;
      });
      expect(flatPlan(shorts, deck)).toBeDefined();
      expect(offered.slice(0, 2)).toEqual([5000, shortAllInsAddUp === 'addUp' ? 5000 : 0]);
    },
  );

  it('may be played while another waits for a choice', () => {
    const inner: unknown[] = [];
    const outer = eventsOf(setup, () => {
      if (inner.length === 0) inner.push(...eventsOf(setup));
      return STAY;
    });
    expect(outer).toEqual(inner);
  });

  it('goes on after a choice that threw', () => {
    const hand = table(setup);
    const log = new EventLog();
    const fail = () => {
      throw new Error('no choice');
    };
    expect(() => playThrough(hand, deck, fail, { random }, log)).toThrow('no choice');
    expect(log.events).toEqual([]);
    playThrough(hand, deck, stay, { random }, log);
    expect(log.events).toEqual(eventsOf(setup));
  });

  it('refuses a bet that is not offered', () => {
    for (const wrong of [0.5, Number.NaN, 1e9]) {
      expect(() => eventsOf(setup, (_, __, min) => (wrong < 1 ? min + wrong : wrong))).toThrow(RangeError);
    }
    expect(() => eventsOf(setup, (_, __, min) => min - 1)).toThrow(RangeError);
    const coarse = {
      ...setup,
      chipUnit: toChips(25),
      players: setup.players.map((player) => ({ ...player, stack: toChips(2500) })),
    };
    expect(() => eventsOf(coarse, (_, __, min, max) => (min < max ? min + 1 : STAY))).toThrow(RangeError);
  });

  it('has chips beyond 32 bits played by the engine for everything', () => {
    const large = {
      ...setup,
      chipUnit: toChips(1),
      players: setup.players.map(({ seat }) => ({ seat, stack: toChips(2 ** 45) })),
    };
    expect(flatPlan(large, deck)).toBeUndefined();
    const [raise] = eventsOf(large, (_, __, ___, max) => (max > 0 ? max : FOLD)).filter(
      ({ type }) => type === 'Raised',
    );
    expect(raise).toMatchObject({ to: 2 ** 45 });
  });

  it('may be of a game with one own card each', () => {
    const streets = variant.streets.map((street, nth) => (nth === 0 ? { ...street, hole: ['down'] as const } : street));
    const chance = seeded(17);
    const rules = usualHandRules;
    const oneCard = lawfulSetup(chance, [{ ...variant, id: 'one-card', streets }], rules);
    expect(compareHands({ ...oneCard, showdown: 'automatic' }, chance, 30).flat).toBe(30);
  });

  it('finds nothing on its table of a hand that was dealt card by card and broken off', () => {
    const rules = {
      ...usualHandRules,
      dealing: { ...usualHandRules.dealing, nextCards: 'dealerMayIfAllAgree' as const },
    };
    const players = [1, 2, 3].map((seat) => ({ seat: toSeatNo(seat), stack: toChips(5000) }));
    const forced: ForcedBet[] = [{ seat: toSeatNo(2), kind: 'bigBlind', amount: toChips(100) }];
    const byHand: HandSetup = { ...setup, rules, players, forced, chipUnit: toChips(1), deck: 'dealtByCommand' };
    expect(flatPlan(byHand, deck)).toBeDefined();
    const brokenOff = (): HandInPlay => {
      const hand = newHand();
      const agreed = players.map(({ seat }) => seat);
      const commands: HandCommand[] = [
        { type: 'StartHand', setup: byHand },
        { type: 'DealHole', seat: toSeatNo(2), cards: ['As', '2c'] },
        { type: 'MakePassive', seat: toSeatNo(2) },
        { type: 'KillHand', seat: toSeatNo(1) },
        { type: 'KillHand', seat: toSeatNo(3) },
        { type: 'ShowNextCards', agreed, cards: ['Ks', 'Qs', 'Js'] },
        { type: 'Show', seat: toSeatNo(2) },
      ];
      for (const command of commands) expect(record(hand, command, { random }, new EventLog())).toBeUndefined();
      return hand;
    };
    const [one, other] = [brokenOff(), brokenOff()];
    expect([one.undealt.length, one.players.map(({ passive }) => passive)]).toEqual([3, [false, true, false]]);
    const [log, otherLog] = [new EventLog(), new EventLog()];
    playThrough(one, deck, stay, { random }, log);
    playGenerally(other, deck, stay, { random }, otherLog);
    expect(log.events).toEqual(otherLog.events);
    expect({ ...one, shelf: undefined }).toEqual({ ...other, shelf: undefined });
  });

  it('begins on a table that nobody has sat at only with a hand of its own', () => {
    expect(() => playThrough(newHand(), deck, stay, { random }, new EventLog())).toThrow('has not ended');
  });

  it('has the set-up of its own table, where a log tells hands of several', () => {
    const other = { ...setup, players: setup.players.map(({ seat }) => ({ seat, stack: toChips(5000) })) };
    const log = new EventLog();
    const tables = [table(setup), table(other)];
    for (const hand of [...tables, ...tables]) playThrough(hand, deck, stay, { random }, log);
    const stacks = log.events.flatMap((event) => (event.type === 'HandStarted' ? [event.setup.players] : []));
    expect(stacks).toEqual([setup.players, other.players, setup.players, other.players]);
  });

  it('has room in the log for more than it had', () => {
    const log = new EventLog();
    const hand = table(setup);
    for (let nth = 0; nth < 40; nth += 1) playThrough(hand, deck, stay, { random }, log);
    const once = eventsOf(setup);
    expect(log.events).toEqual(Array.from({ length: 40 }, () => once).flat());
  });
});
