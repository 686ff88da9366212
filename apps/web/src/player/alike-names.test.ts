import { toEntryId } from '@riffle/tournament';
import { expect, it } from 'vitest';
import { alikeNames } from '../night/alike-names.ts';
import { resultsSoFar } from '../night/results-so-far.ts';
import { trialNight } from '../wall/trial-night.ts';
import { playersByName } from './find-players.ts';

const [first, second, third] = ['e1', 'e2', 'e3'].map(toEntryId);

it('two who are called the same are told apart by what they are not called', () => {
  const night = trialNight({ entries: 20, out: 20, stage: 'over' });
  const names = { ...night.names, ...(first && { [first]: 'Hans M.' }), ...(second && { [second]: 'Hans M.' }) };
  expect([...alikeNames(names)].sort()).toEqual([first, second]);
  const numbered = (lines: readonly { readonly entry: string; readonly alikeNo?: number }[]) =>
    lines.flatMap(({ entry, alikeNo }) => (alikeNo === undefined ? [] : [entry])).sort();
  expect(numbered(playersByName({ ...night, names }, 'de'))).toEqual([first, second]);
  expect(numbered(resultsSoFar({ ...night, names }))).toEqual([first, second]);
  expect(alikeNames(night.names).has(third ?? toEntryId(''))).toBe(false);
});
