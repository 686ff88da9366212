import { toCents } from '@riffle/money';
import { type TournamentView, toEntryId } from '@riffle/tournament';
import { describe, expect, it } from 'vitest';
import { headLines } from './head-lines.ts';
import { trialNight } from './trial-night.ts';

const [A, B, C] = [toEntryId('e1'), toEntryId('e2'), toEntryId('e3')];
const { view } = trialNight({ entries: 9, stage: 'play' });
const lines = (money: Pick<NonNullable<TournamentView['money']>, 'headsWon' | 'bounties'>) =>
  headLines({ ...view, money: money as NonNullable<TournamentView['money']> });

describe('the leaders of bounties on the wall', () => {
  it('have most heads first, then most money, then who entered first', () => {
    const headsWon = { [C]: 2, [B]: 1, [A]: 1 };
    expect(lines({ headsWon, bounties: { [B]: toCents(900), [C]: toCents(100) } })).toEqual([
      { entry: C, heads: 2, won: 100 },
      { entry: B, heads: 1, won: 900 },
      { entry: A, heads: 1 },
    ]);
    expect(lines({ headsWon }).map(({ entry }) => entry)).toEqual([C, A, B]);
  });

  it('are nobody while nobody has taken any, and where the room is told nothing', () => {
    expect(lines({})).toEqual([]);
    expect(headLines(view)).toEqual([]);
  });
});
