import { fromCode, toChips } from '@riffle/cards';
import { findVariant, forcedBets, type HandSetup, handRules, usualBlindSeats, type Variant } from '@riffle/hand';
import { EventLog, newShufflingDeck, playOnce, shuffleFront } from '@riffle/hand/fast';
import { rulebooks } from '@riffle/rulebooks';
import { toSeatNo } from '@riffle/table';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../simulation/seeded-random.ts';
import { playExactly } from './engines.ts';
import { simplePlayer } from './simple-player.ts';
import { ownCards, thinking } from './thinking.ts';

const variant = findVariant('no-limit-holdem') as Variant;
type Random = ReturnType<typeof seededRandom>;

function anySetup(rules: HandSetup['rules'], random: Random): HandSetup {
  const count = 2 + random(9);
  const seats = Array.from({ length: count }, (_, nth) => toSeatNo(nth + 1));
  return {
    variant,
    rules,
    players: seats.map((seat) => ({ seat, stack: toChips(25 * (1 + random(random(3) === 0 ? 20 : 800))) })),
    forced: forcedBets({
      seats,
      smallBlind: toChips(50),
      bigBlind: toChips(100),
      ...usualBlindSeats(seats),
      ante: { from: (['nobody', 'everybody', 'bigBlind'] as const)[random(3)] ?? 'nobody', amount: toChips(25) },
      anteOrder: rules.betting.anteOrder,
      straddles: 0,
      posts: [],
    }),
    bringIn: toChips(0),
    bets: { small: toChips(100), big: toChips(100) },
    chipUnit: toChips(25),
    deck: 'dealtByCommand',
    showdown: 'automatic',
    field: count === 2 ? 'lastTwo' : 'more',
  };
}

describe.each(rulebooks.map((book) => [book.id, handRules(book)] as const))('a hand by %s', (_, rules) => {
  it('is the same in one call as command by command: events, stacks, what was asked of chance', () => {
    const deck = newShufflingDeck('full');
    let turns = 0;
    for (let seed = 1; seed <= 120; seed += 1) {
      const random = seededRandom(`hand ${String(seed)}`);
      const setup = anySetup(rules, random);
      const people = setup.players.map(() => simplePlayer(random));
      shuffleFront(deck, deck.length, random);
      const [one, other] = [seededRandom(`play ${String(seed)}`), seededRandom(`play ${String(seed)}`)];
      const exactly = playExactly(setup, deck, thinking(setup, deck, people, one), one);
      const log = new EventLog();
      const hand = playOnce(setup, deck, thinking(setup, deck, people, other), { random: other }, log);
      // the first event holds the set-up, which tells its deck in another way
      expect(log.events.slice(1)).toEqual(exactly.events.slice(1));
      expect(hand.players.map(({ stack }) => stack)).toEqual(exactly.hand.players.map(({ stack }) => stack));
      expect(one(2 ** 30)).toBe(other(2 ** 30));
      turns += exactly.events.length;
    }
    expect(turns).toBeGreaterThan(2_000);
  });

  it('has everybody know his own two cards', () => {
    const deck = newShufflingDeck('full');
    for (let seed = 1; seed <= 30; seed += 1) {
      const random = seededRandom(`cards ${String(seed)}`);
      const setup = anySetup(rules, random);
      shuffleFront(deck, deck.length, random);
      const people = setup.players.map(() => simplePlayer(random));
      const { hand } = playExactly(setup, deck, thinking(setup, deck, people, random), random);
      for (const [place, { hole }] of hand.players.entries()) {
        expect(ownCards(setup, deck, place).map(fromCode)).toEqual(hole.map(fromCode));
      }
    }
  });
});

it('loses and makes no chip, and tight players play fewer hands than loose ones', () => {
  const deck = newShufflingDeck('full');
  const [book] = rulebooks;
  if (book === undefined) throw new Error('no rulebook');
  const played = (loose: number): number => {
    const random = seededRandom('tight and loose');
    let folds = 0;
    for (let nth = 0; nth < 200; nth += 1) {
      const setup = anySetup(handRules(book), random);
      shuffleFront(deck, deck.length, random);
      const people = setup.players.map(() => ({ loose, bold: 400 }));
      const { hand, events } = playExactly(setup, deck, thinking(setup, deck, people, random), random);
      const sum = (of: readonly { readonly stack: number }[]) => of.reduce((all, { stack }) => all + stack, 0);
      expect(sum(hand.players)).toBe(sum(setup.players));
      folds += events.filter(({ type }) => type === 'Folded').length;
    }
    return folds;
  };
  expect(played(120)).toBeGreaterThan(played(450));
});
