import { readySet, type Setup, structureFor, toEntryId } from '@riffle/tournament';
import { describe, expect, it } from 'vitest';
import { askedAt, chipsToCount, fieldOf, stackOf, stacksTyped, withKey } from './typed-stacks.ts';

const [a, b] = [toEntryId('a'), toEntryId('b')];
const setup = { chips: readySet('home', 20_000), levels: structureFor('clubNight')?.levels ?? [] } as unknown as Setup;
const chips = chipsToCount(setup, 0, new Set());

describe('what somebody types at a table', () => {
  it('is a sum, or so many of each chip; who is left blank has not been counted', () => {
    expect(stackOf({ [fieldOf({ entry: a })]: '12500' }, 'sum', chips, a)).toBe(12_500);
    const pieces = { [fieldOf({ entry: a, value: 25 })]: '3', [fieldOf({ entry: a, value: 100 })]: '2' };
    expect(stackOf(pieces, 'colours', chips, a)).toBe(275);
    expect(stacksTyped(pieces, 'colours', chips, [a, b])).toEqual([{ entry: a, chips: 275 }]);
    expect(stackOf({ [fieldOf({ entry: a })]: '' }, 'sum', chips, a)).toBeUndefined();
  });

  it('is asked for seat by seat, largest chips first, and not those that have left play', () => {
    expect(askedAt('sum', chips, [a, b])).toEqual([{ entry: a }, { entry: b }]);
    const values = chips.map(({ value }) => value as number);
    expect(values).toEqual(values.toSorted((x, y) => y - x));
    expect(values).toContain(25);
    expect(chipsToCount(setup, 0, new Set([25])).map(({ value }) => value as number)).not.toContain(25);
    expect(askedAt('colours', chips, [a])).toHaveLength(chips.length);
  });

  it('has no leading nothing, and an end', () => {
    expect(withKey('', '00')).toBe('0');
    expect(withKey('0', '5')).toBe('5');
    expect(withKey('1234567890', '1')).toBe('1234567890');
  });
});
