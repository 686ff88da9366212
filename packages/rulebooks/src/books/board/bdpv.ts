import type { Answers } from '../../rulebook.ts';

export const bdpvBoard: Answers = {
  'dealing.fourCardFlopKnown': { value: 'fourthIsBurn', refs: ['4.4 vierte Karte'] },
  // After two actions there can be no misdeal (2 Misdeals 1 Frist); the more special rule wins.
  'dealing.fourCardFlopUnknown': { value: 'misdeal', refs: ['4.4 vierte Karte'], reading: true },
  // "Shuffled anew" could mean the whole hand; 4.8 describes the new flop.
  'dealing.fiveCardFlop': { value: 'newFlop', refs: ['4.4', '4.8'], reading: true },
  'dealing.surplusCardLies': { value: 'openBurn', refs: ['4.4 vierte Karte', '2 Unregelmäßigkeiten 13 korrigierbar'] },
  // 2 Unregelmäßigkeiten 13 says before the first bets, chapter 4 two players: the special chapter wins.
  'dealing.burnRepairDeadline': {
    value: 'twoPlayersActed',
    refs: ['4.5', '4.6', '4.6 Runde begonnen', '2 Unregelmäßigkeiten 13'],
    reading: ['betByOne', 'twoChecks', 'threeChecks'],
  },
  'dealing.missingBurn': { value: 'firstCardIsBurn', refs: ['2 Unregelmäßigkeiten 13 korrigierbar', '4.6'] },
  'dealing.missingBurnOrderLost': { value: 'newFlop', refs: ['4.5 nicht korrigierbar', '4.8'] },
  'dealing.doubleBurn': {
    value: 'secondGoesBack',
    refs: [
      '2 Unregelmäßigkeiten 13',
      '2 Unregelmäßigkeiten 13 korrigierbar',
      '2 Unregelmäßigkeiten 13 Folgekarten',
      '4.6 Folgekarten',
    ],
  },
  // The flop is reshuffled only while it could still be repaired; afterwards, and on the turn, the cards stay.
  'dealing.doubleBurnOrderLost': {
    value: 'newFlop',
    refs: ['4.5 nicht korrigierbar', '4.8', '2 Unregelmäßigkeiten 13 nicht korrigierbar'],
    reading: true,
  },
  'dealing.riverBurned': { value: 'reshuffle', refs: ['2 Unregelmäßigkeiten 13 Rivercard'] },
  'dealing.allInBurnRepair': { value: 'untilPotPaid', refs: ['4.6 All In', '2 Unregelmäßigkeiten 13 All In'] },
  'dealing.laterCards': {
    value: 'asWithoutError',
    refs: [
      '2 Unregelmäßigkeiten 13 Folgekarten',
      '2 Unregelmäßigkeiten 13 nicht korrigierbar',
      '4.6 Folgekarten',
      '4.6 Runde begonnen',
    ],
  },
  'dealing.prematureFlop': { value: 'reshuffle', refs: ['4.7', '4.8'] },
  'dealing.prematureTurn': { value: 'riverBecomesTurn', refs: ['4.9', '4.9 River', '4.7'] },
  'dealing.prematureRiver': { value: 'reshuffle', refs: ['4.10'] },
  // "The betting is then finished" is read as completed first.
  'dealing.prematureCorrected': { value: 'afterBetting', refs: ['4.7 Setzen'], reading: true },
  'dealing.prematureIfAllFold': { value: 'neverStand', refs: ['4.7 auch bei Fold'] },
  'dealing.stubFouled': { value: 'restoreAndFinish', refs: ['2 Unregelmäßigkeiten 14'] },
  // Written of the deal; a card of the stub that the dealer exposes is treated alike.
  'dealing.flashedStubCard': { value: 'burnCard', refs: ['2 Unregelmäßigkeiten 11'], reading: true },
};
