import type { ShowdownFloorPolicies } from '@riffle/rulebooks';
import { oneOf, type PolicyWords } from '../policy-words.ts';

export const showdownDe: Pick<PolicyWords, keyof ShowdownFloorPolicies> = {
  'betting.outOfTurnHeld': {
    label: 'Wie fest eine Aktion außer der Reihe bindet',
    meaning: 'Ob eine Aktion außer der Reihe von selbst gilt, wenn sich bis zum Spieler nichts geändert hat.',
    value: oneOf({
      binds: 'Sie bindet.',
      floorMayHold: 'Der Spieler kann daran gebunden werden; der Dealer oder Floor entscheidet.',
    }),
  },
  'betting.grossMiscount': {
    label: 'Grob falsche Auskunft über einen Einsatz',
    meaning: 'Was gilt, wenn die genannte Summe weit neben der richtigen lag.',
    value: oneOf({
      callerBears: 'Der Caller schuldet die richtige Summe, wie bei jeder falschen Auskunft.',
      floorMayLimit: 'Die Turnierleitung kann den Call aus Fairness begrenzen.',
    }),
  },
  'betting.bettorShowsEarly': {
    label: 'Setzer zeigt zu früh',
    meaning: 'Was gilt, wenn der Setzer aufdeckt, bevor der Betrag des Calls stimmt.',
    value: oneOf({
      ownFault: 'Sein eigener Fehler: Der Call kann trotzdem zurückgenommen werden.',
      noEffect: 'Es ändert nichts.',
    }),
  },
  'declarations.foldSignal': {
    label: 'Fold vorher angedeutet',
    meaning: 'Was gilt, wenn jemand vor seiner Reihe erkennen lässt, dass er folden wird.',
    value: oneOf({
      forbidden: 'Es ist verboten.',
      discouraged: 'Es gehört sich nicht.',
    }),
  },
  'pots.unprotectedHandLostWhen': {
    label: 'Ab wann eine ungeschützte Hand verloren ist',
    meaning: 'Ob es genügt, dass der Dealer die Karten einzieht.',
    value: oneOf({
      taken: 'Sobald der Dealer sie eingezogen oder für tot erklärt hat.',
      touchedMuck: 'Erst wenn sie die abgelegten Karten berührt hat.',
    }),
  },
  'pots.mixedPayout': {
    label: 'Falsch ausgezahlt und schon vermischt',
    meaning: 'Was mit einem falsch ausgezahlten Pot gilt, dessen Chips schon bei anderen liegen.',
    value: oneOf({
      recounted: 'Er wird nachgerechnet; ist der Betrag unklar, setzt ihn die Turnierleitung fest.',
      stands: 'Die Auszahlung bleibt.',
    }),
  },
  'showdown.exposedAgain': {
    label: 'Wiederholt versehentlich gezeigt',
    meaning: 'Wie es gilt, wenn jemandem die Karten noch einmal aus Versehen offen liegen.',
    value: oneOf({
      asOnPurpose: 'Wie absichtlich gezeigt.',
      asByAccident: 'Wie beim ersten Mal.',
    }),
  },
  'showdown.othersShow': {
    label: 'Wer nach dem Ersten zeigt',
    meaning: 'Ob beim Showdown alle der Reihe nach drankommen oder nur, wer den Pot beansprucht.',
    value: oneOf({
      inTurn: 'Alle der Reihe nach im Uhrzeigersinn.',
      ifClaiming: 'Nur wer den Pot beansprucht, im Uhrzeigersinn.',
    }),
  },
  'showdown.keepCards': {
    label: 'Karten behalten bis zum Gewinner',
    meaning: 'Ob die Spieler ihre Karten halten müssen, bis der Gewinner feststeht.',
    value: oneOf({
      untilWinnerSettled: 'Ja, bis der Gewinner feststeht; der Dealer hilft dabei.',
      noDuty: 'Dazu gibt es keine Pflicht.',
    }),
  },
};
