import type { TomlTable } from 'smol-toml';
import type { HandRecord, RecordedAction } from '../hands/hand-record.ts';
import type { RecordFault } from '../problems/record-fault.ts';
import { aboutOf } from './phh-about.ts';
import { lineOfField, linesOfStrings, type PhhTable, parsePhhTable, phhTables } from './phh-tables.ts';
import { readAction } from './read-action.ts';
import { readGame } from './read-game.ts';
import { setupOf } from './read-setup.ts';

export type PhhHand = HandRecord & {
  /** All that the table says, as it says it. */
  readonly fields: TomlTable;
};
export type ReadPhh = { readonly hand: number } & (
  | { readonly ok: true; readonly record: PhhHand }
  | { readonly ok: false; readonly fault: RecordFault }
);

/** Every hand in a `.phh` or `.phhs` file; a broken one does not touch the others. */
export const readPhh = (text: string): readonly ReadPhh[] => phhTables(text).map(readTable);

function readTable(table: PhhTable): ReadPhh {
  const { hand } = table;
  const parsed = parsePhhTable(table);
  if ('fault' in parsed) return { hand, ok: false, fault: parsed.fault };
  const { fields } = parsed;
  const { actions: written } = fields;
  if (!isStrings(written)) {
    const code = written === undefined ? 'field-missing' : 'field-wrong';
    return { hand, ok: false, fault: { code, field: 'actions', line: lineOfField(table, 'actions') } };
  }
  const actions = written.map((action) => action.replace(/#.*$/, '').trim());
  const read = readGame(fields, actions);
  if ('fault' in read) {
    const field = 'field' in read.fault ? read.fault.field : 'variant';
    return { hand, ok: false, fault: { ...read.fault, line: lineOfField(table, field) } };
  }
  const { game, decimals } = read;
  const lines = linesOfStrings(table, 'actions');
  const record: RecordedAction[] = [];
  const places: { readonly line: number }[] = [];
  for (const [nth, action] of actions.entries()) {
    if (action === '') continue;
    const place = { line: lines[nth] ?? lineOfField(table, 'actions') };
    const known = readAction(action, game.seats, decimals);
    if (known === undefined) return { hand, ok: false, fault: { code: 'action-unreadable', action, ...place } };
    record.push(known);
    places.push(place);
  }
  return {
    hand,
    ok: true,
    record: {
      setup: setupOf(game.variant, game),
      looser: game.looser && setupOf(game.looser, game),
      actions: record,
      start: { line: table.from },
      places,
      decimals,
      endless: game.seats.filter((_, nth) => game.stacks[nth] === Number.POSITIVE_INFINITY),
      about: aboutOf(fields, game.seats.length),
      fields,
    },
  };
}

const isStrings = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');
