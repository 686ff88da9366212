import { oneOf, type WordsOn } from '../policy-words.ts';

export const entries: WordsOn<'entries'> = {
  'entries.rebuy': {
    label: 'Rebuys',
    meaning: 'Ob nachgekauft werden darf.',
    value: oneOf({ forbidden: 'Nein.', allowed: 'Ja, wie das Turnier es vorsieht.' }),
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
  'entries.bounty': {
    label: 'Kopfgeld',
    meaning: 'Ob es für das Ausscheiden eines Spielers Kopfgeld gibt.',
    value: oneOf({
      jetonPerEntry: 'Ein Jeton aus jedem Startgeld geht an den, der gegen den Ausgeschiedenen einen Pot gewinnt.',
      none: 'Nein.',
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
    value: oneOf({ inAdvance: 'Im Voraus.', byLeague: 'Wie die Liga es festlegt.' }),
  },
};
