import { describe, expect, it } from 'vitest';
import type { TournamentEvent } from '../event.ts';
import { fits } from '../fits.ts';
import type { Tournament } from '../state.ts';
import fitting from './fitting.json' with { type: 'json' };
import { happenedUnder, momentsTold } from './happened.ts';

const scenes = [...happenedUnder('pvb'), ...happenedUnder('gcb')];
const recorded: Readonly<Record<string, readonly string[]>> = fitting;

type Path = readonly string[];

/** Where in an event something stands that `is` it. */
function* pathsTo(value: unknown, is: (key: string, value: unknown) => boolean, path: Path = []): Generator<Path> {
  if (is(path.at(-1) ?? '', value)) yield path;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, one] of Object.entries(value)) yield* pathsTo(one, is, [...path, key]);
}

function put(value: unknown, [first, ...rest]: Path, change: (was: unknown) => unknown): unknown {
  if (first === undefined) return change(value);
  if (Array.isArray(value)) return value.with(Number(first), put(value[Number(first)], rest, change));
  const fields = value as Readonly<Record<string, unknown>>;
  return { ...fields, [first]: put(fields[first], rest, change) };
}

/** Which events fit all the same when what `is` it is changed, by the place where it stands. */
function fitAllTheSame(
  is: (state: Tournament) => (key: string, value: unknown) => boolean,
  change: (was: unknown, state: Tournament) => unknown,
): readonly string[] {
  const found = scenes.flatMap(([, happened]) =>
    happened.flatMap(({ before, event }) =>
      [...pathsTo(event, is(before))].flatMap((path) => {
        const changed = put(event, path, (was) => change(was, before)) as TournamentEvent;
        const place = path.map((key) => (/^\d+$/.test(key) ? '*' : key)).join('.');
        return fits(before, changed) ? [`${event.type} ${place}`] : [];
      }),
    ),
  );
  return [...new Set(found)].sort();
}

const namesIn = (state: Tournament): ReadonlySet<unknown> =>
  new Set([
    ...state.entries.keys(),
    ...state.tables.keys(),
    ...[...state.bustOuts, ...state.penalties, ...state.rulings].map(({ id }) => id),
  ]);

describe('what happened fits', () => {
  it.each(scenes)('where it happened: %s', (_name, happened) => {
    for (const { before, event } of happened) expect([event.type, fits(before, event)]).toEqual([event.type, true]);
  });

  it.each(happenedUnder('pvb'))('at the moments that are recorded, and at no others: %s', (name, happened) => {
    expect(momentsTold(happened)).toEqual(recorded[name]);
  });

  it('nowhere where it names an entry, a table, a hand, a ruling or a penalty that nobody knows', () => {
    const known = (state: Tournament) => {
      const names = namesIn(state);
      return (_key: string, value: unknown) => names.has(value);
    };
    // where somebody sat or what a ruling was about is only kept; the rest is skipped when it is gone
    expect(fitAllTheSame(known, () => 'nobody')).toEqual([
      'BustOutChanged out.*.from.table',
      'BustedOut out.*.from.table',
      'PenaltiesCounted table',
      'PenaltiesMoved penalties.*.penalty',
      'RulingRecorded on.entry',
      'RulingRecorded on.table',
      'StackRemoved from.table',
      'TableRedrawn table',
    ]);
  });

  it('on no seat that does not stand there', () => {
    const seats = () => (key: string, value: unknown) =>
      ['seat', 'button', 'bigBlind'].includes(key) && Number(value) < 13;
    // where somebody sat, what was drawn for the button, and a level’s big blind
    expect(fitAllTheSame(seats, () => 13)).toEqual([
      'BustOutChanged out.*.from.seat',
      'BustedOut out.*.from.seat',
      'ButtonsDrawn because.*.facts.seat',
      'ButtonsDrawn buttons.*.cards.*.seat',
      'LevelsChanged levels.*.bigBlind',
      'StackRemoved from.seat',
    ]);
  });
});
