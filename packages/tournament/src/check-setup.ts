import type { Instant } from '@riffle/aggregate';
import { planFault } from '@riffle/money';
import { readHouse } from '@riffle/rulebooks';
import { checkStructure } from './check-structure.ts';
import { chipsFault } from './chips/check-chips.ts';
import type { Objection } from './decision.ts';
import { checkForm } from './form/check-form.ts';
import { moneyFault } from './money/check-money.ts';
import { checkMoneyByTheBook } from './money/money-by-the-book.ts';
import { editionUnknown, rulebookOf } from './rulebook-of.ts';
import type { PinnedSetup, Setup } from './setup.ts';
import type { Structure } from './structure.ts';
import { checkTableSize } from './table-size.ts';

const LONGEST_NAME = 120;
const MOST_CHIPS = 1_000_000_000;
const MOST_ENTRIES = 10_000;
const MOST_STACKS = 50;

/** The first thing that is wrong with a setup. */
export function checkSetup(setup: PinnedSetup, rulebook: 'rulebookChosen' | 'rulebookStays'): Objection {
  return (
    (rulebook === 'rulebookChosen' ? checkRulebook(setup) : undefined) ??
    checkName(setup.name) ??
    checkStack(setup.startingStack) ??
    checkChips(setup) ??
    checkTableSize(setup, setup.seatsPerTable, 'allTables') ??
    checkLevels(setup.levels) ??
    checkLateEntry(setup) ??
    checkMostEntries(setup) ??
    checkDay(setup) ??
    checkForm(setup) ??
    checkBigStacks(setup) ??
    checkPrizes(setup) ??
    checkPlan(setup) ??
    checkMoney(setup) ??
    checkMoneyByTheBook(setup)
  );
}

/** An empty structure may stand there until the start; one with lines must be playable. */
export function checkLevels(levels: Structure): Objection {
  if (levels.length === 0) return undefined;
  const problem = checkStructure(levels).find(({ weight }) => weight === 'stop');
  if (problem === undefined) return undefined;
  return problem.code === 'level-invalid'
    ? { code: 'level-invalid', level: problem.level, field: problem.field }
    : { code: 'setup-invalid', field: 'levels', min: 1 };
}

export function checkName(name: string): Objection {
  const { length } = name.trim();
  return length >= 1 && length <= LONGEST_NAME
    ? undefined
    : { code: 'setup-invalid', field: 'name', min: 1, max: LONGEST_NAME };
}

function checkRulebook(setup: PinnedSetup): Objection {
  const { id, edition, occasion, house } = setup.rulebook;
  const named = house === undefined || (house.id === id && house.edition === edition && readHouse(house).ok);
  if (!named || editionUnknown(setup)) return { code: 'unknown-rulebook', id };
  const known = occasion === undefined || rulebookOf(setup).occasions.some((one) => one.id === occasion);
  return known ? undefined : { code: 'unknown-rulebook', id: `${id} ${occasion}` };
}

const checkStack = (stack: number): Objection =>
  Number.isSafeInteger(stack) && stack >= 1 && stack <= MOST_CHIPS
    ? undefined
    : { code: 'setup-invalid', field: 'startingStack', min: 1, max: MOST_CHIPS };

function checkChips({ chips, startingStack }: Setup): Objection {
  const fault = chips && chipsFault(chips, startingStack);
  switch (fault?.is) {
    case undefined:
      return undefined;
    case 'count':
      return { code: 'setup-invalid', field: 'chips', min: fault.min, max: fault.max };
    case 'chip':
      return { code: 'chip-invalid', chip: fault.chip, field: fault.field };
    case 'sum':
      return { code: 'chips-off-stack', sum: fault.sum, stack: fault.stack };
  }
}

/** 0 closes it altogether; more levels than there are leaves it open to the end. */
function checkLateEntry({ lateEntryThrough = 0, lateEntryUntil = 0 as Instant }: Setup): Objection {
  if (!(Number.isSafeInteger(lateEntryThrough) && lateEntryThrough >= 0))
    return { code: 'setup-invalid', field: 'lateEntryThrough', min: 0 };
  return Number.isSafeInteger(lateEntryUntil) ? undefined : { code: 'setup-invalid', field: 'lateEntryUntil' };
}

const checkMostEntries = ({ mostEntries }: Setup): Objection =>
  mostEntries === undefined || (Number.isSafeInteger(mostEntries) && mostEntries >= 2 && mostEntries <= MOST_ENTRIES)
    ? undefined
    : { code: 'setup-invalid', field: 'mostEntries', min: 2, max: MOST_ENTRIES };

function checkDay({ dayThrough, levels }: Setup): Objection {
  if (dayThrough === undefined) return undefined;
  const most = levels.filter(({ kind }) => kind === 'play').length;
  return !Number.isSafeInteger(dayThrough) || dayThrough < 1 || (most > 0 && dayThrough > most)
    ? { code: 'setup-invalid', field: 'dayThrough', min: 1, max: Math.max(1, most) }
    : undefined;
}

const checkBigStacks = ({ bigStacks }: Setup): Objection =>
  bigStacks === undefined || (Number.isSafeInteger(bigStacks) && bigStacks >= 1 && bigStacks <= MOST_STACKS)
    ? undefined
    : { code: 'setup-invalid', field: 'bigStacks', min: 1, max: MOST_STACKS };

const checkPrizes = ({ prizes }: Setup): Objection =>
  prizes.every((prize, index) => Number.isSafeInteger(prize) && prize >= 0 && prize <= (prizes[index - 1] ?? prize))
    ? undefined
    : { code: 'setup-invalid', field: 'prizes', min: 0 };

/** Without money there is no pool that it could share. */
function checkPlan({ prizePlan, money }: Setup): Objection {
  if (prizePlan === undefined) return undefined;
  if (money === undefined) return { code: 'plan-without-money' };
  const fault = planFault(prizePlan);
  return fault && { code: 'plan-invalid', fault };
}

function checkMoney({ money }: Setup): Objection {
  const fault = money && moneyFault(money);
  return fault && { code: 'money-invalid', fault };
}
