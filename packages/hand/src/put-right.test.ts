import { toSeatNo } from '@riffle/table';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type SeenCard, writeCards } from './card-code.ts';
import type { HandCommand } from './command.ts';
import { decide } from './decide.ts';
import { evolve } from './evolve.ts';
import { fits } from './fits.ts';
import { offeredCommand } from './fuzz/random-command.ts';
import { randomSetup } from './fuzz/random-setup.ts';
import { pick, seeded } from './fuzz/seeded.ts';
import { copyOf, type Hand, hasDeck, initialHand, potTotal } from './hand.ts';
import { mayPutRightIn } from './judge-put-right.ts';
import { mayVoidIn } from './judge-void.ts';
import { atTheTable } from './rules/at-the-table.ts';
import { everybody } from './rules/told.ts';

const table = (book: string) => atTheTable({ book, stacks: everybody(3, 9000), button: 3, deck: 'inOrder' });
const cardsOf = ({ boards, burned, deck, next }: Hand) => ({
  board: writeCards(boards[0] ?? []),
  burned: writeCards(burned),
  stub: writeCards(deck.slice(next)),
});
type Right = Omit<Extract<HandCommand, { type: 'PutCardsRight' }>, 'type' | 'run' | 'stub'>;
const right = (what: Right, stub: 'asItLies' | 'shuffled' = 'asItLies'): HandCommand => ({
  ...{ type: 'PutCardsRight', run: 0, stub },
  ...what,
});

describe('a board that is put right', () => {
  test('[pvb:35(2)] nothing was burned before the turn: what was shown is the burn, and the river comes as it would have', () => {
    const played = table('pvb').callRound().callRound();
    const { board, burned, stub } = cardsOf(played.hand);
    const [shown, next] = [board[3], stub[0]] as [SeenCard, SeenCard];
    // the card that was burned was none: it lay on the stub as the turn, and the turn after it
    played.accept(right({ board: [...board.slice(0, 3), next], burned: [...burned, shown] }));
    const now = cardsOf(played.hand);
    expect([now.board[3], now.burned.at(-1)]).toEqual([next, shown]);
    expect(now.stub).toEqual(stub.slice(1));
    played.callRound();
    expect(cardsOf(played.hand).board[4]).toBe(stub[2]);
  });

  test('[bdpv:4.4] five cards on the flop: the stub is shuffled with them, and the burn stays', () => {
    const played = table('bdpv').callRound();
    const before = cardsOf(played.hand);
    const pool = [...before.stub, ...before.board].toSorted();
    const flop = before.stub.slice(10, 13);
    played.accept(right({ board: flop }, 'shuffled'));
    const after = cardsOf(played.hand);
    expect(after.board).toEqual(flop);
    expect(after.burned).toEqual(before.burned);
    expect([...after.stub, ...after.board].toSorted()).toEqual(pool);
  });

  it('changes nobody’s chips, and the showdown goes by it', () => {
    const played = table('pvb').callRound().callRound().callRound();
    const pots = potTotal(played.hand);
    const { board, stub } = cardsOf(played.hand);
    played.accept(right({ board: [...board.slice(0, 4), stub[5] as SeenCard] }));
    expect(potTotal(played.hand)).toBe(pots);
    expect(cardsOf(played.hand).stub[0]).toBe(board[4]);
    played.checkDown();
    expect(played.phase).not.toBe('betting');
  });

  it('takes no card twice, none from a hand, and no more or fewer than lie there', () => {
    const played = table('pvb').callRound();
    const { board, stub } = cardsOf(played.hand);
    const [a, b] = board as [SeenCard, SeenCard];
    const held = writeCards(played.hand.players[0]?.hole ?? [])[0] as SeenCard;
    expect(played.refusalOf(right({ board: [a, a, b] }))).toEqual({ code: 'card-in-play', card: a });
    expect(played.refusalOf(right({ board: [a, b, held] }))).toEqual({ code: 'card-in-play', card: held });
    expect(played.refusalOf(right({ board: [a, b] }))).toEqual({ code: 'wrong-number-of-cards', due: 3 });
    expect(played.refusalOf(right({ board: [a, b, '??'] }))).toEqual({ code: 'no-such-card', card: '??' });
    const seat = toSeatNo(9);
    expect(played.refusalOf(right({ holes: [{ seat, cards: [] }] }))).toEqual({ code: 'seat-not-in-hand', seat });
    expect(played.refusalOf(right({ board: [a, b, stub[0] as SeenCard] }))).toBeUndefined();
  });
});

describe('a card that was exposed in the deal', () => {
  test('[bdpv:4.1 andere Holecard] [bdpv:4.1 Burncard] is replaced by the top of the stub and is the burn', () => {
    const played = table('bdpv');
    const [first] = played.hand.players;
    const seat = first?.seat ?? toSeatNo(1);
    const [kept, exposed] = writeCards(first?.hole ?? []) as [SeenCard, SeenCard];
    const { stub } = cardsOf(played.hand);
    played.accept(right({ holes: [{ seat, cards: [kept, stub[0] as SeenCard] }], burned: [exposed] }));
    expect(writeCards(played.hand.players[0]?.hole ?? [])).toEqual([kept, stub[0]]);
    expect(cardsOf(played.hand)).toMatchObject({ burned: [exposed], stub: stub.slice(1) });
  });
});

describe('a hand that is void', () => {
  test('[gcb:T34.B1] [bdpv:2 Misdeals 1 neu geben] gives everybody what he began it with, and nobody wins', () => {
    for (const book of ['gcb', 'bdpv']) {
      const played = table(book).play('3 raise 600, 1 call').callRound();
      played.accept({ type: 'VoidHand' });
      expect(played.phase).toBe('ended');
      expect([1, 2, 3].map((seat) => played.stack(seat))).toEqual([9000, 9000, 9000]);
      expect(played.won).toEqual({});
      expect(played.refusalOf({ type: 'VoidHand' })).toMatchObject({ code: 'not-now' });
    }
  });
});

describe('who has overlooked a raise', () => {
  test('[oepbl:6.6 undercall no raise] completes or folds, and does not raise, until he is raised again', () => {
    const played = table('oepbl').callRound().play('1 raise 400');
    const bind = { type: 'BindToCall', seat: toSeatNo(2) } as const;
    expect(played.may(2)).toContain('BetTo');
    played.accept(bind);
    expect(played.may(2)).toEqual(['Fold', 'Call']);
    expect(played.refusal('2 raise 900')).toEqual({
      code: 'betting-not-reopened',
      toCall: 400,
      rules: ['oepbl@2011-01-18:6.6 undercall', 'oepbl@2011-01-18:6.6 undercall no raise'],
    });
    expect(played.refusalOf(bind)).toMatchObject({ code: 'not-now' });
    expect(played.refusalOf({ ...bind, seat: toSeatNo(3) })).toMatchObject({ code: 'not-now' });
    played.play('2 call, 3 raise 1000, 1 call');
    expect(played.may(2)).toContain('BetTo');
  });
});

describe('whatever the floor puts right', () => {
  const everyCard = (hand: Hand): readonly number[] =>
    [
      ...hand.players.flatMap(({ hole, state }) =>
        state === 'live' || hand.setup.variant.family === 'flop' ? hole : [],
      ),
      ...hand.boards.flatMap((board, run) => (run === 0 ? board : [])),
      ...hand.burned,
      ...hand.discards,
      ...hand.deck.slice(hand.next),
    ].toSorted((a, b) => a - b);
  const everyChip = (hand: Hand): number => hand.players.reduce((sum, { stack }) => sum + stack, potTotal(hand));

  /** Something from the stub, or the board in another order. */
  function putRight(hand: Hand, random: (below: number) => number): HandCommand {
    const { board, burned, stub } = cardsOf(hand);
    const one = stub[random(Math.max(1, stub.length))];
    const pool = one === undefined ? board : [...board, one];
    return right(
      pick<Right>(random, [
        { board: pool.slice(pool.length - board.length) },
        { board: board.toReversed() },
        { burned: one === undefined ? burned : [...burned, one] },
        { burned: burned.slice(1) },
      ]),
      pick(random, ['asItLies', 'shuffled']),
    );
  }

  it('no card and no chip is made or lost, and what is decided is what is replayed', () => {
    let done = 0;
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seed) => {
        const random = seeded(seed);
        let hand = initialHand;
        let command: HandCommand | undefined = { type: 'StartHand', setup: randomSetup(random) };
        for (let step = 0; command !== undefined && step < 60; step += 1) {
          const verdict = decide(hand, command, { random });
          if (!verdict.ok) throw new Error(`${command.type}: ${JSON.stringify(verdict.refusal)}`);
          const before = hand;
          for (const event of verdict.value) {
            expect(fits(hand, event), event.type).toBe(true);
            hand = evolve(hand, event);
          }
          if (command.type === 'PutCardsRight') {
            done += 1;
            expect(everyCard(hand)).toEqual(everyCard(before));
            expect(everyChip(hand)).toBe(everyChip(before));
          }
          if (command.type === 'VoidHand') {
            expect(everyChip(hand)).toBe(everyChip(before));
            expect(hand.players.map(({ stack }) => stack)).toEqual(hand.setup.players.map(({ stack }) => stack));
            return;
          }
          if (hand.phase === 'ended') return;
          const flop = hand.setup.variant.family === 'flop' && hand.runs === 1 && hasDeck(hand);
          const board = (hand.boards[0] ?? []).length;
          if (flop && board > 0 && mayPutRightIn(hand) && random(4) === 0) command = putRight(hand, random);
          else if (mayVoidIn(hand) && random(25) === 0) command = { type: 'VoidHand' };
          else command = offeredCommand(copyOf(hand), random);
        }
      }),
      { numRuns: 300, seed: 7 },
    );
    expect(done).toBeGreaterThan(50);
  });
});
