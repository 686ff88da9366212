import { toChips } from '@riffle/cards';
import { decide, type Hand, type HandCommand, type HandEvent } from '@riffle/hand';
import { toSeatNo } from '@riffle/table';
import { describe, expect, it } from 'vitest';
import type { KindName } from './kinds.ts';
import { situationOf, startingFacts } from './situation.ts';
import { ruled } from './testing.ts';
import { applied, bets, chipsIn, dealt, never } from './testing-hands.ts';

const effectsOf = (hand: Hand, book: string, kind: string, seat: number, more: object = {}): readonly HandCommand[] =>
  ruled(book, kind, { ...startingFacts(kind as KindName, situationOf(hand, toSeatNo(seat))), ...more }).effects.flatMap(
    (effect) => (effect.to === 'hand' ? [effect.command] : []),
  );
describe('an incident starts from the hand that is tracked', () => {
  it('[pvb:30(1)] [pvb:30(5)] a skipped player: the acts so far are counted, and decide', () => {
    const hand = dealt('pvb');
    const folded = applied(hand, { type: 'Fold', seat: toSeatNo(3) });
    const called = applied(folded, { type: 'Call', seat: toSeatNo(4) });
    const ruling = (now: Hand): object => {
      const facts = startingFacts('seatNotDealt', situationOf(now, toSeatNo(1)));
      return { ...facts, ...ruled('pvb', 'seatNotDealt', facts).outcome };
    };
    expect(ruling(hand)).toMatchObject({ found: 'beforeAction', is: 'misdeal' });
    expect(ruling(folded)).toMatchObject({ found: 'afterActs', actsWithChips: 0, actsWithout: 1, is: 'misdeal' });
    expect(ruling(called)).toMatchObject({ found: 'afterActs', actsWithChips: 1, actsWithout: 1, is: 'playOn' });
  });

  it('knows the round, the bets and the seat by the names that incidents ask', () => {
    const hand = bets(bets(dealt('pvb'), 3, 600), 4, 1400);
    expect(situationOf(hand, toSeatNo(4))).toMatchObject({
      game: 'flop',
      structure: 'noLimit',
      street: 'preflop',
      smallBlind: 100,
      bigBlind: 200,
      ante: 0,
      toFace: 1400,
      lastRaise: 800,
      pot: 2300,
      buttonSeat: 4,
      players: 4,
      playersLeft: 4,
      inHand: [1, 2, 3, 4],
      lastBettor: 4,
      seat: 4,
      inFront: 1400,
      stack: 8600,
      ownBet: 1400,
      matched: 600,
    });
    expect(situationOf(hand, toSeatNo(1))).toMatchObject({ inFront: 100, facesBet: true, ownBet: 0, matched: 0 });
  });

  it('counts who has bet in the round from what has happened in it, each player once', () => {
    const raised = (seat: number): HandEvent => ({
      type: 'Raised',
      seat: toSeatNo(seat),
      amount: toChips(1),
      to: toChips(1),
    });
    const blind: HandEvent = {
      type: 'ForcedBetPosted',
      seat: toSeatNo(2),
      kind: 'bigBlind',
      amount: toChips(200),
      owed: toChips(200),
    };
    const after = (...events: readonly HandEvent[]) => situationOf(dealt('pvb'), toSeatNo(1), events);
    expect(after(blind)).toHaveProperty('bettors', 1);
    expect(after(blind, raised(3), raised(4), raised(3))).toHaveProperty('bettors', 3);
    expect(after(blind, raised(3), { type: 'RoundClosed' })).not.toHaveProperty('bettors');
    expect(situationOf(dealt('pvb'), toSeatNo(1))).not.toHaveProperty('bettors');
  });

  it.each(['BetMade', 'Completed', 'Raised', 'Called'] as const)('%s: who bet, and not who called', (type) => {
    const event = { type, seat: toSeatNo(3), amount: toChips(1), to: toChips(1) } as HandEvent;
    const { bettors = 0 } = situationOf(dealt('pvb'), toSeatNo(1), [event]);
    expect(bettors).toBe(type === 'Called' ? 0 : 1);
  });

  it('where no blind is posted the smaller bet stands for the big blind', () => {
    const { setup, ...hand } = dealt('pvb');
    const bets = { ...setup.bets, small: toChips(150) };
    const [blinds, stud] = [setup.forced, []].map((forced) =>
      situationOf({ ...hand, setup: { ...setup, bets, forced } }, undefined),
    );
    expect(blinds).toMatchObject({ smallBlind: 100, bigBlind: 200 });
    expect(stud).toMatchObject({ smallBlind: 0, bigBlind: 150 });
  });

  it('knows how far the hand is, and that nobody is a bettor once the betting is over', () => {
    const hand = bets(dealt('pvb'), 3, 600);
    const seen = (now: Hand) => situationOf(now, toSeatNo(3));
    expect(seen(hand)).toMatchObject({ found: 'afterActs', ownBet: 600, matched: 200 });
    expect(seen({ ...hand, street: 1 })).toMatchObject({ found: 'afterFlop' });
    expect(seen({ ...hand, phase: 'showdown' })).toMatchObject({ ownBet: 0, matched: 0 });
  });

  it('fills in only what a kind asks, and what is missing is still asked', () => {
    const facts = startingFacts('unprotectedHandTaken', situationOf(bets(dealt('pvb'), 3, 600), toSeatNo(3)));
    expect(facts).toEqual({ ownBet: 600, matched: 200, seat: 3 });
    expect(startingFacts('bustedTogether' as KindName, situationOf(dealt('pvb'), toSeatNo(3)))).toEqual({});
  });
});

describe('the effects of a ruling are applied to the hand', () => {
  it('[pvb:40(2)] [pvb:60(3)] the dead hand’s uncalled 800 go back, and no chip is lost', () => {
    const hand = bets(bets(dealt('pvb'), 3, 400), 4, 1200);
    const effects = effectsOf(hand, 'pvb', 'unprotectedHandTaken', 4);
    expect(effects).toEqual([{ type: 'KillHand', seat: 4 }]);
    const after = applied(hand, ...effects);
    const killed = after.players.find(({ seat }) => seat === 4);
    expect(killed).toMatchObject({ stack: 9600, bet: 400, state: 'folded' });
    expect(after.price).toBe(400);
    expect(chipsIn(after)).toBe(chipsIn(hand));
    expect(ruled('pvb', 'unprotectedHandTaken', { ownBet: 1200, matched: 400 }).outcome).toEqual({
      is: 'dead',
      returned: 800,
    });
  });

  it('[bdpv:2 Dead Hand 1] nothing of it goes back where the rulebook says so', () => {
    const hand = bets(bets(dealt('bdpv'), 3, 400), 4, 1200);
    const after = applied(hand, ...effectsOf(hand, 'bdpv', 'unprotectedHandTaken', 4));
    expect(after.players.find(({ seat }) => seat === 4)).toMatchObject({ stack: 8800, bet: 1200, state: 'folded' });
    expect(chipsIn(after)).toBe(chipsIn(hand));
  });

  it('[pvb:66(1)] a hand that was seen too early may no longer raise', () => {
    const hand = bets(dealt('pvb'), 3, 600);
    const after = applied(hand, ...effectsOf(hand, 'pvb', 'exposedByPlayer', 4));
    expect(after.players.find(({ seat }) => seat === 4)?.passive).toBe(true);
    const raise = decide(after, { type: 'BetTo', seat: toSeatNo(4), to: toChips(1800) }, { random: never as never });
    expect(raise).toMatchObject({ ok: false, refusal: { code: 'hand-passive' } });
  });

  it('[gcb:T38.A1] an act out of turn that binds is made when the turn comes', () => {
    const hand = dealt('gcb');
    const facts = { act: 'raise', amount: 600, between: ['fold'] };
    const effects = effectsOf(hand, 'gcb', 'outOfTurn', 4, facts);
    expect(effects).toEqual([{ type: 'BetTo', seat: 4, to: 600 }]);
    const after = applied(hand, { type: 'Fold', seat: toSeatNo(3) }, ...effects);
    expect(after.price).toBe(600);
  });

  it('[pvb:37(5)] a fold out of turn is carried out before the turn comes', () => {
    const hand = dealt('pvb');
    const effects = effectsOf(hand, 'pvb', 'outOfTurn', 1, { act: 'fold' });
    const after = applied(hand, ...effects);
    expect(after.players.find(({ seat }) => seat === 1)?.state).toBe('folded');
    expect(chipsIn(after)).toBe(chipsIn(hand));
  });
});
