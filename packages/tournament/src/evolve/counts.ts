import type { Instant } from '@riffle/aggregate';
import { toChips } from '@riffle/cards';
import { countsOf, lastCount } from '../counts/chip-count.ts';
import { chipsIssuedBy } from '../counts/chips-issued.ts';
import type { ChipCount } from '../counts/count-shape.ts';
import { isOpen } from '../counts/open-count.ts';
import { stacksWith } from '../counts/stacks-with.ts';
import type { TournamentEvent } from '../event.ts';
import type { EntryId } from '../ids.ts';
import { ENTERING } from '../money/money-setup.ts';
import { inPlay, playersLeft } from '../seating-index.ts';
import type { Tournament } from '../state.ts';
import { withTable } from './tables.ts';

type Named<T extends TournamentEvent['type']> = Extract<TournamentEvent, { readonly type: T }>;

export function stacksCounted(state: Tournament, event: Named<'StacksCounted'>): Tournament {
  const { no, occasion, stacks: told, line, played, at } = event;
  const before = countsOf(state);
  const last = before.at(-1);
  const goesOn = last?.no === no ? last : undefined;
  const began = goesOn ?? { no, occasion, line, from: at, played };
  const stacks = stacksWith(state, goesOn?.stacks, told);
  const one: ChipCount = { ...began, at, stacks, ...asOfNow(state, stacks) };
  const counted = { ...state, counts: [...(goesOn === undefined ? before : before.slice(0, -1)), one] };
  return event.hand === 'over' ? handOver(counted, told) : counted;
}

/** Where they sit no hand runs any more. */
function handOver(state: Tournament, told: Named<'StacksCounted'>['stacks']): Tournament {
  const tables = new Set(told.flatMap(({ entry }) => state.entries.get(entry)?.at?.table ?? []));
  return [...tables].reduce(
    (so, table) => withTable(so, table, (one) => (one.hand ? { ...one, hand: { ...one.hand, over: true } } : one)),
    state,
  );
}

/**
 * What happens to chips after they were counted changes both what was counted and what should be there, until somebody has
 * played on: an add-on that is sold in the break makes no difference, whether its table was counted before or after.
 */
export function countFollows(state: Tournament, event: TournamentEvent): Tournament {
  const last = lastCount(state);
  if (last === undefined) return state;
  const told = changesOf(state, event);
  if (told === undefined || !isOpen(last, state, told.at)) return state;
  const stacks = told.changes.reduce((all, [id, chips]) => {
    const stack = all.get(id);
    if (stack === undefined) return all;
    return chips === 'gone' ? all.without(id) : all.with(id, toChips(Math.max(0, stack + chips)));
  }, last.stacks);
  return { ...state, counts: [...countsOf(state).slice(0, -1), { ...last, stacks, ...asOfNow(state, stacks) }] };
}

/** What the night has of a count at this moment. */
const asOfNow = (state: Tournament, stacks: ChipCount['stacks']): Pick<ChipCount, 'left' | 'issued' | 'missing'> => ({
  left: playersLeft(state),
  issued: chipsIssuedBy(state),
  missing: inPlay(state).flatMap(({ id }) => (stacks.has(id) ? [] : [id])),
});

/** By how much each stack is another; `gone`: it has to be told again, or there is none. */
type Changes = { readonly at: Instant; readonly changes: readonly (readonly [EntryId, number | 'gone'])[] };

function changesOf(state: Tournament, event: TournamentEvent): Changes | undefined {
  switch (event.type) {
    case 'Sold': {
      const isOut = state.entries.get(event.entry)?.out !== undefined;
      return {
        at: event.at,
        changes: ENTERING.includes(event.kind) ? [] : [[event.entry, isOut ? 'gone' : event.chips]],
      };
    }
    case 'SaleReversed': {
      const sale = state.money?.sales.find(({ id }) => id === event.sale);
      if (event.at === undefined || sale === undefined) return undefined;
      const less = event.out === undefined ? -sale.chips : 'gone';
      return { at: event.at, changes: ENTERING.includes(sale.kind) ? [] : [[sale.entry, less]] };
    }
    case 'SmallChipsTaken':
      return { at: event.at, changes: raced(state, event) };
    case 'LateChipsExchanged':
      return { at: event.at, changes: [[event.entry, -event.lapsed]] };
    case 'StackRemoved': {
      const shares = (event.shares ?? []).map(({ entry, chips }) => [entry, chips as number] as const);
      return { at: event.at, changes: [[event.entry, 'gone'], ...shares] };
    }
    case 'ChipsRemoved':
      if (event.at === undefined) return undefined;
      return { at: event.at, changes: event.entry === undefined ? [] : [[event.entry, -event.chips]] };
    default:
      return undefined;
  }
}

/** What each gets for his small chips, less those. What does not come out even stays where the value stays in play. */
function raced(state: Tournament, { value, into, changed, given }: Named<'SmallChipsTaken'>): Changes['changes'] {
  const keeps = state.colourUps?.findLast((one) => one.value === value)?.keep === true;
  return [
    ...changed.map(
      ({ entry, chips, even, left }) => [entry, even * into - (keeps ? chips - left : chips) * value] as const,
    ),
    ...given.map((one) => [one.entry, one.value] as const),
  ];
}
