import { toSeatNo } from '@riffle/table';
import { describe, expect, it } from 'vitest';
import { dealerActions } from '../../dealer-action.ts';
import { evolve } from '../../evolve.ts';
import { fits } from '../../fits.ts';
import { initialHand } from '../../hand.ts';
import { view } from '../../view.ts';
import { atTheTable } from '../at-the-table.ts';
import type { Told } from '../told.ts';

/** A bet on the river and is called. */
const river = (hands: Told['hands'], board: string, book = 'gcb') =>
  atTheTable({ book, stacks: { 1: 9000, 2: 9000 }, button: 2, hands: hands ?? {}, board })
    .callRound()
    .callRound()
    .callRound()
    .play('1 bet 500, 2 call');
const accept = { type: 'AcceptPart', seat: toSeatNo(1) } as const;

describe('[gcb:T13.B] a hand that was shown in part, the rest thrown away', () => {
  it('is enough where the floor says so: the shown ace alone wins', () => {
    const table = river({ 1: 'Ac 7d', 2: 'Kc Kd' }, 'Ad Ah 8c 8s 3d').play('1 show Ac');
    expect(dealerActions(table.hand)).toContainEqual(accept);
    table.accept(accept).play('2 show');
    expect(table.won).toEqual({ 1: 1400 });
  });

  it('counts with the shown card alone, not with the one that nobody saw', () => {
    const hidden = river({ 1: 'Kc Ks', 2: 'Jh Jc' }, 'Kd Jd 7c 4h 2s').play('1 show Kc').accept(accept);
    expect(hidden.play('2 show').won).toEqual({ 2: 1400 });
    expect(river({ 1: 'Kc Ks', 2: 'Jh Jc' }, 'Kd Jd 7c 4h 2s').play('1 show, 2 show').won).toEqual({ 1: 1400 });
  });

  it('is told so that every event fits where it was written', () => {
    const { events } = river({ 1: 'Ac 7d', 2: 'Kc Kd' }, 'Ad Ah 8c 8s 3d').play('1 show Ac').accept(accept);
    let before = initialHand;
    for (const event of events) {
      expect(fits(before, event), event.type).toBe(true);
      before = evolve(before, event);
    }
    expect(events.map(({ type }) => type)).toContain('PartAccepted');
  });

  it('is dead where the floor says no', () => {
    const table = river({ 1: 'Kc Qs', 2: 'Jh Jc' }, 'Kd Jd 7c 4h 2s').play('1 show Kc, 1 kill');
    expect([table.phase, table.won]).toEqual(['ended', { 2: 1400 }]);
  });

  it('stays hidden but for what was shown', () => {
    const { hand } = river({ 1: 'Ac 7d', 2: 'Kc Kd' }, 'Ad Ah 8c 8s 3d').play('1 show Ac');
    const seen = view(hand, { is: 'spectator' }).players.find(({ seat }) => seat === 1)?.cards;
    expect(seen).toEqual(['Ac', 'hidden']);
  });

  it('is not the floor’s to take where all cards must be shown', () => {
    const table = river({ 1: 'Ac 7d', 2: 'Kc Kd' }, 'Ad Ah 8c 8s 3d', 'tda55');
    expect(table.refusalOf(accept)).toMatchObject({
      code: 'must-show',
      rules: [expect.stringMatching(/:/), expect.anything()],
    });
    expect(dealerActions(table.hand)).not.toContainEqual(accept);
  });
});
