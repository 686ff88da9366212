import { rulebooks } from '@riffle/rulebooks';
import { expect, it } from 'vitest';
import { lawfulSetup } from '../fuzz/played-both-ways.ts';
import { seeded } from '../fuzz/seeded.ts';
import { handRules } from '../rules-of-book.ts';
import { VARIANTS } from '../variants.ts';
import { STAY } from './choose.ts';
import { EventLog } from './event-log.ts';
import { playAgain } from './playing-on.ts';
import { playOnce } from './playing-once.ts';
import { playOut } from './playing-through.ts';
import { newShufflingDeck, shuffleFront } from './shuffling-deck.ts';

const stay = () => STAY;

it.each(rulebooks.map((book) => [book.id, handRules(book)] as const))(
  'a hand played once is the one that the table would play again: %s',
  (_, rules) => {
    const random = seeded(17);
    for (let nth = 0; nth < 20; nth += 1) {
      const setup = lawfulSetup(random, VARIANTS, rules);
      const deck = newShufflingDeck(setup.variant.deck);
      shuffleFront(deck, deck.length, random);
      const context = { random: () => 0 };
      const [log, otherLog] = [new EventLog(), new EventLog()];
      const once = playOnce(setup, deck, stay, context, log);
      const again = playOnce(setup, deck, stay, context, new EventLog());
      playAgain(again, deck, context, otherLog);
      playOut(again, stay, context, otherLog);
      expect(log.events).toEqual(otherLog.events);
      expect(once.players.map(({ stack }) => stack)).toEqual(again.players.map(({ stack }) => stack));
    }
  },
);

it('no hand begins from a set-up at which nobody could play', () => {
  const setup = lawfulSetup(seeded(3), VARIANTS, handRules(rulebooks[0] as (typeof rulebooks)[number]));
  const deck = newShufflingDeck(setup.variant.deck);
  const alone = { ...setup, players: setup.players.slice(0, 1), forced: [] };
  expect(() => playOnce(alone, deck, stay, { random: () => 0 }, new EventLog())).toThrow('tooFewPlayers');
});
