import type { StaffMember } from '@riffle/wire';
import { describe, expect, it } from 'vitest';
import { viewers } from './viewers.ts';

const member = (id: string, role: StaffMember['role']) => ({ id, role, name: id }) as StaffMember;
const may = (as: string, who: StaffMember | undefined) => {
  const viewer = viewers.named(as);
  return viewer !== undefined && viewers.mayBe(viewer, who);
};

describe('as whom a night is watched', () => {
  it('is called on the wire as it was asked for', () => {
    for (const as of ['staff', 'cashier', 'cashier:kim', 'room', 'dealer:table-1:0', 'dealer:a:b:12']) {
      const viewer = viewers.named(as);
      expect(viewer && viewers.key(viewer)).toBe(as);
    }
    for (const as of ['owner', 'dealer', 'dealer:', 'dealer:table-1', 'dealer::0'])
      expect(viewers.named(as)).toBeUndefined();
  });

  it('is at a table by its link alone, but for the floor', () => {
    expect(may('dealer:t1:0', member('flo', 'floor'))).toBe(true);
    for (const who of [undefined, member('kim', 'cashier'), member('wall', 'display')])
      expect(may('dealer:t1:0', who)).toBe(false);
  });

  it('is into no boxes but his own, for a cashier', () => {
    const kim = member('kim', 'cashier');
    expect([may('cashier:kim', kim), may('cashier', kim)]).toEqual([true, true]);
    expect([may('cashier:lea', kim), may('cashier:', kim), may('staff', kim)]).toEqual([false, false, false]);
    expect([may('cashier:kim', undefined), may('cashier:wall', member('wall', 'display'))]).toEqual([false, false]);
  });

  it('is asked for at its address by a cashier as by staff, and each gets what is his', () => {
    for (const role of ['cashier', 'floor', 'director'] as const) {
      const who = member('kim', role);
      const viewer = viewers.of(who);
      expect(viewers.mayBe(viewer, who)).toBe(true);
      expect(viewers.key(viewer)).toBe(role === 'cashier' ? 'cashier:kim' : 'staff');
    }
    const wall = member('wall', 'display');
    expect(viewers.mayBe(viewers.of(wall), wall)).toBe(false);
  });
});
