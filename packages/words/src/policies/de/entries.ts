import { oneOf, type WordsOn } from '../policy-words.ts';

export const entries: WordsOn<'entries'> = {
  'entries.rebuy': {
    label: 'Rebuys',
    meaning: 'Ob nachgekauft werden darf.',
    value: oneOf({ forbidden: 'Nein.', allowed: 'Ja, wie das Turnier es vorsieht.' }),
  },
  'entries.rebuyWhen': {
    label: 'Stack beim Rebuy',
    meaning: 'Mit wie vielen Chips noch nachgekauft werden darf.',
    value: oneOf({
      onlyOut: 'Nur ohne Chips.',
      upToStartingStack: 'Mit höchstens dem Startstack.',
      anyStack: 'Mit jedem Stack.',
    }),
  },
  'entries.rebuyDeclared': {
    label: 'Angesagter Rebuy',
    meaning: 'Was gilt, wenn ein Rebuy vor der nächsten Hand angesagt ist.',
    value: oneOf({ playsAndOwes: 'Er spielt sofort damit und muss ihn bezahlen.' }),
  },
  'entries.addOn': {
    label: 'Add-on',
    meaning: 'Ob und wann es ein Add-on gibt.',
    value: oneOf({
      forbidden: 'Nie.',
      endOfRebuyPeriod: 'Am Ende der Rebuy-Phase.',
      afterRebuyPeriod:
        'Zwischen der letzten Hand der Rebuyzeit und der ersten des nächsten Levels, wenn noch ein Chip da ist.',
      byEvent: 'Wie das Turnier es vorsieht.',
    }),
  },
  'entries.reEntry': {
    label: 'Re-Entry',
    meaning: 'Ob und bis wann man neu einsteigen kann.',
    value: (value) => {
      switch (value.is) {
        case 'forbidden':
          return 'Nie.';
        case 'unlimitedUntilLevel':
          return `Beliebig oft bis zum Ende von Level ${String(value.level)}, höchstens bis das Feld voll oder die Bubble geplatzt ist.`;
        case 'byEvent':
          return 'Wie das Turnier es vorsieht.';
      }
    },
  },
  'entries.reEntryFrom': {
    label: 'Stack beim Re-Entry',
    meaning: 'Ob ein Stack, der noch im Spiel ist, für einen neuen Einstieg aufgegeben werden kann.',
    value: oneOf({
      onlyOut: 'Nein: Neu einsteigt nur, wer ausgeschieden ist.',
      stackForfeited: 'Ja, er verfällt und geht aus dem Spiel.',
    }),
  },
  'entries.lateStack': {
    label: 'Stack bei spätem Einstieg',
    meaning: 'Mit wie vielen Chips beginnt, wer spät kommt.',
    value: oneOf({
      full: 'Mit dem ganzen Startstack.',
      blinded: 'Mit dem Startstack ohne die schon genommenen Blinds.',
    }),
  },
  'entries.lateRegistrationEnd': {
    label: 'Ende der Anmeldung',
    meaning: 'Bis wann man noch einsteigen kann.',
    value: oneOf({ byEvent: 'Wie das Turnier es vorsieht.' }),
  },
  'entries.deals': {
    label: 'Teilen der Preise',
    meaning: 'Ob die Spieler die Preise absprechen dürfen.',
    value: oneOf({
      forbidden: 'Nein.',
      allRemaining:
        'Erwartet wird, dass ausgespielt wird; eine Absprache gilt nur mit allen, die noch im Turnier sind.',
      byEvent: 'Wie das Turnier es vorsieht.',
    }),
  },
  'entries.afterDeal': {
    label: 'Nach dem Teilen',
    meaning: 'Ob das Turnier zu Ende gespielt wird, wenn die Preise geteilt sind.',
    value: oneOf({ playedOut: 'Ja, bis einer alle Chips hat.', mayEnd: 'Es kann damit enden.' }),
  },
  'entries.potAgreements': {
    label: 'Absprachen im Pot',
    meaning: 'Ob zwei Spieler absprechen dürfen, einen Side-Pot durchzuchecken.',
    value: oneOf({ forbidden: 'Nein.' }),
  },
  'entries.prizePool': {
    label: 'Verteilung der Preise',
    meaning: 'Wie der Preispool verteilt wird.',
    value: oneOf({ houseTable: 'Nach der gültigen Tabelle des Hauses.', byEvent: 'Wie das Turnier es vorsieht.' }),
  },
  'entries.oddCents': {
    label: 'Übrige Cent',
    meaning: 'Wem die Cent zufallen, die beim Teilen von Preisen oder Kopfgeld übrig bleiben.',
    value: oneOf({
      biggerStartingStack: 'Dem größeren Stack vor der Hand, sonst dem früheren Eintritt.',
      earlierEntry: 'Dem früheren Eintritt.',
    }),
  },
  'entries.bounty': {
    label: 'Kopfgeld',
    meaning: 'Ob es für das Ausscheiden eines Spielers Kopfgeld gibt.',
    value: oneOf({
      jetonPerEntry: 'Ein Jeton aus jedem Startgeld geht an den, der gegen den Ausgeschiedenen einen Pot gewinnt.',
      byEvent: 'Wie das Turnier es vorsieht.',
      none: 'Nein.',
    }),
  },
  'entries.bountyTo': {
    label: 'Kopfgeld bei mehreren Pots',
    meaning: 'Wem es zusteht, wenn mehrere einen Pot gegen den Ausgeschiedenen gewinnen.',
    value: oneOf({
      wonLastChips: 'Dem, der seine letzten Chips gewinnt.',
      wonAnyPot: 'Jedem, der einen Pot gegen ihn gewinnt.',
    }),
  },
  'entries.bountyShared': {
    label: 'Geteiltes Kopfgeld',
    meaning: 'Was mit dem Kopfgeld geschieht, wenn sich mehrere diesen Pot teilen.',
    value: oneOf({
      equalParts: 'Sie teilen es zu gleichen Teilen.',
      floorDecides: 'Das entscheidet der Floor.',
    }),
  },
  'entries.houseFee': {
    label: 'Anteil des Hauses',
    meaning: 'Ob das Haus einen Teil der Startgelder behalten darf.',
    value: oneOf({
      announced: 'Ja, wenn es angekündigt war.',
      neverWithBounty: 'Bei Kopfgeldern nicht: Das ganze Startgeld wird Kopfgeld und Preispool; sonst angekündigt.',
    }),
  },
  'entries.tableFee': {
    label: 'Startgeld',
    meaning: 'Wann Gebühren bezahlt werden.',
    value: oneOf({
      inAdvance: 'Im Voraus.',
      byLeague: 'Wie die Liga es festlegt.',
      mayOwe: 'Auch noch am Platz: Wer sitzt, ist es schuldig.',
    }),
  },
  'entries.disqualifiedFee': {
    label: 'Startgeld nach Disqualifikation',
    meaning: 'Was aus dem Startgeld wird, wenn ein Spieler disqualifiziert ist.',
    value: oneOf({ staysInPool: 'Es bleibt im Preispool.' }),
  },
};
