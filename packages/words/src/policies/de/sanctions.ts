import type { Measure } from '@riffle/rulebooks';
import { oneOf, type WordsOn } from '../policy-words.ts';
import { measuresDe, offencesDe } from './offences.ts';

const und = new Intl.ListFormat('de', { type: 'conjunction' });

const measures = (list: readonly Measure[]): string => {
  const text = und.format(list.map((measure) => measuresDe[measure]));
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
};

export const sanctions: WordsOn<'sanctions'> = {
  'sanctions.ladder': {
    label: 'Leiter der Strafen',
    meaning: 'Welche Strafen es gibt, von der mildesten zur schwersten.',
    value: (ladder) => `${measures(ladder)}.`,
  },
  'sanctions.offences': {
    label: 'Aufgezählte Verstöße',
    meaning: 'Welche Verstöße das Regelwerk nennt und was darauf folgt.',
    value: (offences) => {
      const named = Object.keys(offences) as (keyof typeof offences)[];
      return named.length === 0 ? 'Keine Liste.' : `${und.format(named.map((offence) => offencesDe[offence]))}.`;
    },
  },
  'sanctions.repetition': {
    label: 'Wiederholung',
    meaning: 'Ob auf dasselbe noch einmal eine schwerere Strafe folgt.',
    value: oneOf({ rising: 'Die nächste Strafe ist schwerer als die letzte.', free: 'Sie kann gleich bleiben.' }),
  },
  'sanctions.maxRounds': {
    label: 'Höchste Rundenstrafe',
    meaning: 'Wie viele Runden höchstens verhängt werden.',
    value: (rounds) => (rounds === 0 ? 'Keine Grenze.' : `${String(rounds)} Runden.`),
  },
  'sanctions.timePenalty': {
    label: 'Zeitstrafe',
    meaning: 'Wie lange eine Zeitstrafe dauert.',
    value: (time) => {
      switch (time.is) {
        case 'none':
          return 'Es gibt keine Zeitstrafen.';
        case 'free':
          return 'So lange, wie die Turnierleitung bestimmt.';
        case 'minutes':
          return `${String(time.from)} bis ${String(time.to)} Minuten.`;
      }
    },
  },
  'sanctions.missedHands': {
    label: 'Hände einer Rundenstrafe',
    meaning: 'Wie die ausgesetzten Hände gezählt werden.',
    value: oneOf({
      playersTimesRounds:
        'Spieler am Tisch, der bestrafte mitgezählt, mal Runden; die Zahl steht fest, sobald die Strafe verhängt ist.',
      buttonRounds: 'Bis der Button so oft um den Tisch gegangen ist.',
    }),
  },
  'sanctions.misdealCounts': {
    label: 'Misdeal während der Strafe',
    meaning: 'Ob eine neu gegebene Hand einmal oder zweimal zählt.',
    value: oneOf({ once: 'Sie zählt als eine Hand.', twice: 'Sie zählt als zwei Hände.' }),
  },
  'sanctions.where': {
    label: 'Aufenthalt während der Strafe',
    meaning: 'Wohin ein bestrafter Spieler geht.',
    value: oneOf({
      tableOrArea: 'Weg vom Tisch; bei einer Zeitstrafe aus dem Turnierbereich.',
      area: 'Aus dem Turnierbereich.',
      table: 'Weg vom Tisch.',
    }),
  },
  'sanctions.dealtIn': {
    label: 'Karten und Blinds während der Strafe',
    meaning: 'Ob ein bestrafter Spieler Karten bekommt und Blinds zahlt.',
    value: oneOf({
      dealtInDeadBlindsTaken: 'Er bekommt Karten, die tot sind; Blinds und Ante werden genommen.',
      notDealtIn: 'Er bekommt keine Karten und zahlt nichts.',
    }),
  },
  'sanctions.autoAllIn': {
    label: 'All-in durch den Blind während der Strafe',
    meaning: 'Was gilt, wenn ein Blind den bestraften Spieler all-in setzt.',
    value: oneOf({
      liveForMainPot:
        'Seine Karten leben ohne weitere Aktion und können den Main Pot gewinnen; danach läuft die Strafe weiter.',
      deadAndOut: 'Seine Karten sind tot; er ist ausgeschieden.',
    }),
  },
  'sanctions.carryOver': {
    label: 'Rest einer Strafe',
    meaning: 'Was mit einer Strafe geschieht, die am Ende von Tag, Tisch oder Platz nicht verbüßt ist.',
    value: oneOf({
      carriesOver: 'Der Rest wird am neuen Tisch und am nächsten Tag desselben Events verbüßt.',
      ends: 'Sie endet mit dem Heat oder dem Spiel.',
    }),
  },
  'sanctions.start': {
    label: 'Beginn einer Strafe',
    meaning: 'Wann eine Strafe beginnt.',
    value: oneOf({
      atOnce: 'Sofort.',
      afterHand: 'Nach der laufenden Hand.',
      nextHand: 'Mit der nächsten Hand.',
      atOnceAfterHandForCards: 'Sofort; wegen gezeigter Karten nach der laufenden Hand.',
    }),
  },
  'sanctions.scope': {
    label: 'Wie lange Verstöße zählen',
    meaning: 'Wie lange frühere Verstöße mitgezählt werden.',
    value: oneOf({ event: 'Für das ganze Event, an jedem Tisch.', table: 'Nur am selben Tisch.' }),
  },
  'sanctions.whoDecides': {
    label: 'Wer straft',
    meaning: 'Wer eine Strafe verhängen darf.',
    value: oneOf({
      dealerHintFloorRest:
        'Der Dealer gibt Hinweise, alles andere nur der Floor; Sperren und Vereinsstrafen der Vorstand.',
      director: 'Die Turnierleitung.',
      headReferee: 'Der Schiedsrichter; das Maß bestimmt der Oberschiedsrichter.',
    }),
  },
  'sanctions.callingFloor': {
    label: 'Turnierleitung rufen',
    meaning: 'Ob ein Spieler die Turnierleitung selbst rufen darf.',
    value: oneOf({ throughDealer: 'Nur über den Dealer.', yes: 'Ja.' }),
  },
  'sanctions.etiquette': {
    label: 'Verstöße gegen die Etikette',
    meaning: 'Was auf einen ersten und auf wiederholte Verstöße folgt.',
    value: oneOf({
      cautionThenPenalty: 'Erst eine Ermahnung, bei Wiederholung eine Strafe.',
      penaltyWhenRepeated: 'Eine Strafe ab dem zweiten Verstoß.',
      banWhenRepeated: 'Bei Wiederholung eine Sperre von einer oder mehr Runden.',
      disqualificationWhenRepeated: 'Eine Zeitstrafe; bei Wiederholung oder schwerem Verstoß Disqualifikation.',
    }),
  },
  'sanctions.cautionsBeforePenalty': {
    label: 'Ermahnungen bis zur Zeitstrafe',
    meaning: 'Nach wie vielen Ermahnungen der nächste Verstoß eine Zeitstrafe bringt.',
    value: (cautions) => (cautions === 0 ? 'Keine feste Zahl.' : `Nach ${String(cautions)} Ermahnungen.`),
  },
  'sanctions.outOfTurn': {
    label: 'Handeln außer der Reihe als Verstoß',
    meaning: 'Was darauf folgt, wenn jemand außer der Reihe handelt.',
    value: oneOf({
      cautionIntentPenalty: 'Eine Ermahnung; eine Strafe, wenn er damit das Spiel beeinflussen will.',
      repeatedPenalty: 'Eine Strafe bei Wiederholung.',
      notTolerated: 'Absicht wird nicht geduldet; was folgt, bestimmt die Turnierleitung.',
    }),
  },
  'sanctions.abuse': {
    label: 'Beleidigungen',
    meaning: 'Was auf Beleidigungen und schlechtes Benehmen folgt.',
    value: oneOf({
      mustPenalise: 'Eine Strafe muss folgen.',
      mayPenalise: 'Eine Strafe kann folgen.',
      mayThenMust: 'Beim ersten Mal kann, bei Wiederholung muss eine Strafe folgen.',
    }),
  },
  'sanctions.violence': {
    label: 'Gewalt',
    meaning: 'Was auf körperliche Gewalt folgt.',
    value: oneOf({ exclusion: 'Ausschluss.', discretion: 'Das entscheidet die Turnierleitung.' }),
  },
  'sanctions.softplay': {
    label: 'Schonendes Spiel',
    meaning: 'Was darauf folgt, wenn jemand einen Gegner schont.',
    value: oneOf({
      timePenaltyAtLeast: 'Mindestens eine Zeitstrafe, bis zur Disqualifikation.',
      penaltyUpToDisqualification: 'Eine Strafe, bis zum Verlust der Chips oder zur Disqualifikation.',
      mustPenalise: 'Eine Strafe muss folgen.',
      disqualification: 'Sofort Disqualifikation.',
    }),
  },
  'sanctions.nutsInLastPosition': {
    label: 'Beste Hand in letzter Position',
    meaning: 'Was gilt, wenn jemand am River in letzter Position die beste Hand hält.',
    value: oneOf({
      mustBetOrRaise: 'Er muss setzen oder erhöhen; Check und Call sind nicht erlaubt.',
      notBettingIsSoftplay: 'Nicht zu setzen oder zu erhöhen ist schonendes Spiel.',
      noDuty: 'Keine Pflicht, aber ein Grund, auf schonendes Spiel zu prüfen.',
    }),
  },
  'sanctions.collusion': {
    label: 'Absprachen',
    meaning: 'Was auf das Verschenken von Chips und andere Absprachen folgt.',
    value: oneOf({
      disqualification: 'Immer Disqualifikation.',
      disqualifyBoth: 'Disqualifikation für den, der gibt, und den, der nimmt.',
      penaltyUpToDisqualification: 'Eine Strafe, bis zur Disqualifikation.',
    }),
  },
  'sanctions.cheating': {
    label: 'Falschspiel',
    meaning: 'Was auf markierte Karten und anderen Betrug folgt.',
    value: oneOf({
      exclusion: 'Ausschluss.',
      disqualification: 'Disqualifikation.',
      mustPenalise: 'Eine Strafe muss folgen.',
    }),
  },
  'sanctions.blindDodging': {
    label: 'Blinds umgehen',
    meaning: 'Was folgt, wenn jemand beim Tischwechsel trödelt, um Blinds zu sparen.',
    value: oneOf({
      timePenaltyMust: 'Eine Zeitstrafe muss folgen.',
      mustPenalise: 'Eine Strafe muss folgen.',
      penaltyExpected: 'Mit einer Strafe ist zu rechnen; die Turnierleitung entscheidet.',
    }),
  },
  'sanctions.dodgedBlindsPaid': {
    label: 'Umgangene Blinds',
    meaning: 'Ob umgangene Blinds bezahlt werden.',
    value: oneOf({
      deadIntoNextPot: 'Ja, als totes Geld in den nächsten Pot.',
      owed: 'Ja, in jedem Fall.',
      takenAnyway: 'Der Platz gehört ihm schon; sie werden genommen, wie sie kommen.',
    }),
  },
  'sanctions.cardsThrown': {
    label: 'Karten werfen',
    meaning: 'Was folgt, wenn jemand Karten vom Tisch wirft.',
    value: oneOf({
      cautionIntentTime: 'Eine Ermahnung, bei Absicht eine Zeitstrafe.',
      mayPenalise: 'Eine Strafe kann folgen.',
    }),
  },
  'sanctions.hiddenCards': {
    label: 'Verdeckte Karten',
    meaning: 'Was folgt, wenn jemand seine Karten versteckt oder unter die Tischkante nimmt.',
    value: oneOf({
      mayBeDead: 'Die Karten können tot sein; eine Strafe ist möglich.',
      forbidden: 'Es ist verboten; eine Folge ist nicht genannt.',
    }),
  },
  'sanctions.deviceInHand': {
    label: 'Nachrichten während der Hand',
    meaning: 'Was folgt, wenn jemand am Tisch Nachrichten liest oder schreibt.',
    value: oneOf({ handDead: 'Die Karten sind tot.', penaltyOnly: 'Eine Strafe ist möglich.' }),
  },
  'sanctions.intoxication': {
    label: 'Alkohol und Drogen',
    meaning: 'Was auf übermäßiges Trinken und Drogen folgt.',
    value: oneOf({
      mayDisqualifyFine: 'Disqualifikation ist möglich; der Verein zahlt ein Bußgeld.',
      discretion: 'Das entscheidet die Turnierleitung.',
    }),
  },
  'sanctions.intoxicationFine': {
    label: 'Bußgeld dafür',
    meaning: 'Was der Verein dann zahlt.',
    value: (euro) => (euro === 0 ? 'Keines.' : `${String(euro)} Euro.`),
  },
  'sanctions.fineTo': {
    label: 'Wer Geldstrafen bekommt',
    meaning: 'Wohin geht, was ein Spieler an der Kasse als Geldstrafe zahlt. In den Preistopf kommt es nie.',
    value: oneOf({
      organiser: 'An den Veranstalter.',
      goodCause: 'An einen guten Zweck.',
    }),
  },
  'sanctions.fineUnpaid': {
    label: 'Unbezahlte Geldstrafe',
    meaning: 'Ob weiterspielt, wer an der Kasse noch eine Geldstrafe zu zahlen hat.',
    value: oneOf({
      leavesUntilPaid: 'Wer nicht sofort zahlt, verlässt das Turnier, bis bezahlt ist, oder wird ausgeschlossen.',
      playsOn: 'Es wird weitergespielt; die Schuld bleibt offen.',
    }),
  },
  'sanctions.refusal': {
    label: 'Weigerung',
    meaning: 'Was folgt, wenn jemand eine Strafe oder Anweisung nicht annimmt.',
    value: oneOf({
      excludedClubPenalised: 'Sofort Ausschluss; auch der Verein wird bestraft.',
      discretion: 'Das entscheidet die Turnierleitung.',
    }),
  },
  'sanctions.disqualifiedChips': {
    label: 'Chips eines Disqualifizierten',
    meaning: 'Was mit dem Stack eines disqualifizierten Spielers geschieht.',
    value: oneOf({ removed: 'Er kommt aus dem Spiel.', stayInPlay: 'Er bleibt im Spiel.' }),
  },
  'sanctions.disqualifiedScore': {
    label: 'Wertung eines Disqualifizierten',
    meaning: 'Platz, Punkte und Preise eines disqualifizierten Spielers.',
    value: oneOf({
      nothing: 'Keine Punkte und kein Preis; der Platz wird nicht weitergegeben.',
      eliminatedResultsKept: 'Er gilt als jetzt ausgeschieden; was er vorher erreicht hat, bleibt.',
      eliminatedNow: 'Er gilt als jetzt ausgeschieden; über einen Preis entscheidet die Turnierleitung.',
    }),
  },
  'sanctions.eliminationPenalty': {
    label: 'Ausschluss mit Wertung',
    meaning: 'Ob es einen milderen Ausschluss gibt, der das Ergebnis lässt.',
    value: oneOf({
      placeAtExclusion: 'Er wird auf dem Platz seines Ausschlusses gewertet; seine Chips kommen aus dem Spiel.',
      none: 'Gibt es nicht.',
    }),
  },
  'sanctions.playerBar': {
    label: 'Sperre eines Spielers',
    meaning: 'Ob ein Ausgeschlossener auch für weitere Veranstaltungen gesperrt werden kann.',
    value: oneOf({
      untilADay:
        'Ja, für alle Veranstaltungen, bis zu einem Tag (etwa dem Ende der Saison) oder bis sie aufgehoben wird.',
      none: 'Nein.',
    }),
  },
  'sanctions.clubBar': {
    label: 'Ausschluss eines Vereins',
    meaning: 'Ob ein ganzer Verein ausgeschlossen werden kann.',
    value: oneOf({
      shutOut: 'Ja; wer für ihn spielt, wird nicht mehr eingetragen.',
      none: 'Nein.',
    }),
  },
  'sanctions.fairness': {
    label: 'Fairness vor dem Wortlaut',
    meaning: 'Ob die Turnierleitung aus Fairness von einer Regel abweichen darf.',
    value: oneOf({
      fairnessFirstFinal: 'Ja, mit aufgeschriebenem Grund; die Entscheidung ist endgültig.',
      letterOnly: 'Nein, es gilt der Wortlaut.',
    }),
  },
};
