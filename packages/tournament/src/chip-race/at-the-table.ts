import type { Context } from '@riffle/aggregate';
import { type Card, DECK, shuffled } from '@riffle/cards';
import { playedChips } from '../chips/chip-set.ts';
import { leavesAt } from '../chips/leaving.ts';
import { readClock } from '../clock-reading.ts';
import { type Decide, happens, type Named, type Objection, refused } from '../decision.ts';
import { chipsInPlay } from '../figures.ts';
import type { Reason } from '../reason.ts';
import { setupOf } from '../rulebook-of.ts';
import { playersAt } from '../seating-index.ts';
import type { Tournament } from '../state.ts';
import type { ColourUpState } from './colour-up-state.ts';
import { colourUpsOf, openColourUp, standingCount, tablesLeft } from './open-colour-ups.ts';
import { type Procedure, procedureOf } from './procedure.ts';
import { type TableOutcome, tableOutcome } from './table-outcome.ts';
import { exchangeOf, type TablePlan, tablePlan } from './table-plan.ts';

export const countSmallChips: Decide<'CountSmallChips'> = (state, command, { now }) => {
  const { value, table, counts } = command;
  const found = atTable(state, command);
  if ('code' in found) return refused(found);
  const players = playersAt(state, table);
  const most = chipsInPlay(state);
  const seats = new Set<number>();
  let all = 0;
  for (const { seat, entry, chips } of counts) {
    if (players.get(seat) !== entry || seats.has(seat))
      return refused({ code: 'not-at-this-seat', entry, table, seat });
    seats.add(seat);
    all += chips * value;
    if (all > most) return refused({ code: 'stack-too-large', entry, most });
  }
  const some = counts.filter(({ chips }) => chips > 0);
  return happens({ v: 1, type: 'SmallChipsCounted', value, table, counts: some, at: now });
};

/** The small chips of one table go: changed, raced for or rounded up, as the rulebook has it. */
export const takeSmallChips: Decide<'TakeSmallChips'> = (state, command, context) => {
  const { value, table } = command;
  const found = atTable(state, command);
  if ('code' in found) return refused(found);
  const counts = standingCount(state, found, table);
  if (counts === undefined) return refused({ code: 'small-chips-not-counted', table });
  const says = procedureOf(setupOf(state));
  const button = command.button ?? state.tables.get(table)?.positions?.button;
  const exchange = exchangeOf(found);
  const plan = tablePlan(says, exchange, counts, button);
  const objection = plan.leftovers === 'raced' ? mayNotRace(says, plan, command) : undefined;
  if (objection !== undefined) return refused(objection);
  const cards = command.cards ?? dealtByRiffle(plan, context.random);
  const smallest = smallestLeft(state, found, context.now);
  const outcome = tableOutcome(says, exchange, { counts, plan, cards, smallest });
  const raced = plan.leftovers === 'raced' && {
    dealt: outcome.dealt,
    by: command.cards === undefined ? ('riffle' as const) : ('dealer' as const),
    ...(says['chips.raceStart'].value === 'leftOfButton' && button !== undefined && { button }),
    ...(command.witness && { witness: command.witness }),
  };
  return happens({
    ...{ v: 1, type: 'SmallChipsTaken', value, into: found.into, table, changed: plan.changed },
    ...raced,
    ...{ given: outcome.given, difference: outcome.difference, at: context.now },
    because: reasons(says, plan, outcome),
  });
};

function atTable(
  state: Tournament,
  { value, table }: Named<'CountSmallChips'> | Named<'TakeSmallChips'>,
): ColourUpState | NonNullable<Objection> {
  if (state.tables.get(table) === undefined) return { code: 'no-such-table', table };
  const found = openColourUp(state, value);
  if (found === undefined) return { code: 'no-colour-up', value };
  return tablesLeft(state, found).includes(table) ? found : { code: 'small-chips-gone', table };
}

/** What a race needs: somebody who watches, the button where dealing begins by it, and a card for each chip. */
function mayNotRace(says: Procedure, plan: TablePlan, { table, cards, witness }: Named<'TakeSmallChips'>): Objection {
  const watched = says['chips.colorUpPresence'];
  if (watched.value === 'witness' && witness === undefined) return { code: 'witness-needed', refs: watched.refs };
  if (plan.deal.length === 0) return { code: 'button-unknown', table, refs: says['chips.raceStart'].refs };
  if (cards === undefined) return undefined;
  const twice = cards.find((card) => cards.filter((one) => one === card).length > plan.decks);
  return cards.length === plan.cards && twice === undefined
    ? undefined
    : { code: 'race-cards-off', cards: cards.length, needed: plan.cards, ...(twice && { twice }) };
}

/** One deck after the other, each shuffled. */
const dealtByRiffle = ({ cards, decks }: TablePlan, random: Context['random']): readonly Card[] =>
  Array.from({ length: decks }, () => shuffled(DECK, random))
    .flat()
    .slice(0, cards);

/** The smallest value that stays in play. */
function smallestLeft(state: Tournament, { value, into }: ColourUpState, now: Context['now']): number {
  const { chips = [], levels } = setupOf(state);
  const leaving = leavesAt(chips, levels);
  const line = readClock(state.clock, levels, now).levelIndex;
  const gone = new Set(colourUpsOf(state).flatMap((one) => (one.keep ? [] : [one.value])));
  const stays = playedChips(chips).find(
    (one) => one.value > value && !gone.has(one.value) && (leaving.get(one.value)?.line ?? levels.length) > line,
  );
  return Math.min(stays?.value ?? into, into);
}

function reasons(says: Procedure, plan: TablePlan, { given }: TableOutcome): readonly Reason[] {
  const reason = (code: Reason['code'], by: keyof Procedure, facts: Reason['facts'] = {}): Reason => ({
    code,
    facts,
    because: says[by],
  });
  const why = new Set(given.map((one) => one.why));
  return [
    ...(plan.changed.some(({ even }) => even > 0) ? [reason('chips-changed-evenly', 'chips.evenExchange')] : []),
    ...(plan.leftovers === 'raced'
      ? [
          reason('race-dealt', 'chips.raceStart'),
          reason('chips-raced-for', 'chips.raceNumber', { chips: plan.raced, worth: plan.worth }),
          reason('race-won', 'chips.raceMaxPerPlayer'),
        ]
      : []),
    ...(plan.leftovers === 'rounded' ? [reason('leftovers-rounded', 'chips.raceMethod')] : []),
    ...(plan.leftovers === 'kept' ? [reason('leftovers-stay', 'chips.raceMethod')] : []),
    ...(why.has('saved') ? [reason('saved-from-race', 'chips.raceLastChip')] : []),
  ];
}
