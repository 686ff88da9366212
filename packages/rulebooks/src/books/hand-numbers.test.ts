import { beforeAll, describe, expect, it } from 'vitest';
import { type CitedPolicies, policiesOf, policy } from '../cited.ts';
import { loadRules } from '../load-rules.ts';
import { policyNames } from '../policies.ts';
import { findRule, type Parameter, type Rule } from '../rule.ts';
import { rulebooks } from '../shelf.ts';

/** What the catalogue notes as a rule's numbers and switches, to hold against the policies: two ways to one result. */
const catalogues = new Map<string, readonly Rule[]>();
const of = (id: string): CitedPolicies => {
  const book = rulebooks.find((one) => one.id === id);
  if (book === undefined) throw new RangeError(id);
  return policiesOf(book);
};

beforeAll(async () => {
  for (const { id } of rulebooks) catalogues.set(id, (await loadRules(id))?.rules ?? []);
});

type Row = {
  readonly book: string;
  readonly policy: keyof CitedPolicies;
  readonly value: unknown;
  readonly ref: string;
  readonly parameters: { readonly [name: string]: Parameter };
};

const rows: readonly Row[] = [
  {
    book: 'pvb',
    policy: 'betting.shortAllInReopensNoLimit',
    value: 'no',
    ref: '42(6)',
    parameters: { shortAllInReopens: false },
  },
  {
    book: 'pvb',
    policy: 'betting.shortAllInsAddUp',
    value: 'judgedAlone',
    ref: '42(6)',
    parameters: { cumulativeShortAllInsReopen: false },
  },
  {
    book: 'pvb',
    policy: 'betting.underraiseThreshold',
    value: 'halfIncrement',
    ref: '42(4)',
    parameters: { minRaiseFraction: 0.5 },
  },
  {
    book: 'pvb',
    policy: 'pots.oddChipFlop',
    value: 'firstLeftOfButton',
    ref: '62(1)',
    parameters: { oddChipTo: 'firstWinnerLeftOfButton' },
  },
  {
    book: 'pvb',
    policy: 'showdown.winnerMustShow',
    value: 'no',
    ref: '56(2)',
    parameters: { lastPlayerMustShow: false },
  },
  {
    book: 'pvb',
    policy: 'showdown.exposedByAccident',
    value: 'passive',
    ref: '66(1)',
    parameters: { handStatus: 'passive' },
  },
  {
    book: 'pvb',
    policy: 'pots.killedHandUncalledBet',
    value: 'uncalledPartBack',
    ref: '60(3)',
    parameters: { returned: 'uncalledAmount' },
  },
  {
    book: 'tda55',
    policy: 'betting.shortAllInReopensNoLimit',
    value: 'no',
    ref: '20.c',
    parameters: { reopensFromPercent: 100 },
  },
  {
    book: 'tda55',
    policy: 'betting.raiseCapLimit',
    value: { is: 'raises', beforeFlop: 3, later: 3 },
    ref: '22.c',
    parameters: { maxRaises: { limit: 3 } },
  },
  {
    book: 'tda55',
    policy: 'betting.raiseCapLifted',
    value: 'lastTwoOfTournament',
    ref: '22.d',
    parameters: { capLiftedWhenPlayersLeftInTournament: 2 },
  },
  {
    book: 'tda55',
    policy: 'pots.killedHandUncalledBet',
    value: 'uncalledPartBack',
    ref: '31.b',
    parameters: { refundOfUncalledBets: true },
  },
  {
    book: 'tda55',
    policy: 'showdown.winnerMustShow',
    value: 'yes',
    ref: '40.b',
    parameters: { winningHandMustBeShown: true },
  },
  {
    book: 'bdpv',
    policy: 'betting.withdrawMisread',
    value: { rightBelow: 50, dealerBelow: 80 },
    ref: '2 Einsätze 10 Rücknahme',
    parameters: { thresholdPercent: 50 },
  },
  {
    book: 'bdpv',
    policy: 'betting.withdrawMisread',
    value: { rightBelow: 50, dealerBelow: 80 },
    ref: '5.9',
    parameters: { thresholdPercent: 80 },
  },
  {
    book: 'bdpv',
    policy: 'betting.withdrawMisreadRaise',
    value: 50,
    ref: '2 Einsätze 6',
    parameters: { thresholdPercent: 50, thresholdOf: 'minimumAmount' },
  },
  {
    book: 'bdpv',
    policy: 'betting.underraiseThreshold',
    value: 'halfOfBet',
    ref: '2 Einsätze 12 Hälfte',
    parameters: { raiseThresholdPercentOfBet: 150 },
  },
  { book: 'bdpv', policy: 'betting.straddle', value: 'forbidden', ref: '3.8', parameters: { straddleAllowed: false } },
  {
    book: 'bdpv',
    policy: 'betting.skippedPlayer',
    value: 'twoActions',
    ref: '2 Einsätze 9 zwei Spieler',
    parameters: { actionsThatForfeitRight: 2 },
  },
  {
    book: 'bdpv',
    policy: 'pots.oddChipsSeveral',
    value: 'allToFirst',
    ref: '2 Split Pot 2',
    parameters: { allOddChipsToOnePlayer: true },
  },
  {
    book: 'bdpv',
    policy: 'button.afterBigBlindBust',
    value: 'bigBlindOnly',
    ref: '3.2 BB ausgeschieden',
    parameters: { noSmallBlindIfLastBigBlindOut: true },
  },
  {
    book: 'gcb',
    policy: 'betting.shortAllInReopensLimit',
    value: 50,
    ref: 'T41.B2',
    parameters: { reopenShareOfFullRaise: 0.5 },
  },
  {
    book: 'gcb',
    policy: 'betting.raiseCapLimit',
    value: { is: 'raises', beforeFlop: 3, later: 3 },
    ref: 'T45.2',
    parameters: { maxRaises: 3, exceptionWhenPlayersInTournament: 2 },
  },
  {
    book: 'gcb',
    policy: 'betting.multipleChips',
    value: 'callIfNoChipToSpare',
    ref: 'T43.1',
    parameters: { callIf: 'noSingleChipRemovable' },
  },
  {
    book: 'gcb',
    policy: 'cash.runItTwice',
    value: { runs: 2, from: 'turn', minBigBlinds: 100 },
    ref: 'C8.c',
    parameters: { minPotInBigBlinds: 100 },
  },
  {
    book: 'gcb',
    policy: 'cash.runItTwice',
    value: { runs: 2, from: 'turn', minBigBlinds: 100 },
    ref: 'C8.1',
    parameters: { runs: 2, options: ['turnAndRiver', 'riverOnly'] },
  },
  { book: 'gcb', policy: 'showdown.winnerMustShow', value: 'no', ref: 'T18.1', parameters: { winnerMustShow: false } },
  {
    book: 'oepbl',
    policy: 'betting.raiseCapLimit',
    value: { is: 'raises', beforeFlop: 4, later: 3 },
    ref: '6.4 Limit count',
    parameters: { maxIncreases: 4, betCountsAsIncrease: true, blindCountsAsIncrease: false },
  },
  {
    book: 'oepbl',
    policy: 'betting.underbet',
    value: 'completeFromHalf',
    ref: '6.6 incomplete bet',
    parameters: { thresholdShare: 0.5 },
  },
];

it.each(rows)('$book $policy agrees with $ref', ({ book, policy: name, value, ref, parameters }) => {
  const cited = of(book)[name];
  expect(cited.value).toEqual(value);
  expect(cited.refs.map((one) => one.slice(one.indexOf(':') + 1))).toContain(ref);
  expect(findRule(catalogues.get(book) ?? [], ref)?.parameters).toMatchObject(parameters);
});

describe('who is silent', () => {
  const silent = (id: string) => {
    const book = rulebooks.find((one) => one.id === id);
    if (book === undefined) throw new RangeError(id);
    return policyNames.filter((name) => policy(book, name).from === 'base');
  };

  it('all five on what a stack pays first that is too short for ante and blind', () => {
    for (const { id } of rulebooks) expect(silent(id)).toContain('betting.anteOrder');
  });

  it.each([
    { book: 'pvb', name: 'betting.raiseCapLimit' },
    { book: 'tda55', name: 'betting.unclearAmount' },
    { book: 'bdpv', name: 'showdown.orderNoLastBet' },
    { book: 'gcb', name: 'betting.minBet' },
    { book: 'oepbl', name: 'dealing.rabbitHunting' },
  ])('$book on $name', ({ book, name }) => {
    expect(silent(book)).toContain(name);
  });
});
