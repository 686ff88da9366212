import type { Answers } from '../../profile/profile.ts';

/** Chapter 5: the licence of a club. Amounts in cents. */
export const licences: Answers = {
  'licence.needed': { value: true, refs: ['oepbl:5.1.1', 'oepbl:5.1.2'] },
  'licence.registerNumber': { value: true, refs: ['oepbl:1.1 register number'] },
  'licence.fees': {
    value: [
      { division: '1', fee: 540_00 },
      { division: '2', fee: 360_00 },
    ],
    refs: ['oepbl:5.3.5 fee'],
  },
  'licence.instalments': {
    value: [
      { percent: 50, due: 'daysAfterApplication', days: 7, round: 0 },
      { percent: 50, due: 'daysBeforeRound', days: 7, round: 4 },
    ],
    refs: ['oepbl:5.3.5 first instalment', 'oepbl:5.3.5 second instalment'],
  },
  'licence.documents': {
    value: [{ name: 'registerExtract', days: 28, original: true }],
    refs: ['oepbl:5.2.1 register extract', 'oepbl:5.2.2'],
  },
  'licence.accepts': {
    value: [
      { name: 'membersKeepToIt', rule: 'oepbl:1.2' },
      { name: 'statutesOepbl', rule: 'oepbl:1.3' },
      { name: 'statutesApsa', rule: 'oepbl:1.3' },
      { name: 'guidelinesAndSanctions', rule: 'oepbl:5.3.9' },
    ],
    refs: ['oepbl:1.2', 'oepbl:1.3', 'oepbl:5.3.9'],
  },
  'licence.criteria': {
    value: ['5.3.1', '5.3.2', '5.3.3', '5.3.4', '5.3.5', '5.3.6', '5.3.7', '5.3.8', '5.3.9', '5.3.10'],
    refs: [
      'oepbl:5.2.2 (second)',
      'oepbl:5.3.1',
      'oepbl:5.3.2',
      'oepbl:5.3.3',
      'oepbl:5.3.4',
      'oepbl:5.3.6',
      'oepbl:5.3.7',
      'oepbl:5.3.8',
      'oepbl:5.3.9',
      'oepbl:5.3.10',
    ],
  },
  // the regulation names them in three ways; all three are asked
  'licence.memberships': {
    value: ['oepbl', 'apsa', 'regional'],
    refs: ['oepbl:1.1 memberships', 'oepbl:5.1.1', 'oepbl:5.3.1'],
    reading: true,
  },
  'licence.worksUnpaid': { value: false, refs: ['oepbl:5.2.3'] },
  'licence.decisionDays': { value: 14, refs: ['oepbl:5.2.4'] },
  'licence.refusal': { value: 'withoutReason', refs: ['oepbl:1.7 refusal'] },
  'licence.revocable': { value: 'untilReceived', refs: ['oepbl:5.2.6 revocation'], reading: true },
  'licence.officerRevokes': { value: true, refs: ['oepbl:5.2.6 form'] },
  'licence.payTo': {
    value: { is: 'account', name: 'Austrian Pokersport Association', number: '9300401', bank: '32.000' },
    refs: ['oepbl:5.3.5 account'],
  },
  'licence.refund': { value: ['revoked', 'refused'], refs: ['oepbl:5.2.6 refund', 'oepbl:5.4.4 refund'] },
  'licence.withdrawnFee': {
    value: 'allStaysDue',
    refs: ['oepbl:5.5.4 fees until round four', 'oepbl:5.5.4 fees after round four'],
    reading: true,
  },
  'licence.again': { value: 'nextSeason', refs: ['oepbl:5.4.4 exclusion'] },
  'licence.officersMonths': { value: 1, refs: ['oepbl:5.3.10'] },
  'licence.sanctions': {
    value: ['warning', 'points', 'transferBan', 'fine', 'forcedRelegation', 'exclusion'],
    refs: [
      'oepbl:5.6.3 warning',
      'oepbl:5.6.3 points',
      'oepbl:5.6.3 transfer ban',
      'oepbl:5.6.3 fine',
      'oepbl:5.6.3 forced relegation',
      'oepbl:5.6.3 exclusion',
    ],
  },
  'licence.appeal': { value: 'no', refs: ['oepbl:5.1.3'] },
};
