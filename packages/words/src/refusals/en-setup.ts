import type { MoneyFault, PriceAt, PriceFault, SaleKind, TournamentRefusal } from '@riffle/tournament';
import { sayPlanProblem } from '../prizes/say-plan-problem.ts';
import type { RefusalWords, Told } from './refusal-words.ts';
import type { OfSetup } from './refusals-of-setup.ts';

type Field<C extends OfSetup> = Extract<TournamentRefusal, { readonly code: C; readonly field: string }>['field'];
type Said = (count: number) => string;

const SETUP: { readonly [F in Field<'setup-invalid'>]: (least: string, most: string) => Told } = {
  name: (least, most) => ({ title: 'The name is missing or too long.', allowed: [`${least} to ${most} characters.`] }),
  startingStack: (least, most) => ({
    title: 'No starting stack is of that size.',
    allowed: [`A whole number from ${least} to ${most} chips.`],
  }),
  seatsPerTable: (least, most) => ({ title: 'No table has that many seats.', allowed: [`${least} to ${most} seats.`] }),
  levels: () => ({
    title: 'The structure has no level that is played.',
    allowed: ['At least one level; breaks alone are not enough.'],
  }),
  prizes: () => ({
    title: 'A prize is higher than the one before it, or is no amount.',
    allowed: ['Amounts from 0, best place first; none higher than the one before.'],
  }),
  lateEntryThrough: () => ({
    title: 'Late entry cannot go through that level.',
    allowed: ['The number of a level, or 0 for no late entry.'],
  }),
  lateEntryUntil: () => ({
    title: 'Late entry cannot go until that time.',
    allowed: ['A time of day, or leave the field empty.'],
  }),
  mostEntries: (least, most) => ({
    title: 'That cannot be the largest number of entries.',
    allowed: [`${least} to ${most}, or leave the field empty.`],
  }),
  dayThrough: (least, most) => ({
    title: 'The day cannot end with this level.',
    allowed: [`Level ${least} to ${most}, or leave the field empty: one night is then played to its end.`],
  }),
  bigStacks: (least, most) => ({
    title: 'So many stacks cannot be shown.',
    allowed: [`${least} to ${most}, or show none.`],
  }),
  chips: (least, most) => ({
    title: 'The chip set has too few or too many kinds.',
    allowed: [`${least} to ${most} kinds.`],
  }),
};

const LEVEL: { readonly [F in Field<'level-invalid'>]: readonly [string, string] } = {
  duration: ['its length does not fit.', 'One minute to ten hours.'],
  smallBlind: ['its small blind does not fit.', '0 up to the big blind.'],
  bigBlind: ['its big blind does not fit.', 'At least 1.'],
  ante: ['its ante does not fit.', 'At least 0; without an ante it stays 0.'],
  seats: ['The seats at a table do not fit.', '2 to 12; left open, as many as a table has.'],
};

const FIXED: { readonly [F in Field<'fixed-after-start'>]: string } = {
  rulebook: 'the rulebook',
  game: 'the game',
  startingStack: 'the starting stack',
  form: 'the form of play',
  startsAt: 'when it begins',
  bountyValue: 'the value of a bounty',
  bountyForm: 'the kind of bounties',
};

const KIND: { readonly [K in SaleKind]: string } = {
  entry: 'entry',
  reEntry: 're-entry',
  rebuy: 'rebuy',
  addOn: 'add-on',
};

function ofMoney(fault: MoneyFault, money: Said): Told {
  switch (fault.what) {
    case 'tooManyPrices':
      return { title: 'Those are too many prices.', allowed: [`At most ${String(fault.most)}.`] };
    case 'noEntryPrice':
      return { title: 'There is no price for an entry.', allowed: ['At least one; it may be 0.'] };
    case 'priceTwice':
      return { title: 'A price is there twice.', allowed: ['Each price only once.'] };
    case 'bountyPart':
      return {
        title: 'Part of a bounty has to be paid and part of it has to stay.',
        allowed: ['More than 0 and less than 100% are paid.'],
      };
    case 'limit':
      return {
        title: `A limit for the ${KIND[fault.kind]} is no whole number.`,
        allowed: ['Whole numbers from 0, or leave the field empty.'],
      };
    case 'guarantee':
      return { title: 'The guarantee is no amount.', allowed: [`0 to ${money(fault.most)}.`] };
    case 'price':
      return ofPrice(fault.at, fault.fault, money);
  }
}

function ofPrice({ no, kind }: PriceAt, fault: PriceFault, money: Said): Told {
  const title = (why: string): string => `Price ${String(no)} (${KIND[kind]}): ${why}`;
  switch (fault.why) {
    case 'name':
      return { title: title('its name is missing or too long.'), allowed: [`1 to ${String(fault.most)} characters.`] };
    case 'deductionName':
      return { title: title('a deduction has no name.'), allowed: [`1 to ${String(fault.most)} characters.`] };
    case 'parts':
      return { title: title('it has too many parts.'), allowed: [`At most ${String(fault.most)}.`] };
    case 'partAmount':
      return { title: title('a part of it is no amount.'), allowed: [`0 to ${money(fault.most)}.`] };
    case 'sum':
      return { title: title('it is too high altogether.'), allowed: [`At most ${money(fault.most)}.`] };
    case 'chips':
      return { title: title('it cannot give that many chips.'), allowed: [`At least ${String(fault.least)}.`] };
    case 'levels':
      return {
        title: title('its levels do not go together.'),
        allowed: ['The last level is not before the first; both from 1.'],
      };
    case 'times':
      return { title: title('it ends before it begins.'), allowed: ['The second time is after the first.'] };
    case 'points':
      return {
        title: title('it cannot give that many points.'),
        allowed: ['Whole points or hundredths, also below 0.'],
      };
    case 'kind':
      return { title: `Price ${String(no)}: that is not sold.`, allowed: [`${Object.values(KIND).join(', ')}.`] };
  }
}

const PLAN: { readonly [C in Extract<TournamentRefusal, { readonly code: 'plan-invalid' }>['fault']['code']]: string } =
  {
    empty: 'At least one place.',
    invalid: 'Numbers and amounts from 0; what has a name needs it.',
    rises: 'Each place has at most as much as the one before.',
    tooMuch: 'At most 100% altogether.',
    tooMany: 'At most 1000 places, and 100 each of steps, special prizes, things and fixed amounts.',
    notShared: 'Leave the fixed amounts and the least prize out, or pay places by percentages or by a curve.',
    formula: 'A formula that can be read and names only what a night knows.',
    twice: 'Each place and each step only once, the steps ordered by entries.',
  };

export const setupEn: Pick<RefusalWords, OfSetup> = {
  'setup-invalid': ({ field, min = 0, max = 0 }, { chips }) => SETUP[field](chips(min), chips(max)),
  'level-invalid': ({ level, field }) => ({
    title: `Line ${String(level + 1)} of the structure cannot be played: ${LEVEL[field][0]}`,
    allowed: [LEVEL[field][1]],
  }),
  'money-invalid': ({ fault }, { money }) => ofMoney(fault, money),
  'money-in-use': () => ({
    title: 'The night keeps money already: something was sold, paid or put into a box.',
    allowed: ['Take that back first, or leave the prices as they are.'],
  }),
  'plan-invalid': ({ fault }) => ({
    title: 'This is no prize plan.',
    detail: sayPlanProblem({ problem: 'plan', ...fault }, 'en'),
    allowed: [PLAN[fault.code]],
  }),
  'plan-without-money': () => ({
    title: 'Without a price for an entry there is no pool that a prize plan could share.',
    allowed: ['Say first what an entry costs, or type the prizes in.'],
  }),
  'fixed-after-start': ({ field }) => ({
    title: `Fixed once the night has started: ${FIXED[field]}.`,
    allowed: ['It can be changed before the start; then it stays as it is.'],
  }),
};
