import type { OffenceAnswer } from '../../offence.ts';
import type { AnswersOn } from '../../rulebook.ts';

const may = (...refs: readonly [string, ...string[]]): OffenceAnswer => ({
  first: { duty: 'may', least: 'warning', most: 'time' },
  repeated: { duty: 'may', least: 'time', most: 'disqualification' },
  refs: [...refs, '1 Entscheidungsfindung 7', '1 Entscheidungsfindung 7 Disqualifikation'],
});

export const sanctions: AnswersOn<'sanctions'> = {
  'sanctions.ladder': {
    value: ['warning', 'time', 'disqualification'],
    refs: ['6 Einleitung Sanktionen', '1 Entscheidungsfindung 7', '1 Entscheidungsfindung 7 Disqualifikation'],
  },
  'sanctions.offences': {
    value: {
      outOfTurn: may('2 Einsätze 8'),
      delay: may('1 Ablauf 12'),
      misconduct: may('6.24'),
      abuse: may('6.24'),
      blindDodging: {
        first: { duty: 'may', least: 'warning', most: 'disqualification' },
        refs: ['6 Einleitung Sanktionen'],
      },
      // a spoken warning is possible for every breach
      cardsThrown: {
        first: { duty: 'may', least: 'warning', most: 'time' },
        repeated: { duty: 'may', least: 'warning', most: 'disqualification' },
        refs: ['6.24', '6.24 Ausschluss', '6 Einleitung Sanktionen'],
      },
      etiquette: may('6 Einleitung'),
      onePlayerToAHand: may('1 Ablauf 5'),
      coaching: may('1 Ablauf 5'),
      talkedAboutHand: may('6 Einleitung Handbesprechung', '6.19 mündlich'),
      toldOfFold: may('6 Einleitung weggeworfene Karten'),
      falseAnnouncement: may('2 Showdown 2 Falschaussage'),
      lookedAtMuck: may('1 Ablauf 10'),
      collusion: may('1 Ablauf 9'),
      chipDumping: {
        first: { duty: 'must', least: 'disqualification', most: 'disqualification' },
        refs: ['1 Ablauf 6 Verschenken'],
      },
      // He loses them; beyond that a disqualification only threatens.
      chipsRemoved: {
        first: { duty: 'may', least: 'disqualification', most: 'disqualification' },
        refs: ['6.22 Wegnehmen'],
      },
      // a spoken warning is possible for every breach
      pocketedChips: {
        first: { duty: 'may', least: 'warning', most: 'disqualification' },
        refs: ['6.22 Wegnehmen', '6 Einleitung Sanktionen'],
      },
      hiddenChips: may('1 Ablauf 4 Chips offenlegen', '6.23'),
      hiddenCards: may('1 Ablauf 4'),
      exposedCards: may('6.19'),
    },
    refs: ['6 Einleitung Sanktionen', '1 Entscheidungsfindung 7'],
  },
  'sanctions.timePenalty': { value: { is: 'free' }, refs: ['1 Entscheidungsfindung 7'] },
  // Treated like any absent player.
  'sanctions.autoAllIn': { value: 'deadAndOut', refs: ['3.6', '6.9 Einziehen'], reading: true },
  'sanctions.whoDecides': { value: 'director', refs: ['1 Entscheidungsfindung 7'] },
  'sanctions.etiquette': {
    value: 'disqualificationWhenRepeated',
    refs: ['1 Entscheidungsfindung 7', '1 Entscheidungsfindung 7 Disqualifikation'],
  },
  'sanctions.outOfTurn': { value: 'notTolerated', refs: ['2 Einsätze 8'] },
  'sanctions.abuse': { value: 'mayPenalise', refs: ['6.24', '1 Entscheidungsfindung 7'] },
  'sanctions.collusion': { value: 'disqualifyBoth', refs: ['1 Ablauf 6 Verschenken'] },
  'sanctions.cardsThrown': { value: 'mayPenalise', refs: ['6.24', '6.24 Ausschluss'] },
  'sanctions.hiddenCards': { value: 'forbidden', refs: ['1 Ablauf 4'] },
  'sanctions.disqualifiedChips': { value: 'removed', refs: ['6 Einleitung Chips Disqualifizierter'] },
  'sanctions.disqualifiedScore': {
    value: 'eliminatedNow',
    refs: ['6 Einleitung Chips Disqualifizierter'],
    reading: true,
  },
  'sanctions.fairness': {
    value: 'fairnessFirstFinal',
    refs: ['1 Entscheidungsfindung 1', '1 Entscheidungsfindung 2'],
  },
};
