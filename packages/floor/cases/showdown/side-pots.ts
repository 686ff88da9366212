import type { IncidentCase } from '../incident-case.ts';
import { ofBook } from '../of-book.ts';

const [pvb, tda55, bdpv, gcb, oepbl] = [ofBook('pvb'), ofBook('tda55'), ofBook('bdpv'), ofBook('gcb'), ofBook('oepbl')];
const right = { is: 'potsPutRight', amount: 600 } as const;
const moved = (amount: number) => ['stopPlay', 'workOutPot', ['moveBetweenPots', { amount }], 'announce'] as const;
const read = { unclear: ['pots.wrongAmount'] } as const;
const facts = { amount: 600 } as const;

/** Side pots that were built wrongly, seen later in the hand. */
export const sidePotCases: readonly IncidentCase[] = [
  pvb(['pvb:63(1)', 'pvb:63(2)'], 'wrongSidePot', facts, right).does(moved(600)),
  tda55(['tda55:36.a'], 'wrongSidePot', facts, right).does(moved(600)),
  gcb(['gcb:T20'], 'wrongSidePot', facts, right).does(moved(600)),
  oepbl(['oepbl:6.5 Side-Pot'], 'wrongSidePot', facts, right).does(moved(600)),
  bdpv(['bdpv:2 Split Pot 3', 'bdpv:2 Showdown 3'], 'wrongSidePot', facts, right).does(moved(600), read),
  bdpv(
    ['bdpv:2 Showdown 3'],
    'wrongSidePot',
    { amount: 250, what: 'notReturned' },
    { is: 'betReturned', amount: 250 },
  ).does(['stopPlay', 'workOutPot', ['returnChips', { amount: 250 }], 'announce'], read),
  pvb(['pvb:64(1)'], 'wrongSidePot', { ...facts, noticed: 'nextHandBegun' }, { is: 'potStands' }).does([
    'announce',
    'writeDown',
  ]),
  gcb(['gcb:T21'], 'wrongSidePot', { ...facts, noticed: 'nextHandBegun' }, { is: 'potStands' }).does([
    'announce',
    'writeDown',
  ]),
];
