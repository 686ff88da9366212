import type { AnswersOn } from '../../rulebook.ts';

export const entries: AnswersOn<'entries'> = {
  'entries.rebuy': { value: 'allowed', refs: ['T26.1', 'T26.2'] },
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
    // one jeton, and one who wins the pot
    reading: ['severalWinners'],
  },
  // What the house keeps is charged besides or announced: T62.2 divides the whole fees, T62.1 leaves it open.
  'entries.houseFee': { value: 'neverWithBounty', refs: ['T62.1', 'T62.2'], reading: true },
};
