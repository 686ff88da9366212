import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rule } from '../../rule-incident.ts';
import { BOOKS, bookOf, ruled } from '../../testing.ts';
import { type CardPlace, move, stubTop } from '../card-move.ts';
import { type BoardStreet, cardAt, layout } from './deck-order.ts';
import { boardKinds } from './kinds.ts';
import { relay } from './relay.ts';

describe('a burn mistake under a rulebook that is silent', () => {
  it.each(['tda55', 'gcb'])('%s: before the flop one of the three is drawn, even in known order', (book) => {
    expect(ruled(book, 'noBurn', { street: 'flop' })).toMatchObject({
      answer: 'notCovered',
      outcome: { is: 'burnDrawn', street: 'flop', from: 3 },
    });
  });

  it.each(['tda55', 'gcb'])('%s: nothing is put right after a check', (book) => {
    expect(ruled(book, 'noBurn', { street: 'turn', acted: 1 }).outcome).toMatchObject({ is: 'boardStands' });
    expect(ruled(book, 'noBurn', { street: 'turn' }).outcome).toMatchObject({ is: 'boardPutRight' });
  });

  it('[oepbl:6.7 no burn] names no deadline: a missing burn is put right until the next card is played on', () => {
    const noBurn = { street: 'turn', acted: 3, betMade: true };
    expect(ruled('oepbl', 'noBurn', noBurn)).toMatchObject({ basis: 'reading', outcome: { is: 'boardPutRight' } });
    expect(ruled('oepbl', 'noBurn', { ...noBurn, dealtSince: 'river' }).outcome).toMatchObject({ is: 'boardStands' });
    expect(ruled('oepbl', 'doubleBurn', noBurn)).toMatchObject({ basis: 'base', outcome: { is: 'boardStands' } });
  });

  it('[gcb:T36] five flop cards are not covered', () => {
    expect(ruled('gcb', 'fiveCardFlop', {})).toMatchObject({ answer: 'notCovered', outcome: { is: 'dealtAnew' } });
  });
});

describe('how long a burn mistake is put right', () => {
  const standing = (book: string, acted: number, betMade: boolean): boolean =>
    ruled(book, 'doubleBurn', { street: 'turn', acted, ...(acted > 0 && { betMade }) }).outcome.is === 'boardStands';

  it.each([
    { acted: 0, betMade: false, pvb: false, bdpv: false, base: false },
    { acted: 1, betMade: false, pvb: false, bdpv: false, base: true },
    { acted: 1, betMade: true, pvb: true, bdpv: false, base: true },
    { acted: 2, betMade: false, pvb: false, bdpv: true, base: true },
    { acted: 2, betMade: true, pvb: true, bdpv: true, base: true },
    // three checks are substantial action, and the cards count as dealt
    { acted: 3, betMade: false, pvb: true, bdpv: true, base: true },
  ])('[pvb:35(2)] [pvb:35(4)] [bdpv:4.6 Runde begonnen] $acted acted, bet: $betMade', (row) => {
    expect(standing('pvb', row.acted, row.betMade)).toBe(row.pvb);
    expect(standing('bdpv', row.acted, row.betMade)).toBe(row.bdpv);
    expect(standing('gcb', row.acted, row.betMade)).toBe(row.base);
  });
});

describe('an early card that has been played upon', () => {
  const early = (facts: object) => ruled('pvb', 'boardTooEarly', facts);

  it('[pvb:35(4)] stands after substantial action, and goes back after less', () => {
    expect(early({ acted: 1, betMade: true }).outcome).toMatchObject({ is: 'dealtAnew' });
    expect(early({ acted: 2, betMade: true })).toMatchObject({ answer: 'determined', outcome: { is: 'boardStands' } });
    expect(early({ acted: 1, betMade: true }).steps.map(({ key }) => key)).toContain('roundBeginsAgain');
  });

  it('[pvb:35(4)] is for a person to weigh where a further street lies there without it', () => {
    expect(early({ furtherDealt: true })).toMatchObject({
      answer: 'proposed',
      range: [{ is: 'dealtAnew' }],
    });
  });

  it('[bdpv:4.7] the rulebook that is silent on it is named with its nearest rule', () => {
    const ruling = ruled('bdpv', 'boardTooEarly', { acted: 2, betMade: true });
    expect(ruling).toMatchObject({ answer: 'notCovered', outcome: { is: 'boardStands' } });
    expect(ruling.refs).toContain('bdpv@undated:4.7');
  });
});

describe('cards changing places', () => {
  const streets: readonly BoardStreet[] = ['flop', 'turn', 'river'];
  const mistakes = fc.record({
    street: fc.constantFrom(...streets),
    later: fc.nat({ max: 2 }),
    burns: fc.constantFrom(0, 2, 3),
  });

  it('each card ends where it would have come to lie, and no place is taken before it is free', () => {
    fc.assert(
      fc.property(mistakes, ({ street, later, burns }) => {
        const upTo = streets[Math.min(2, streets.indexOf(street) + later)] ?? street;
        const lies = layout(upTo, (each) => (each === street ? burns : 1));
        const belongs = layout(upTo, () => 1);
        const table = new Map(lies.map((place, at) => [at + 1, place]));
        const cardOf = (place: number) => cardAt(undefined, place, { players: 2, holeCards: 2 });
        const on = (place: CardPlace): number => [...table.values()].filter((each) => same(each, place)).length;
        for (const { card, from, to } of relay({ lies, belongs, cardOf, burnsFaceUp: true })) {
          if (card.is !== 'nthOfDeck') throw new Error('every card has its number here');
          expect(table.get(card.nth - 4) ?? stubTop).toEqual(from);
          table.delete(card.nth - 4);
          if (to.is !== 'stubTop' && to.is !== 'burn') expect(on(to)).toBe(0);
          table.set(card.nth - 4, to);
        }
        const kinds = belongs.map(({ is }) => is);
        expect(kinds.map((_, at) => table.get(at + 1)?.is)).toEqual(kinds);
        for (const [card, place] of table) if (card > kinds.length) expect(place).toEqual(stubTop);
        const flop = [...table.values()].flatMap((place) => (place.is === 'flop' ? [place.nth] : []));
        expect(flop.toSorted()).toEqual([1, 2, 3]);
      }),
    );
  });

  const same = (one: CardPlace, other: CardPlace): boolean => JSON.stringify(one) === JSON.stringify(other);
});

describe('facts that cannot be', () => {
  const problems = (kind: string, facts: object) => {
    const verdict = rule({ kind, facts }, bookOf('pvb'));
    return verdict.ok || verdict.refusal.code !== 'facts' ? [] : verdict.refusal.problems.map(({ fact }) => fact);
  };

  it.each([
    ['fourCardFlop', { flop: ['As', 'Kd'] }, ['flop']],
    ['fourCardFlop', { flop: ['As', 'Kd', '7c', '2s'], surplus: 'Jh' }, ['surplus']],
    ['boardTooEarly', { shown: ['Kd'], nextCards: ['7c', 'Kd'] }, ['nextCards']],
    ['noBurn', { street: 'turn', shown: ['Kd', '7c'] }, ['shown']],
    ['noBurn', { street: 'turn', dealtSince: 'turn' }, ['dealtSince']],
    ['doubleBurn', { burned: ['Kd', 'Kd'] }, ['burned']],
    ['extraBoardCard', { street: 'flop' }, ['street']],
  ])('%s %j', (kind, facts, named) => {
    expect(problems(kind, facts)).toEqual(named);
  });
});

describe('every kind under every rulebook', () => {
  const STREET = fc.constantFrom('flop', 'turn', 'river');
  const acts = { acted: fc.nat({ max: 4 }), betMade: fc.boolean() };
  const incident = fc.oneof(
    fc.record({ kind: fc.constantFrom('noBurn', 'doubleBurn'), street: STREET, orderKnown: fc.boolean(), ...acts }),
    fc.record({ kind: fc.constant('riverBurned'), orderKnown: fc.boolean(), riverShown: fc.boolean(), ...acts }),
    fc.record({ kind: fc.constant('fourCardFlop'), surplusKnown: fc.boolean() }),
    fc.record({ kind: fc.constant('fiveCardFlop'), dealt: fc.integer({ min: 5, max: 8 }) }),
    fc.record({
      kind: fc.constant('extraBoardCard'),
      street: fc.constantFrom('turn', 'river'),
      orderKnown: fc.boolean(),
      ...acts,
    }),
    fc.record({
      kind: fc.constant('boardTooEarly'),
      street: STREET,
      done: fc.constantFrom('burnedAndShown', 'shownWithoutBurn', 'burnedOnly'),
      rest: fc.constantFrom('stillToAct', 'allFolded', 'onePlayerLeft', 'allWantTheCard'),
      ...acts,
    }),
    fc.record({
      kind: fc.constant('boardCardFlashed'),
      street: STREET,
      which: fc.constantFrom('nextBurn', 'nextBoardCard', 'deeper'),
    }),
    fc.record({
      kind: fc.constant('stubMuckedOrDropped'),
      board: fc.constantFrom('nothing', 'flop', 'turn', 'river'),
      happened: fc.constantFrom('mixedWithMuck', 'laidOnMuck', 'dropped', 'faceUp'),
      identifiable: fc.constantFrom('allInOrder', 'allButOrder', 'partly', 'none'),
    }),
  );

  it('says what to do, moves no named card that is not there, and cites where the text speaks', () => {
    fc.assert(
      fc.property(incident, fc.constantFrom(...BOOKS), ({ kind, ...facts }, book) => {
        const { betMade, ...others } = facts as { betMade?: boolean; acted?: number };
        const ruling = ruled(book, kind, others.acted ? { ...others, betMade } : others);
        expect(ruling.steps.length).toBeGreaterThan(0);
        expect(ruling.answer === 'notCovered').toBe(ruling.basis === 'base');
        if (ruling.answer !== 'notCovered') expect(ruling.refs.length).toBeGreaterThan(0);
        for (const { from, to } of ruling.moves) expect(from).not.toEqual(to);
      }),
      { numRuns: 400 },
    );
  });

  it('asks of a floor person nothing that has no usual answer', () => {
    const must = Object.values(boardKinds).flatMap(({ facts }) =>
      Object.entries(facts).filter(([, fact]) => !('usual' in fact) && !('optional' in fact)),
    );
    expect(must).toEqual([]);
  });

  it('keeps the move of a surplus card to the stub', () => {
    expect(ruled('pvb', 'doubleBurn', { street: 'turn', acted: 1, betMade: true }).moves).toEqual([
      move({ is: 'burn', nth: 3 }, stubTop),
    ]);
  });
});
