import { DECK, shuffled } from '@riffle/cards';
import { toSeatNo } from '@riffle/table';
import type { ColourUpState, SmallChips } from '../chip-race/colour-up-state.ts';
import { colourUpsOf, tablesLeft } from '../chip-race/open-colour-ups.ts';
import { type Procedure, procedureOf } from '../chip-race/procedure.ts';
import { tableOutcome } from '../chip-race/table-outcome.ts';
import { exchangeOf, tablePlan } from '../chip-race/table-plan.ts';
import type { TournamentCommand } from '../command.ts';
import type { TableId } from '../ids.ts';
import { setupOf } from '../rulebook-of.ts';
import { playersAt } from '../seating-index.ts';
import type { SimulatedNight } from './simulated-night.ts';
import { stackOf } from './stacks.ts';

const VALUES = [
  { value: 25, into: 100 },
  { value: 100, into: 500 },
] as const;
/** Nobody has more of them, so that one deck is enough. */
const MOST = 8;

/** Now and then small chips go, earlier than the levels ask for it: counted, raced for and given at every table. */
export function raceChips(night: SimulatedNight): void {
  const says = procedureOf(setupOf(night.state));
  const wanted = night.one(VALUES);
  if (wanted !== undefined && night.chance(8)) {
    const keep = says['chips.raceMethod'].value === 'noRemoval' || night.chance(4);
    night.try({ type: 'BeginColourUp', ...wanted, ...(keep ? { keep } : { reason: 'they are in the way' }) });
  }
  for (const one of colourUpsOf(night.state)) {
    for (const table of tablesLeft(night.state, one)) atTable(night, says, one, table);
  }
}

function atTable(night: SimulatedNight, says: Procedure, of: ColourUpState, table: TableId): void {
  const counts = [...playersAt(night.state, table)].map(([seat, entry]): SmallChips => {
    const stack = stackOf(night.stacks, entry);
    const chips = Math.min(Math.floor(stack / of.value), night.random(MOST + 1));
    return { seat, entry, chips, ...(chips > 0 && chips * of.value === stack && { nothingElse: true as const }) };
  });
  const { value } = of;
  night.give({ type: 'CountSmallChips', value, table, counts });
  const cards = shuffled(DECK, night.random);
  const button = night.state.tables.get(table)?.positions?.button ?? toSeatNo(1);
  const exchange = exchangeOf(of);
  const plan = tablePlan(says, exchange, counts, button);
  const outcome = tableOutcome(says, exchange, { counts, plan, cards, smallest: of.into });
  const before = night.stacks;
  let after = before;
  const gets = (entry: SmallChips['entry'], chips: number): void => {
    after = after.with(entry, stackOf(after, entry) + chips);
  };
  for (const { entry, chips, even, left } of plan.changed) {
    gets(entry, even * of.into - (plan.leftovers === 'kept' ? chips - left : chips) * value);
  }
  for (const one of outcome.given) gets(one.entry, one.value);
  const command: TournamentCommand = {
    ...{ type: 'TakeSmallChips', value, table, button, witness: 'staff' },
    ...(plan.cards > 0 && { cards: cards.slice(0, plan.cards) }),
  };
  night.give(command, after);
  if (night.regrets()) night.takeBack(command, before, night.chance(2) ? 'redo' : 'leave');
}
