import { type CardCode, shuffled } from '@riffle/cards';
import { describe, expect, it } from 'vitest';
import { codeOf } from './card-code.ts';
import { play } from './decide.ts';
import { cardsOf, shuffledDeck } from './deck.ts';
import { offeredCommand } from './fuzz/random-command.ts';
import { randomSetup } from './fuzz/random-setup.ts';
import { seeded } from './fuzz/seeded.ts';
import { copyOf, type Hand, type HandInPlay, newHand } from './hand.ts';
import { type HandViewer, view } from './view.ts';

/** The same hand with every card that the viewer may not see changed for another one. */
function withOtherSecrets(hand: Hand, viewer: HandViewer, random: (below: number) => number): HandInPlay {
  const other = copyOf(hand);
  const seen = new Set<CardCode>([...hand.boards.flat(), 52]);
  for (const player of hand.players) {
    const own = viewer.is === 'seat' && viewer.seat === player.seat && player.state !== 'mucked';
    player.hole.forEach((card, nth) => {
      if (own || (player.open & (1 << nth)) !== 0) seen.add(card);
    });
  }
  const unseen = cardsOf(hand.setup.variant.deck)
    .map(codeOf)
    .filter((card) => !seen.has(card));
  const turned = shuffled(unseen, random);
  const change = (card: CardCode): CardCode => (seen.has(card) ? card : (turned[unseen.indexOf(card)] ?? card));
  for (const player of other.players) player.hole = player.hole.map(change);
  other.deck = other.deck.map(change);
  other.burned = other.burned.map(change);
  other.discards = other.discards.map(change);
  return other;
}

describe('what a viewer is told', () => {
  it('is the same to the byte for two hands that differ only in what he may not see', () => {
    let compared = 0;
    for (let seed = 1; seed <= 120; seed += 1) {
      const random = seeded(seed);
      const hand = newHand();
      play(hand, { type: 'StartHand', setup: randomSetup(random) }, { random }, []);
      for (let step = 0; step < 200 && hand.phase !== 'ended'; step += 1) {
        const seats = hand.players.map(({ seat }): HandViewer => ({ is: 'seat', seat }));
        for (const viewer of [{ is: 'spectator' }, { is: 'dealer' }, ...seats] satisfies HandViewer[]) {
          const other = withOtherSecrets(hand, viewer, random);
          expect(JSON.stringify(view(other, viewer))).toBe(JSON.stringify(view(hand, viewer)));
          compared += 1;
        }
        const command = offeredCommand(hand, random);
        if (command !== undefined) play(hand, command, { random }, []);
      }
    }
    expect(compared).toBeGreaterThan(2000);
  });

  it('[tda55:18.a] tells every seat, at every step of the hand, how many chips each opponent has', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const random = seeded(seed);
      const hand = newHand();
      play(hand, { type: 'StartHand', setup: randomSetup(random) }, { random }, []);
      for (let step = 0; step < 100 && hand.phase !== 'ended'; step += 1) {
        const stacks = hand.players.map(({ seat, stack, bet }) => ({ seat, stack, bet }));
        for (const { seat } of hand.players) expect(view(hand, { is: 'seat', seat }).players).toMatchObject(stacks);
        const command = offeredCommand(hand, random);
        if (command !== undefined) play(hand, command, { random }, []);
      }
    }
  });

  it('holds his own cards, and those of others only face up', () => {
    const random = seeded(7);
    const hand = newHand();
    const setup = { ...randomSetup(random), deck: shuffledDeck('full', random) };
    play(hand, { type: 'StartHand', setup }, { random }, []);
    const [own] = hand.players;
    if (own === undefined) throw new Error('nobody there');
    const told = view(hand, { is: 'seat', seat: own.seat });
    expect(told.players[0]?.cards).not.toContain('hidden');
    expect(told.players[1]?.cards).toContain('hidden');
  });
});
