import type { TomlTable } from 'smol-toml';
import { MOST_ACTIONS, quoted } from '../hands/bounds.ts';
import type { HandRecord, Place, RecordedAction } from '../hands/hand-record.ts';
import type { RecordFault } from '../problems/record-fault.ts';
import { aboutOf } from './phh-about.ts';
import { lineOfField, linesOfStrings, type PhhTable, parsePhhTable, phhTables } from './phh-tables.ts';
import { readAction } from './read-action.ts';
import { readGame } from './read-game.ts';
import { setupOf } from './read-setup.ts';
import { saidIn } from './said-in.ts';

export type PhhHand = HandRecord & {
  /** All that the table says, as it says it. */
  readonly fields: TomlTable;
};
export type ReadPhh = { readonly hand: number } & (
  | { readonly ok: true; readonly record: PhhHand }
  | { readonly ok: false; readonly fault: RecordFault }
);

/** Every hand in a `.phh` or `.phhs` file; a broken one does not touch the others. */
export const readPhh = (text: string): readonly ReadPhh[] => [...eachPhh(text)];

export function* eachPhh(text: string): Iterable<ReadPhh> {
  for (const table of phhTables(text)) yield readTable(table);
}

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
  if (written.length > MOST_ACTIONS) {
    const fault = { code: 'too-many', field: 'actions', found: written.length, most: MOST_ACTIONS } as const;
    return { hand, ok: false, fault: { ...fault, line: lineOfField(table, 'actions') } };
  }
  const actions = written.map((action) => withoutComment(action).trim());
  const read = readGame(fields, actions);
  if ('fault' in read) {
    const field = 'field' in read.fault ? read.fault.field : 'variant';
    return { hand, ok: false, fault: { ...read.fault, line: lineOfField(table, field) } };
  }
  const { game, decimals } = read;
  const said = saidIn(fields, game.seats, (field) => lineOfField(table, field));
  if ('fault' in said) return { hand, ok: false, fault: said.fault };
  const lines = linesOfStrings(table, 'actions');
  const record: RecordedAction[] = [];
  const places: Place[] = [];
  const listed = lineOfField(table, 'actions');
  for (const [nth, action] of actions.entries()) {
    if (action === '') continue;
    const place = { line: lines[nth] ?? listed, actionNo: nth + 1 };
    const known = readAction(action, game.seats, decimals);
    if (known === undefined) {
      return { hand, ok: false, fault: { code: 'action-unreadable', action: quoted(action), ...place } };
    }
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
      says: said.says,
      fields,
    },
  };
}

const withoutComment = (action: string): string => {
  const at = action.indexOf('#');
  return at < 0 ? action : action.slice(0, at);
};

const isStrings = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');
