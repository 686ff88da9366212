import type { AnswersOn } from '../../rulebook.ts';

export const entries: AnswersOn<'entries'> = {
  'entries.rebuy': { value: 'allowed', refs: ['T26.1', 'T26.2'] },
  // The glossary: without chips left, or to enlarge the stack; the case of T26.2 and T26.3 with 1,500 left is one.
  'entries.rebuyWhen': { value: 'anyStack', refs: ['T26.2', 'T26.3'], reading: true },
  'entries.rebuyDeclared': { value: 'playsAndOwes', refs: ['T26.2', 'T26.3'] },
  'entries.reEntry': { value: { is: 'unlimitedUntilLevel', level: 6 }, refs: ['T7.2', 'T7.3', 'T7.4'] },
  'entries.lateStack': { value: 'full', refs: ['T7.1'] },
  'entries.potAgreements': { value: 'forbidden', refs: ['T60.2'], reading: true },
  'entries.prizePool': { value: 'houseTable', refs: ['T62.1'] },
  // The glossary says when: at the end of a re-buy phase.
  'entries.addOn': { value: 'endOfRebuyPeriod', refs: ['T26.2'], reading: true },
  'entries.bounty': {
    value: 'jetonPerEntry',
    refs: ['T62.2', 'T62.a', 'T62.3', 'T62.4', 'T62.b'],
  },
  // One jeton, and one who wins the pot: of several it says nothing.
  'entries.bountyTo': { value: 'wonLastChips', refs: ['T62.3'], reading: true },
  'entries.bountyShared': { value: 'equalParts', refs: ['T62.3'], reading: true },
  // What the house keeps is charged besides or announced: T62.2 divides the whole fees, T62.1 leaves it open.
  'entries.houseFee': { value: 'neverWithBounty', refs: ['T62.1', 'T62.2'], reading: true },
};
