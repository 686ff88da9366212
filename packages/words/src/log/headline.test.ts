import type { EventType } from '@riffle/tournament';
import { expect, it } from 'vitest';
import { mostTellingFirst } from './headline.ts';

const headlineOf = (...types: readonly EventType[]) => mostTellingFirst(types.map((type) => ({ type })))[0]?.type;

it.each([
  ['a draw', ['TableAdded', 'TableAdded', 'TablesOrdered', 'SeatsDrawn', 'ButtonsDrawn'], 'SeatsDrawn'],
  ['a table broken while the clock stands', ['ClockPaused', 'TableBroken'], 'TableBroken'],
  ['a final table', ['ClockPaused', 'TableChanged', 'FinalTableFormed', 'ButtonsDrawn'], 'FinalTableFormed'],
  ['the last hand', ['BustedOut', 'ClockPaused'], 'BustedOut'],
  ['a late entry', ['EntriesAdded', 'CheckedIn'], 'EntriesAdded'],
  ['what was done when a countdown had run out', ['CountdownCancelled', 'CheckedIn'], 'CheckedIn'],
  ['a pause alone', ['ClockPaused'], 'ClockPaused'],
] as const)('%s is told by what counts', (_, types, headline) => {
  expect(headlineOf(...types)).toBe(headline);
});
