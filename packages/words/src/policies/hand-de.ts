import type { HandPolicies } from '@riffle/rulebooks';
import { oneOf, type PolicyWords } from './policy-words.ts';

export const handDe: Pick<PolicyWords, keyof HandPolicies> = {
  'betting.minBet': {
    label: 'Kleinster Einsatz',
    meaning: 'Wie viel ein erster Einsatz einer Setzrunde mindestens beträgt.',
    value: oneOf({ bigBlind: 'Ein Big Blind; all-in auch weniger.' }),
  },
  'betting.minRaise': {
    label: 'Kleinste Erhöhung',
    meaning: 'Um wie viel mindestens erhöht wird.',
    value: oneOf({
      lastIncrement:
        'Um den letzten Einsatz oder die letzte volle Erhöhung der Setzrunde, vor dem Flop mindestens um den Big Blind.',
    }),
  },
  'betting.minRaiseOverShortBet': {
    label: 'Erhöhung über ein kurzes All-in',
    meaning: 'Wie viel über ein All-in unter dem Big Blind mindestens erhöht wird.',
    value: oneOf({
      allInPlusBigBlind: 'Auf das All-in und einen Big Blind dazu.',
      doubleAllIn: 'Auf das Doppelte des All-ins.',
    }),
  },
  'betting.shortBlindCall': {
    label: 'Call gegen einen kurzen Big Blind',
    meaning: 'Was die anderen bezahlen, wenn der Big Blind nicht voll gesetzt werden konnte.',
    value: oneOf({
      fullBigBlind: 'Den vollen Big Blind; zu zweit nur, was zu gewinnen ist.',
      postedAmount: 'Nur, was gesetzt wurde.',
    }),
  },
  'betting.shortAllInReopensNoLimit': {
    label: 'Kurzes All-in in No-Limit und Pot-Limit',
    meaning:
      'Ob ein All-in unter einer vollen Erhöhung denen, die schon gehandelt haben, ein neues Recht zu erhöhen gibt.',
    value: oneOf({ no: 'Nein; sie dürfen callen oder folden.', reopens: 'Ja; sie dürfen wieder erhöhen.' }),
  },
  'betting.shortAllInReopensLimit': {
    label: 'Kurzes All-in in Limit',
    meaning: 'Ab welchem Teil einer vollen Erhöhung ein All-in die Setzrunde neu öffnet.',
    value: (percent) => `Ab ${percent} Prozent.`,
  },
  'betting.shortAllInsAddUp': {
    label: 'Mehrere kurze All-ins',
    meaning: 'Ob kurze All-ins, die zusammen eine volle Erhöhung ergeben, die Setzrunde neu öffnen.',
    value: oneOf({
      judgedAlone: 'Nein; jedes wird für sich beurteilt.',
      addUp: 'Ja, für den, der zusammen vor einer vollen Erhöhung steht.',
    }),
  },
  'betting.raiseCapLimit': {
    label: 'Höchstzahl der Erhöhungen in Limit',
    meaning: 'Wie oft in einer Setzrunde erhöht werden darf.',
    value: (cap) =>
      cap.is === 'none'
        ? 'Beliebig oft.'
        : cap.beforeFlop === cap.later
          ? `Höchstens ${cap.later} Erhöhungen.`
          : `Vor dem Flop höchstens ${cap.beforeFlop} Erhöhungen, danach ${cap.later}.`,
  },
  'betting.raiseCapLifted': {
    label: 'Ende der Höchstzahl',
    meaning: 'Wann die Höchstzahl der Erhöhungen in Limit nicht mehr gilt.',
    value: oneOf({
      lastTwoOfTournament: 'Sobald im ganzen Turnier nur noch zwei Spieler übrig sind.',
      headsUpPot: 'Sobald in der Hand nur noch zwei Spieler übrig sind.',
      never: 'Sie gilt immer.',
    }),
  },
  'betting.raiseCapNoLimit': {
    label: 'Höchstzahl der Erhöhungen ohne Limit',
    meaning: 'Wie oft in No-Limit und Pot-Limit erhöht werden darf.',
    value: oneOf({ none: 'Beliebig oft.' }),
  },
  'betting.limitSizes': {
    label: 'Einsätze in Limit',
    meaning: 'Wie groß die Einsätze in Limit sind.',
    value: oneOf({ bigBlindThenDouble: 'Vor dem Flop und am Flop ein Big Blind, am Turn und River zwei.' }),
  },
  'betting.potLimitMaximum': {
    label: 'Größter Einsatz in Pot-Limit',
    meaning: 'Wie viel in Pot-Limit höchstens gesetzt wird.',
    value: oneOf({ potAfterCall: 'So viel, wie nach dem eigenen Call im Pot liegt.' }),
  },
  'betting.straddle': {
    label: 'Straddle',
    meaning: 'Ob vor der Hand freiwillig ein weiterer Blind gesetzt werden darf.',
    value: oneOf({ forbidden: 'Nicht erlaubt.', allowed: 'Erlaubt.' }),
  },
  'betting.ante': {
    label: 'Ante',
    meaning: 'Wer ein Ante bezahlt.',
    value: oneOf({
      none: 'Niemand.',
      everybody: 'Alle.',
      byStructure: 'Wie es die Blindstruktur sagt, auch als Big-Blind-Ante.',
    }),
  },
  'pots.sidePots': {
    label: 'Side-Pots',
    meaning: 'Wie Side-Pots abgerechnet werden.',
    value: oneOf({ separateLastFirst: 'Jeder für sich, der zuletzt entstandene zuerst.', separate: 'Jeder für sich.' }),
  },
  'pots.oddChipFlop': {
    label: 'Unteilbarer Chip',
    meaning: 'Wer in Spielen mit Flop den Chip bekommt, der sich nicht teilen lässt.',
    value: oneOf({ firstLeftOfButton: 'Der erste Gewinner links vom Button.' }),
  },
  'pots.oddChipsSeveral': {
    label: 'Mehrere unteilbare Chips',
    meaning: 'Wie mehrere unteilbare Chips verteilt werden.',
    value: oneOf({
      oneEach: 'Einzeln, links vom Button beginnend.',
      allToFirst: 'Alle an den ersten Gewinner links vom Button.',
    }),
  },
  'pots.oddChipUnit': {
    label: 'Kleinster Anteil',
    meaning: 'Wie fein ein Pot geteilt wird.',
    value: oneOf({ smallestInPlay: 'Bis zum kleinsten Chip, der am Tisch im Spiel ist.' }),
  },
  'pots.oddChipHiLo': {
    label: 'Unteilbarer Chip in High-Low',
    meaning: 'Welche Hälfte den unteilbaren Chip bekommt.',
    value: oneOf({ high: 'Die High-Hälfte.' }),
  },
  'pots.oddChipStud': {
    label: 'Unteilbarer Chip in Stud',
    meaning: 'Wer in Stud den unteilbaren Chip bekommt.',
    value: oneOf({ highCardBySuit: 'Die Hand mit der höchsten Karte; bei gleichem Rang entscheidet die Farbe.' }),
  },
  'pots.killedHandUncalledBet': {
    label: 'Nicht bezahlter Einsatz einer toten Hand',
    meaning: 'Was mit einem Einsatz geschieht, den noch niemand bezahlt hat, wenn die Hand für tot erklärt wird.',
    value: oneOf({ uncalledPartBack: 'Der nicht bezahlte Teil geht zurück.', nothing: 'Er bleibt im Pot.' }),
  },
  'pots.runItTwice': {
    label: 'Board mehrfach geben',
    meaning: 'Ob der Rest des Boards mehrfach gegeben werden darf.',
    value: oneOf({ cashOnly: 'Nur im Cashgame.', never: 'Nie.' }),
  },
  'showdown.orderLastBet': {
    label: 'Wer zuerst zeigt',
    meaning: 'Wer nach einem Einsatz in der letzten Setzrunde zuerst zeigt.',
    value: oneOf({ lastAggressor: 'Wer zuletzt gesetzt oder erhöht hat, danach die anderen im Uhrzeigersinn.' }),
  },
  'showdown.orderNoLastBet': {
    label: 'Wer zuerst zeigt, wenn am River geschoben wurde',
    meaning: 'Wer zuerst zeigt, wenn in der letzten Setzrunde niemand gesetzt hat.',
    value: oneOf({
      leftOfButton: 'Der erste Spieler links vom Button.',
      earlierAggressor: 'Wer in einer früheren Setzrunde nach dem Flop zuletzt gesetzt oder erhöht hat.',
    }),
  },
  'showdown.orderAllChecked': {
    label: 'Wer zuerst zeigt, wenn seit dem Flop niemand gesetzt hat',
    meaning: 'Wer zuerst zeigt, wenn in keiner Setzrunde nach dem Flop gesetzt wurde.',
    value: oneOf({
      leftOfButton: 'Der erste Spieler links vom Button.',
      preflopAggressor: 'Wer vor dem Flop zuletzt erhöht hat.',
    }),
  },
  'showdown.orderStud': {
    label: 'Wer in Stud zuerst zeigt',
    meaning: 'Wer in Stud ohne Einsatz in der letzten Setzrunde zuerst zeigt.',
    value: oneOf({ highBoard: 'Wer die höchsten offenen Karten hat, in Razz die niedrigsten.' }),
  },
  'showdown.allInReveal': {
    label: 'Aufdecken beim All-in',
    meaning: 'Wann beim All-in alle Karten aufgedeckt werden.',
    value: oneOf({
      noFurtherAction: 'Sobald jemand all-in ist und niemand mehr handeln kann.',
      riverIfSidePot: 'Sobald niemand mehr handeln kann; wird um einen Side-Pot gespielt, erst nach dem River.',
    }),
  },
  'showdown.allInMuck': {
    label: 'Wegwerfen beim All-in',
    meaning: 'Ob in einem Showdown mit einem All-in verdeckt weggeworfen werden darf.',
    value: oneOf({ yes: 'Ja.', no: 'Nein, alle Karten werden aufgedeckt.' }),
  },
  'showdown.muck': {
    label: 'Wegwerfen im Showdown',
    meaning: 'Ob im Showdown verdeckt weggeworfen werden darf.',
    value: oneOf({ yes: 'Ja, der Reihe nach; der Anspruch auf den Pot ist dann verloren.', no: 'Nein.' }),
  },
  'showdown.winnerMustShow': {
    label: 'Zeigen des letzten Spielers',
    meaning: 'Ob der Letzte im Showdown zeigen muss, wenn alle anderen weggeworfen haben.',
    value: oneOf({ yes: 'Ja, er muss alle Karten zeigen.', no: 'Nein, er gewinnt, ohne zu zeigen.' }),
  },
  'showdown.tableAllCards': {
    label: 'Alle Karten zeigen',
    meaning: 'Ob zum Gewinnen alle eigenen Karten offen liegen müssen.',
    value: oneOf({
      all: 'Ja, alle.',
      partlyByFloor: 'Alle sollen; wurde nur ein Teil gezeigt, entscheidet der Floor.',
    }),
  },
  'showdown.playTheBoard': {
    label: 'Das Board spielen',
    meaning: 'Was zeigen muss, wer nur das Board spielt.',
    value: oneOf({
      showAll: 'Alle eigenen Karten.',
      announceIsEnough: 'Nichts, wenn er es ansagt, bevor er wegwirft.',
    }),
  },
  'showdown.tabledWinner': {
    label: 'Offen liegende Gewinnerhand',
    meaning: 'Ob der Dealer eine offen liegende Gewinnerhand für tot erklären kann.',
    value: oneOf({ no: 'Nein.' }),
  },
  'button.headsUpBlinds': {
    label: 'Blinds zu zweit',
    meaning: 'Wer zu zweit welchen Blind bezahlt.',
    value: oneOf({
      buttonIsSmallBlind:
        'Der Button bezahlt den Small Blind und ist vor dem Flop zuerst an der Reihe, danach zuletzt.',
    }),
  },
  'button.headsUpAdjust': {
    label: 'Button beim Übergang zum Heads-up',
    meaning: 'Ob der Button versetzt wird, damit niemand zweimal hintereinander Big Blind ist.',
    value: oneOf({
      must: 'Ja, immer.',
      may: 'Ja, wenn nötig.',
      bigBlindFirst: 'Er richtet sich nach der Reihenfolge des Big Blinds.',
    }),
  },
  'button.headsUpAfterBigBlindBust': {
    label: 'Heads-up nach dem Ausscheiden des Big Blinds',
    meaning: 'Welche Blinds es gibt, wenn von dreien der Big Blind ausscheidet.',
    value: oneOf({
      bothBlinds: 'Beide; der bisherige Small Blind hat Button und Small Blind.',
      bigBlindOnly: 'Nur den Big Blind.',
    }),
  },
  'button.headsUpFirstCard': {
    label: 'Erste Karte zu zweit',
    meaning: 'Wer zu zweit die erste Karte bekommt.',
    value: oneOf({ bigBlind: 'Der Big Blind; der Button bekommt die letzte.', smallBlind: 'Der Small Blind.' }),
  },
};
