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
    for (const as of ['staff', 'cashier', 'cashier:kim', 'room']) {
      const viewer = viewers.named(as);
      expect(viewer && viewers.key(viewer)).toBe(as);
    }
    expect(viewers.named('owner')).toBeUndefined();
  });

  it('is into no boxes but his own, for a cashier', () => {
    const kim = member('kim', 'cashier');
    expect([may('cashier:kim', kim), may('cashier', kim)]).toEqual([true, true]);
    expect([may('cashier:lea', kim), may('cashier:', kim), may('staff', kim)]).toEqual([false, false, false]);
    expect([may('cashier:kim', undefined), may('cashier:wall', member('wall', 'display'))]).toEqual([false, false]);
  });
});
