import { toCents } from '@riffle/money';
import { toEntryId } from '@riffle/tournament';
import { describe, expect, it } from 'vitest';
import { proposedShares, readPercent, sharesBy, sharesInPercent, sharingIn } from './deal-draft.ts';

const at = { table: 't', seat: 1 };
const view = {
  prizes: [50_000, 30_000, 20_000, 10_000].map(toCents),
  entries: {
    e3: { no: 3, at },
    e1: { no: 1, at },
    e2: { no: 2, bustOut: 'h' },
    e4: { no: 4, at },
    e5: { no: 5 },
  },
} as unknown as Parameters<typeof sharingIn>[0];

describe('what there is to share', () => {
  const sharing = sharingIn(view);

  it('is for those who are in: the prizes of their places, and the last of them is sure', () => {
    expect(sharing.players).toEqual(['e1', 'e3', 'e4']);
    expect(sharing).toMatchObject({ worth: 100_000, least: 20_000, mostLeft: 40_000 });
  });

  it('is known by chips only once all are typed', () => {
    const how = { left: 0, unit: 1 };
    expect(sharesBy('chips', sharing, [5_000, undefined, 2_000], how)).toBeUndefined();
    expect(sharesBy('even', sharing, [], how)?.reduce((sum, one) => sum + one, 0)).toBe(100_000);
    expect(sharesBy('chips', sharing, [5_000, 3_000, 2_000], how)).toEqual([40_000, 32_000, 28_000]);
    expect(sharesBy('chips', sharing, [5_000, 3_000, 2_000], { left: 40_001, unit: 1 })).toBeUndefined();
  });

  it('in per cent is known once they are the whole', () => {
    const how = { left: 0, unit: 1 };
    expect(['33,5', '33.33 %', '40', '', 'x', '1,234'].map(readPercent)).toEqual([
      ...[3_350, 3_333, 4_000, undefined, undefined, undefined],
    ]);
    expect(sharesInPercent(sharing, [5_000, 2_500, undefined], how)).toBeUndefined();
    expect(sharesInPercent(sharing, [5_000, 2_500, 2_500], how)).toEqual([50_000, 25_000, 25_000]);
    expect(sharesInPercent(sharing, [5_000, 2_500, 2_500], { left: 10_000, unit: 100 })).toEqual([
      ...[45_000, 22_500, 22_500],
    ]);
    expect(sharesInPercent(sharing, [5_000, 2_500, 2_500], { left: 40_001, unit: 1 })).toBeUndefined();
    expect(proposedShares([toEntryId('e1')], [100], [7], [10_000])).toMatchObject([{ percent: 10_000 }]);
  });

  it('is put to them with the chips that were counted', () => {
    expect(proposedShares([toEntryId('e1'), toEntryId('e3')], [100, 200], [7, undefined])).toEqual([
      { entry: 'e1', amount: 100, chips: 7 },
      { entry: 'e3', amount: 200 },
    ]);
  });
});
