import { toSeatNo } from '@riffle/table';
import { describe, expect, it } from 'vitest';
import { dealerActions } from './dealer-action.ts';
import { decide, play } from './decide.ts';
import type { HandEvent } from './event.ts';
import { evolve } from './evolve.ts';
import { fits } from './fits.ts';
import { copyOf, initialHand } from './hand.ts';
import { atTheTable } from './rules/at-the-table.ts';
import { everybody, type Told } from './rules/told.ts';

const stud = (players: number, told: Partial<Told> = {}) =>
  atTheTable({ game: 'limit-stud', stacks: everybody(players, 9000), button: players, ante: 10, bringIn: 50, ...told });

/** Everybody stays in: the bring-in and calls, then checks, as far as the street. */
function upTo(street: number, players: number, told: Partial<Told> = {}) {
  const table = stud(players, told);
  table.play(`${String(table.toAct)} bringin`);
  while (table.hand.street < street && table.phase === 'betting') table.callRound();
  return table;
}

describe('stud with too few cards for one more to each', () => {
  it('eight on seventh street: one open card that is everybody’s seventh', () => {
    const table = upTo(4, 8);
    expect(table.board).toHaveLength(1);
    expect(table.hand.players.map(({ hole }) => hole.length)).toEqual(Array.from({ length: 8 }, () => 6));
    expect(table.events.filter(({ type }) => type === 'SharedCardCalled')).toHaveLength(1);
  });

  it('from a deck as well as by command', () => {
    expect(upTo(4, 8, { deck: 'inOrder' }).board).toHaveLength(1);
  });

  it('the hand that is worked on is the one that its events tell of', () => {
    const { events } = upTo(4, 8);
    const called = events.findIndex(({ type }) => type === 'SharedCardCalled');
    const before = events.slice(0, called).reduce(evolve, initialHand);
    const worked = copyOf(before);
    const happened: HandEvent[] = [];
    expect(play(worked, { type: 'DealBoard', cards: ['??'] }, { random: () => 0 }, happened)).toBeUndefined();
    expect(happened.slice(0, 2).map(({ type }) => type)).toEqual(['SharedCardCalled', 'BoardDealt']);
    expect(worked).toEqual(happened.reduce(evolve, before));
    expect(fits(before, { type: 'SharedCardCalled' })).toBe(true);
  });

  it('seven get their own', () => {
    const table = upTo(4, 7);
    expect([table.board.length, table.hand.players[0]?.hole.length]).toEqual([0, 7]);
  });

  /** What the dealer is offered on seventh street, one player having folded on the street. */
  function afterFoldOn(street: number, players: number) {
    const table = upTo(street, players);
    table.play(`${String(table.toAct)} fold`);
    while (table.hand.street < 3) table.callRound();
    let { hand } = table;
    while (hand.street === 3) {
      const seat = hand.players[hand.actor]?.seat ?? toSeatNo(1);
      const verdict = decide(hand, { type: 'Check', seat }, { random: () => 0 });
      if (!verdict.ok) throw new Error(JSON.stringify(verdict.refusal));
      hand = verdict.value.reduce(evolve, hand);
    }
    const offered = dealerActions(hand).map(({ type }) => type);
    return ['DealBoard', 'DealHole'].map((type) => offered.filter((one) => one === type).length);
  }

  it('six get their own where the burned cards are just enough; where folded ones are, seven may', () => {
    // 42 dealt, six of them folded, and four burned: six are left
    expect(afterFoldOn(3, 7)).toEqual([0, 6]);
    // 46 dealt, four of them folded, and four burned: one card for all, or the four and the burned ones for seven
    expect(afterFoldOn(1, 8)).toEqual([1, 7]);
  });

  it('nobody is offered or given a card that the last ones would not get', () => {
    const { events } = upTo(4, 8);
    const begun = events.findIndex((event) => event.type === 'StreetBegun' && event.street === 4);
    const hand = events.slice(0, begun + 1).reduce(evolve, initialHand);
    const offered = dealerActions(hand).map(({ type }) => type);
    expect(offered).toContain('DealBoard');
    expect(offered).not.toContain('DealHole');
    const dealt = decide(hand, { type: 'DealHole', seat: toSeatNo(1), cards: ['??'] }, { random: () => 0 });
    expect(dealt).toEqual({ ok: false, refusal: { code: 'one-card-for-all' } });
  });
});
