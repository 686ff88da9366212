import type { IncidentCase } from '../incident-case.ts';
import { ofBook } from '../of-book.ts';

const bdpv = ofBook('bdpv');

/** Blinds that were posted wrongly. */
export const blindCases: readonly IncidentCase[] = [
  bdpv(
    ['bdpv:2 Einsätze 13'],
    'wrongBlind',
    { what: 'tooSmall', posted: 200, due: 400 },
    {
      is: 'blindPutRight',
      amount: 400,
      add: 200,
    },
  ).does([['addChips', { amount: 200 }], ['levelBlindCounts', { amount: 400 }], 'playOn'], {
    unclear: ['betting.missingChipsDeadline'],
  }),
  bdpv(
    ['bdpv:2 Einsätze 13'],
    'wrongBlind',
    { what: 'tooSmall', posted: 200, due: 400, found: 'afterFlop' },
    {
      is: 'blindStands',
      amount: 200,
    },
  ).does(['missingChipsStay', 'playOn'], { unclear: ['betting.missingChipsDeadline'] }),
  bdpv(
    ['bdpv:3.2 einmal pro Runde'],
    'wrongBlind',
    { posted: 400, seat: 4, rightSeat: 5 },
    { is: 'blindMoved', amount: 400, from: 4, to: 5 },
  ).does(
    [
      ['returnChips', { amount: 400 }],
      ['takeBlind', { amount: 400 }],
      ['levelBlindCounts', { amount: 400 }],
      'actAgainOnBlind',
    ],
    { unclear: ['betting.blindWrongPlayer'] },
  ),
  bdpv(
    ['bdpv:2 Unregelmäßigkeiten 1', 'bdpv:2 Misdeals 1 Frist'],
    'wrongBlind',
    { posted: 400, actsWithChips: 1 },
    { is: 'blindStands', amount: 400 },
  ).does(['announce', 'playOn', 'nextBlindsRight'], { unclear: ['betting.blindWrongPlayer'] }),
];
