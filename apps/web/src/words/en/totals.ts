import type { Words } from '../de/index.ts';

export const totals: Words['totals'] = {
  title: 'Accounts over nights',
  lead: 'What the club’s tournaments of these days came to together. Tournaments in the bin do not count.',
  from: 'From',
  to: 'To',
  loading: 'Adding up the nights …',
  none: 'No night with money in these days.',
  noneWhy: 'Prices and entry fees stand in the settings of a tournament.',
  range: (from, to) => `${from} to ${to}`,
  withoutMoney: (count) =>
    count === 1 ? 'One night of these days keeps no money.' : `${String(count)} nights of these days keep no money.`,
  unread: (count) =>
    count === 1
      ? 'One night cannot be read and is missing.'
      : `${String(count)} nights cannot be read and are missing.`,
  notSettled: 'not settled',
  sum: (count) => (count === 1 ? 'Sum, 1 night' : `Sum, ${String(count)} nights`),
  currency: 'Currency',
  columns: {
    day: 'Day',
    name: 'Night',
    entries: 'Entries',
    reEntries: 'Re-entries',
    rebuys: 'Rebuys',
    addOns: 'Add-ons',
    turnover: 'Sold',
    added: 'By the house',
    pool: 'Prize pool',
    bounties: 'Bounties',
    fee: 'Fee',
    staff: 'Staff',
    houseShare: 'House off the pool',
    deduction: (name) => `Deduction ${name}`,
    prizes: 'Prizes',
    byHand: 'By hand',
    fines: 'Fines',
    difference: 'Difference of boxes',
    state: 'State',
  },
  back: 'Tournaments',
  again: 'Try again',
  printedAt: (at) => `Printed: ${at}`,
  print: 'Print',
  csv: 'Save CSV',
  fileName: 'accounts',
  explained:
    'What was sold and added by the house is prize pool, bounties, fee, staff, house and deductions together. By hand and fines stand beside it.',
};
