import { toChips } from '@riffle/cards';
import { toCents } from '@riffle/money';
import { type MoneySetup, toProfileId } from '@riffle/tournament';
import { describe, expect, it } from 'vitest';
import { pricesKept } from './prices-kept.ts';

const priced = (amount: number, guarantee?: number): MoneySetup => ({
  profiles: [
    {
      ...{ id: toProfileId('entry'), name: 'Start', kind: 'entry', chips: toChips(10_000) },
      parts: [{ for: 'prizes', amount: toCents(amount) }],
    },
  ],
  ...(guarantee !== undefined && { guarantee: toCents(guarantee) }),
});

describe('the prices of a night while somebody else changes its guarantee', () => {
  it('leave the guarantee as he has it where none was typed', () => {
    expect(pricesKept(priced(2_000, 50_000), priced(2_000, 80_000), priced(3_000, 50_000))).toEqual(
      priced(3_000, 80_000),
    );
    expect(pricesKept(priced(2_000, 50_000), priced(2_000), priced(3_000, 50_000))).toEqual(priced(3_000));
    expect(pricesKept(priced(2_000), priced(2_000, 80_000), priced(3_000))).toEqual(priced(3_000, 80_000));
  });

  it('take the one that was typed', () => {
    expect(pricesKept(priced(2_000, 50_000), priced(2_000, 80_000), priced(2_000, 60_000))).toEqual(
      priced(2_000, 60_000),
    );
    expect(pricesKept(priced(2_000, 50_000), priced(2_000, 80_000), priced(2_000))).toEqual(priced(2_000));
    expect(pricesKept(undefined, undefined, priced(2_000, 60_000))).toEqual(priced(2_000, 60_000));
  });
});
