import type { IncidentCase } from '../incident-case.ts';
import { ofBook } from '../of-book.ts';
import { may, must, weighed } from './sanctioned.ts';

const [pvb, bdpv, gcb] = [ofBook('pvb'), ofBook('bdpv'), ofBook('gcb')];

/** One act, two breaches: the graver one counts. */
export const twoBreachCases: readonly IncidentCase[] = [
  pvb(['pvb:69(10)c', 'pvb:69(10)u'], 'twoBreaches', {}, must('caution')).does([
    ['giveSanction', { measure: 'caution' }],
    'nameBothBreaches',
    'writeDown',
  ]),
  pvb(
    ['pvb:69(11)I.e', 'pvb:69(10)p'],
    'twoBreaches',
    { first: 'exposedCards', second: 'cardsThrownAtDealer' },
    must('time'),
    'proposed',
  ).does([['giveSanction', { measure: 'time' }], 'nameBothBreaches', 'writeDown'], weighed),
  bdpv(['bdpv:2 Einsätze 8'], 'twoBreaches', {}, may('warning'), 'proposed').does(
    [['giveSanction', { measure: 'warning' }], 'nameBothBreaches', 'writeDown'],
    weighed,
  ),
  gcb(['gcb:T61'], 'twoBreaches', {}, { is: 'noSanction' }).does(['hintAtTable', 'nameBothBreaches']),
];
