import type { IncidentCase } from '../../incident-case.ts';

const misdeal = { is: 'misdeal' } as const;
const foldCall = { found: 'afterActs', actsWithChips: 1, actsWithout: 1 } as const;

export const wrongButtonCases: readonly IncidentCase[] = [
  // the button
  {
    book: 'pvb',
    shows: ['pvb:29(2)'],
    kind: 'wrongButton',
    facts: { buttonSeat: 3, rightSeat: 4, found: 'afterActs', actsWithout: 1 },
    outcome: misdeal,
    steps: ['stopPlay', 'announce', 'returnAllBets', 'gatherDeck', ['buttonGoesTo', { seat: 4 }], 'redeal'],
  },
  {
    book: 'pvb',
    shows: ['pvb:29(2)', 'pvb:30(2)d'],
    kind: 'wrongButton',
    facts: { buttonSeat: 3, rightSeat: 4, found: 'afterActs', actsWithout: 2 },
    outcome: misdeal,
    steps: ['stopPlay', 'announce', 'returnAllBets', 'gatherDeck', ['buttonGoesTo', { seat: 4 }], 'redeal'],
  },
  {
    book: 'pvb',
    shows: ['pvb:29(1)'],
    kind: 'wrongButton',
    facts: { buttonSeat: 3, rightSeat: 4, ...foldCall },
    outcome: { is: 'handStands', nextButton: 4 },
    steps: ['playOn', ['nextHandButton', { seat: 4 }]],
  },
  {
    book: 'pvb',
    shows: ['pvb:29(1)'],
    kind: 'wrongButton',
    facts: { buttonSeat: 3, rightSeat: 4, found: 'afterActs', actsWithout: 3 },
    outcome: { is: 'handStands', nextButton: 4 },
    steps: ['playOn', ['nextHandButton', { seat: 4 }]],
  },
  {
    book: 'bdpv',
    shows: ['bdpv:2 Misdeals 1g'],
    kind: 'wrongButton',
    facts: { buttonSeat: 5, rightSeat: 4 },
    outcome: misdeal,
    steps: ['stopPlay', 'announce', 'returnAllBets', 'gatherDeck', ['buttonGoesTo', { seat: 4 }], 'redeal'],
  },
  {
    book: 'bdpv',
    shows: ['bdpv:2 Unregelmäßigkeiten 1'],
    kind: 'wrongButton',
    facts: { buttonSeat: 5, rightSeat: 4, found: 'handOver' },
    outcome: { is: 'handStands', nextButton: 4 },
    steps: ['playOn', ['nextHandButton', { seat: 4 }]],
    weigh: ['fairness', 'advantageGained'],
    answer: 'proposed',
    range: [{ is: 'handStands', nextButton: 6 }],
  },
  {
    book: 'bdpv',
    shows: ['bdpv:2 Unregelmäßigkeiten 1', 'bdpv:2 Misdeals 1 Frist'],
    kind: 'wrongButton',
    facts: { buttonSeat: 4, rightSeat: 5, found: 'afterActs', actsWithChips: 2 },
    outcome: { is: 'handStands', nextButton: 5 },
    steps: ['playOn', ['nextHandButton', { seat: 5 }]],
    weigh: ['fairness', 'advantageGained'],
    answer: 'proposed',
  },
  {
    book: 'gcb',
    shows: ['gcb:T34.A3'],
    kind: 'wrongButton',
    facts: { buttonSeat: 9, rightSeat: 1 },
    outcome: misdeal,
    steps: ['stopPlay', 'announce', 'returnAllBets', 'gatherDeck', ['buttonGoesTo', { seat: 1 }], 'redeal'],
  },
  {
    book: 'oepbl',
    shows: ['oepbl:6.7 misdeal: wrong button'],
    kind: 'wrongButton',
    facts: { buttonSeat: 2, rightSeat: 3 },
    outcome: misdeal,
    steps: ['stopPlay', 'announce', 'returnAllBets', 'gatherDeck', ['buttonGoesTo', { seat: 3 }], 'redeal'],
  },
];
