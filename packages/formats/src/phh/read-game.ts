import type { Variant } from '@riffle/hand';
import { SEAT_NOS } from '@riffle/table';
import type { TomlTable } from 'smol-toml';
import { decimalsOf, readAmount } from '../hands/amount.ts';
import { quoted } from '../hands/bounds.ts';
import { type PhhGame, seatsOf } from './read-setup.ts';
import { isPhhVariant, looserVariantOf, variantOf } from './variants.ts';

type GameFault =
  | { readonly code: 'field-missing' | 'field-wrong'; readonly field: string }
  | { readonly code: 'too-many'; readonly field: string; readonly found: number; readonly most: number }
  | { readonly code: 'variant-unknown'; readonly variant: string };
type Read = { readonly game: PhhGame; readonly decimals: number } | { readonly fault: GameFault };

type Fields = { readonly lists: readonly string[]; readonly numbers: readonly string[] };

function fieldsOf({ family, structure }: Variant): Fields {
  const bets = structure === 'fixedLimit' ? ['small_bet', 'big_bet'] : ['min_bet'];
  return family === 'stud'
    ? { lists: ['starting_stacks', 'antes'], numbers: ['bring_in', ...bets] }
    : { lists: ['starting_stacks', 'antes', 'blinds_or_straddles'], numbers: bets };
}

/** The game of a table: its variant, the stacks and what is posted, in whole chips as fine as the file counts. */
export function readGame(fields: TomlTable, actions: readonly string[]): Read {
  const { variant: code, ante_trimming_status: trimming = false, seats } = fields;
  if (code === undefined) return { fault: { code: 'field-missing', field: 'variant' } };
  if (!isPhhVariant(code)) return { fault: { code: 'variant-unknown', variant: quoted(String(code)) } };
  if (typeof trimming !== 'boolean') return { fault: { code: 'field-wrong', field: 'ante_trimming_status' } };
  const variant = variantOf(code);
  const needed = fieldsOf(variant);
  const written = new Map<string, readonly string[]>();
  for (const field of [...needed.lists, ...needed.numbers]) {
    const value = fields[field];
    if (value === undefined) return { fault: { code: 'field-missing', field } };
    const found = Array.isArray(value) ? value.length : 1;
    if (found > SEAT_NOS.length) return { fault: { code: 'too-many', field, found, most: SEAT_NOS.length } };
    const texts = amountsIn(needed.lists.includes(field) ? value : [value]);
    if (texts === undefined) return { fault: { code: 'field-wrong', field } };
    written.set(field, texts);
  }
  const decimals = finenessOf([
    ...[...written.values()].flat(),
    ...actions.flatMap((action) => RAISE.exec(action)?.[1] ?? []),
  ]);
  const amounts = (field: string): readonly number[] =>
    (written.get(field) ?? []).map((text) =>
      text === 'inf' ? Number.POSITIVE_INFINITY : (readAmount(text, decimals) ?? Number.NaN),
    );
  const count = amounts('starting_stacks').length;
  for (const field of needed.lists) {
    const list = amounts(field);
    const fits = field === 'starting_stacks' ? list.every((stack) => stack > 0) : list.every(Number.isSafeInteger);
    if (!fits || list.length !== count || count < 2) return { fault: { code: 'field-wrong', field } };
  }
  for (const field of needed.numbers) {
    const [amount = Number.NaN] = amounts(field);
    if (!Number.isSafeInteger(amount) || amount < 0) return { fault: { code: 'field-wrong', field } };
  }
  const [bringIn = 0] = amounts('bring_in');
  const [small = 0] = amounts(variant.structure === 'fixedLimit' ? 'small_bet' : 'min_bet');
  const [big = small] = amounts('big_bet');
  return {
    decimals,
    game: {
      variant,
      looser: looserVariantOf(code),
      anteTrimming: trimming,
      antes: amounts('antes'),
      blinds: amounts('blinds_or_straddles'),
      bringIn,
      bets: { small, big },
      stacks: amounts('starting_stacks'),
      seats: seatsOf(seats, count),
    },
  };
}

/** Chips are whole, or money: that is counted to the cent, however few digits a file writes. */
const finenessOf = (amounts: readonly string[]): number => {
  const written = decimalsOf(amounts);
  return written === 0 ? 0 : Math.max(written, CENTS);
};
const CENTS = 2;

const RAISE = /^p\d{1,2}\s+cbr\s+(\S+)/;

/** Numbers as they are written; an endless stack is `inf`. */
function amountsIn(value: unknown): readonly string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const texts: string[] = [];
  for (const one of value as readonly unknown[]) {
    if (one === Number.POSITIVE_INFINITY) texts.push('inf');
    else if (typeof one === 'number' || typeof one === 'bigint') texts.push(String(one));
    else return undefined;
  }
  return texts;
}
