import { toChips } from '@riffle/cards';
import { describe, expect, it } from 'vitest';
import { decide, record } from '../decide.ts';
import type { Deck } from '../deck.ts';
import type { HandEvent } from '../event.ts';
import { evolve } from '../evolve.ts';
import { offeredCommand } from '../fuzz/random-command.ts';
import { randomSetup } from '../fuzz/random-setup.ts';
import { seeded } from '../fuzz/seeded.ts';
import { type Hand, type HandInPlay, initialHand, newHand } from '../hand.ts';
import type { HandSetup } from '../setup.ts';
import { VARIANTS } from '../variants.ts';
import { EventLog } from './event-log.ts';
import { playAgain } from './playing-on.ts';
import { deckAsItLies, newShufflingDeck, shuffleFront } from './shuffling-deck.ts';

type Random = (below: number) => number;

const HANDS = 6;
const withDeck = (setup: HandSetup, deck: Deck): HandSetup => ({ ...setup, deck });
const told = (hand: Hand) => JSON.stringify({ ...hand, shelf: undefined, setup: undefined });

/** The same commands to `decide` and `evolve`, from a set-up of its own: events, hand. */
function follow(setup: HandSetup, commands: readonly Parameters<typeof decide>[1][], random: Random) {
  let hand = initialHand;
  const events: HandEvent[] = [];
  for (const command of [{ type: 'StartHand', setup } as const, ...commands]) {
    const verdict = decide(hand, command, { random });
    if (!verdict.ok) throw new Error(JSON.stringify(verdict.refusal));
    events.push(...verdict.value);
    hand = verdict.value.reduce(evolve, hand);
  }
  return { events, hand };
}

/** Plays on with whatever is offered, and says with which commands. */
function playOut(hand: HandInPlay, log: EventLog, random: Random, shuffles: Random) {
  const commands: Parameters<typeof decide>[1][] = [];
  while (hand.phase !== 'ended') {
    const command = offeredCommand(hand, random);
    if (command === undefined) throw new Error(`waits for nobody in ${hand.phase}`);
    expect(record(hand, command, { random: shuffles }, log)).toBeUndefined();
    commands.push(command);
  }
  return commands;
}

describe.each(VARIANTS.map((variant) => [variant.id, variant] as const))('%s', (_, variant) => {
  it('played again and again on one table: the same events and hands as decided from nothing', () => {
    for (let seed = 1; seed <= 8; seed += 1) {
      const random = seeded(seed * 104_729 + VARIANTS.indexOf(variant));
      const deck = newShufflingDeck(variant.deck);
      shuffleFront(deck, deck.length, random);
      const setup = withDeck(randomSetup(random, [variant]), deckAsItLies(deck));
      const hand = newHand();
      const log = new EventLog();
      expect(record(hand, { type: 'StartHand', setup }, { random }, log)).toBeUndefined();
      for (let nth = 0; nth < HANDS; nth += 1) {
        if (nth > 0) {
          log.clear();
          shuffleFront(deck, deck.length, random);
          playAgain(hand, deck, { random: seeded(nth) }, log);
        }
        const commands = playOut(hand, log, random, seeded(nth));
        const other = follow(withDeck(setup, deckAsItLies(deck)), commands, seeded(nth));
        expect(log.events).toEqual(other.events);
        expect(told(hand)).toBe(told(other.hand));
      }
    }
  });
});

describe('the log of a hand', () => {
  it('keeps counts of chips that are larger than 32 bits', () => {
    const random = seeded(7);
    const setup = randomSetup(random, [VARIANTS[0] as (typeof VARIANTS)[number]]);
    const players = setup.players.map(({ seat }) => ({ seat, stack: toChips(2 ** 45 + seat) }));
    const log = new EventLog();
    const hand = newHand();
    const large = withDeck(
      { ...setup, players, forced: [], chipUnit: toChips(1) },
      deckAsItLies(newShufflingDeck('full')),
    );
    expect(record(hand, { type: 'StartHand', setup: large }, { random }, log)).toBeUndefined();
    const seat = players[0]?.seat;
    if (seat === undefined) throw new Error('nobody');
    record(hand, { type: 'BetTo', seat, to: toChips(2 ** 45 + seat) }, { random }, log);
    expect(log.events.at(-1)).toMatchObject({ amount: 2 ** 45 + seat, to: 2 ** 45 + seat });
  });

  it('begins with nothing, and counts the hands that are told in it', () => {
    const log = new EventLog();
    expect([log.length, log.hands, log.events]).toEqual([0, 0, []]);
    const setup = randomSetup(seeded(3), [VARIANTS[0] as (typeof VARIANTS)[number]]);
    log.handStarted(setup);
    expect([log.length, log.hands, log.events]).toEqual([3, 1, [{ type: 'HandStarted', v: 1, setup }]]);
  });

  it('is empty after it was cleared, and has room for many hands before', () => {
    const random = seeded(3);
    const deck = newShufflingDeck('full');
    const setup = withDeck(randomSetup(random, [VARIANTS[0] as (typeof VARIANTS)[number]]), deckAsItLies(deck));
    const log = new EventLog();
    const hand = newHand();
    record(hand, { type: 'StartHand', setup }, { random }, log);
    playOut(hand, log, random, random);
    for (let nth = 0; nth < 20; nth += 1) {
      playAgain(hand, deck, { random }, log);
      playOut(hand, log, random, random);
    }
    expect(log.events.filter(({ type }) => type === 'HandStarted')).toHaveLength(21);
    expect(log.events.at(-1)).toEqual({ type: 'HandEnded' });
    log.clear();
    expect(log.events).toEqual([]);
  });
});
