import { policy, rulebooks } from '@riffle/rulebooks';
import { nextPositions, ringOf, toSeatNo } from '@riffle/table';
import { describe, expect, it } from 'vitest';
import { actionSoFar, isSubstantial } from '../../substantial-action.ts';
import { view } from '../../view.ts';
import { type AtTheTable, atTheTable } from '../at-the-table.ts';
import { everybody, type Told } from '../told.ts';

const nine = (told: Partial<Told> = {}): AtTheTable =>
  atTheTable({ book: 'bdpv', stacks: everybody(9, 9000), button: 4, blinds: [50, 100], ...told });
const ring = (size: number, ...gone: readonly number[]) =>
  ringOf(
    size,
    Array.from({ length: size }, (_, nth) => toSeatNo(nth + 1)).filter((seat) => !gone.includes(seat)),
  );
const positions = (button: number, smallBlind: number, bigBlind: number) => ({
  button: toSeatNo(button),
  smallBlind: toSeatNo(smallBlind),
  bigBlind: toSeatNo(bigBlind),
});

describe('button, blinds and order', () => {
  it('[bdpv:3 Einleitung Dealer] one seat has the button, which may be empty; nobody else plays', () => {
    expect(nextPositions(ring(6, 2), positions(1, 2, 3))?.button).toBe(2);
    expect(nine().hand.players).toHaveLength(9);
  });

  it('[bdpv:3 Einleitung Wandern] from hand to hand it moves on clockwise', () => {
    expect(nextPositions(ring(9), positions(9, 1, 2))?.button).toBe(1);
  });

  it('[bdpv:3 Einleitung SB und BB] small blind 5, big blind 6', () => {
    const table = nine();
    expect([table.bet(5), table.bet(6)]).toEqual([50, 100]);
  });

  it('[bdpv:3 Einleitung erster Spieler] first 7, then 5', () => {
    const table = nine();
    expect(table.toAct).toBe(7);
    expect(table.callRound().toAct).toBe(5);
    const folded = nine().play('7-9 call, 1-4 call, 5 fold, 6 check');
    expect(folded.toAct).toBe(6);
  });

  it('[bdpv:6.26] two players: the button is the small blind', () => {
    const table = nine({ stacks: { 3: 9000, 8: 9000 }, button: 3 });
    expect([table.bet(3), table.bet(8)]).toEqual([50, 100]);
  });

  it('[bdpv:3 Einleitung erster Spieler] two players: the button, then the big blind', () => {
    const table = nine({ stacks: { 3: 9000, 8: 9000 }, button: 3 });
    expect(table.toAct).toBe(3);
    expect(table.callRound().toAct).toBe(8);
  });

  it('[bdpv:3 Einleitung erster Spieler] three players', () => {
    const table = nine({ stacks: everybody(3, 9000), button: 1 });
    expect(table.toAct).toBe(1);
    expect(table.callRound().toAct).toBe(2);
  });

  it('[bdpv:3 Einleitung erster Spieler] [bdpv:4 Einleitung Blinds] a hand with one blind: button 2, big blind 4', () => {
    const table = nine({ stacks: { 1: 9000, 2: 9000, 4: 9000, 5: 9000, 6: 9000 }, button: 2, smallBlind: 'nobody' });
    expect([table.bet(4), table.pots, table.toAct]).toEqual([100, [[100, [4]]], 5]);
    expect(table.callRound().toAct).toBe(4);
  });

  it('[bdpv:4 Einleitung Blinds] usually there are two', () => {
    expect(nine().events.filter(({ type }) => type === 'ForcedBetPosted')).toHaveLength(2);
  });

  it('[bdpv:3 Einleitung Kartenreihenfolge] first card left of the button, last card to it, which acts last from the flop on', () => {
    const table = nine({ deck: 'inOrder' });
    const dealt = table.hand.players.map(({ seat }) => seat);
    expect([dealt[0], dealt.at(-1)]).toEqual([5, 4]);
    const [first, last] = [table.hand.players[0]?.hole ?? [], table.hand.players.at(-1)?.hole ?? []];
    expect([first, last]).toEqual([
      [0, 9],
      [8, 17],
    ]);
    table.callRound();
    const order: (number | undefined)[] = [];
    while (table.hand.street === 1) {
      order.push(table.toAct);
      table.play(`${String(table.toAct)} check`);
    }
    expect(order).toEqual([5, 6, 7, 8, 9, 1, 2, 3, 4]);
  });

  it('[bdpv:3 Einleitung Kartenreihenfolge] before the flop the big blind has the last word; with two he is dealt to first', () => {
    const table = nine().play('7-9 call, 1-4 call, 5 call');
    expect(table.toAct).toBe(6);
    const two = nine({ stacks: { 3: 9000, 8: 9000 }, button: 3, deck: 'inOrder' });
    expect(two.hand.players.map(({ seat, hole }) => [seat, hole[0]])).toEqual([
      [8, 0],
      [3, 1],
    ]);
  });

  it('[bdpv:3 Einleitung Blinds vor Karten] blinds come before the cards and count as part of the bet', () => {
    const table = nine();
    const types = table.events.map(({ type }) => type);
    expect(types.lastIndexOf('ForcedBetPosted')).toBeLessThan(types.indexOf('HoleDealt'));
    expect(table.play('7-9 fold, 1-4 fold').toCall(5)).toBe(50);
  });

  it('[bdpv:4 Einleitung Ablauf] two cards, then a board of three, four and five, and a round of betting each', () => {
    const table = nine();
    const boards = [0, 1, 2, 3].map((street) => {
      expect([table.phase, table.hand.street]).toEqual(['betting', street]);
      const { length } = table.board;
      table.callRound();
      return length;
    });
    expect(boards).toEqual([0, 3, 4, 5]);
    expect(table.hand.players.flatMap(({ hole }) => hole)).toHaveLength(18);
  });

  it('[bdpv:4 Einleitung Ablauf] [bdpv:1 Ablauf 11] nothing more is dealt once one is left', () => {
    const table = nine({ stacks: everybody(2, 9000), button: 1 })
      .callRound()
      .play('2 bet 100, 1 fold');
    expect([table.phase, table.board.length, table.won]).toEqual(['ended', 3, { 2: 200 }]);
    expect(table.refusalOf({ type: 'DealBoard', cards: ['As'] })).toMatchObject({ code: 'not-now' });
  });

  it('[bdpv:2 Misdeals 1 Spielbeginn] a hand counts as begun once two players have acted', () => {
    const book = rulebooks.find(({ id }) => id === 'bdpv');
    if (book === undefined) throw new RangeError('bdpv');
    const rule = policy(book, 'dealing.substantialAction').value;
    const begun = (script: string) => isSubstantial(actionSoFar(nine().play(script).hand), rule);
    expect(['', '7 call', '7 call, 8 raise 300', '7 fold, 8 fold'].map(begun)).toEqual([false, false, true, true]);
  });
});

describe('players who are not there', () => {
  it('[bdpv:3.5] their blinds are posted from their stacks', () => {
    const table = nine({ stacks: { ...everybody(9, 9000), 5: 1000, 6: 80 } });
    expect([table.stack(5), table.bet(5), table.stack(6), table.bet(6)]).toEqual([950, 50, 0, 80]);
  });

  it('[bdpv:3.6] [bdpv:6.9 Einziehen] the hand of an absent big blind is taken in at his turn, his blind stays', () => {
    const table = nine({ stacks: everybody(4, 9000), button: 4, blinds: [50, 100] }).play('3 call, 4 call, 1 call');
    expect([table.toAct, table.may(2)]).toEqual([2, ['Fold', 'Check', 'BetTo']]);
    table.play('2 kill');
    expect([table.hand.street, table.pots]).toEqual([1, [[400, [1, 3, 4]]]]);
  });

  it('[bdpv:6.9 Einziehen] the action passes on from an absent first player', () => {
    expect(nine().play('7 kill').toAct).toBe(8);
  });

  it('[bdpv:3.6] all fold to the absent big blind before his turn: he wins the blinds', () => {
    const table = nine().play('7-9 fold, 1-5 fold');
    expect(table.won).toEqual({ 6: 100 });
  });

  it('[bdpv:6.9] who was not back when the cards were dealt loses his hand and his blind', () => {
    const table = nine({ stacks: everybody(3, 9000), button: 3 }).play('2 kill, 3 call, 1 call');
    expect([table.isLive(2), table.pots]).toEqual([false, [[300, [1, 3]]]]);
  });
});

describe('dead hands', () => {
  const three = (told: Partial<Told> = {}) => nine({ stacks: everybody(3, 9000), button: 3, ...told });

  it('[bdpv:2 Dead Hand 1] no claim and nothing back', () => {
    const table = three({ blinds: [150, 300] })
      .callRound()
      .play('1 check, 2 kill');
    expect(table.pots).toEqual([[900, [1, 3]]]);
    expect(table.stack(2)).toBe(8700);
  });

  it('[bdpv:2 Dead Hand 1] not even a bet that nobody has called', () => {
    const table = three().callRound().play('1 check, 2 bet 500, 2 kill');
    expect(table.stack(2)).toBe(8400);
  });

  it('[bdpv:2 Dead Hand 1] an all-in player loses his claim to the main pot', () => {
    const table = three({ stacks: { 1: 100, 2: 9000, 3: 9000 } })
      .callRound()
      .play('1 kill')
      .checkDown();
    table.play('2 show, 3 muck');
    expect(table.won).toEqual({ 2: 300 });
  });

  it('[bdpv:2 Dead Hand 1] of two the other wins at once', () => {
    const table = three().callRound().play('1 bet 200, 2 fold, 3 kill');
    expect([table.phase, table.won]).toEqual(['ended', { 1: 300 }]);
  });

  it('[bdpv:2 Dead Hand 1e] whose time has run out is out of the hand also where he could have checked', () => {
    const table = three().callRound();
    expect(table.may(1)).toContain('Check');
    expect(table.play('1 kill').isLive(1)).toBe(false);
  });

  it('[bdpv:2 Dead Hand 2] what was folded stays folded', () => {
    const table = three({ hands: { 1: 'As Ad', 2: '7c 2d', 3: '8c 3d' }, board: 'Ac Ah Kd Qs 4h' }).callRound();
    table.play('1 fold, 2 check, 3 check').checkDown().play('2 show, 3 show');
    expect(Object.keys(table.won)).toEqual(['3']);
    expect(table.refusal('1 kill')).toMatchObject({ code: 'not-now' });
  });
});

describe('showing after the hand', () => {
  it('[bdpv:2 Showdown 4] what one may see all may see; nobody has to show', () => {
    const table = nine().play('7-9 fold, 1-5 fold');
    const seen = () => view(table.hand, { is: 'spectator' }).players.find(({ seat }) => seat === 6)?.cards;
    expect(seen()).toEqual(['hidden', 'hidden']);
    table.play('6 show');
    expect(seen()).not.toContain('hidden');
  });

  it('[bdpv:2 Showdown 4 Teil] of a part only the part; the other card stays hidden', () => {
    const table = nine({ hands: { 6: 'As Kd' } }).play('7-9 fold, 1-5 fold');
    const seen = () => view(table.hand, { is: 'spectator' }).players.find(({ seat }) => seat === 6)?.cards;
    expect(table.play('6 show Kd').phase).toBe('ended');
    expect(seen()).toEqual(['hidden', 'Kd']);
    expect(table.refusal('6 show Qs')).toMatchObject({ code: 'not-his-card' });
    table.play('6 show As');
    expect(seen()).toEqual(['As', 'Kd']);
  });
});
