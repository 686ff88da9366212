import type { TournamentKinds } from '@riffle/floor';
import type { KindWords } from '../floor-words.ts';

type Here = Pick<
  TournamentKinds,
  'dodgedBlind' | 'dealProposed' | 'rebuyAfterBust' | 'lateEntry' | 'bounty' | 'wrongPrize'
>;

export const entryKindsDe: KindWords<Here> = {
  dodgedBlind: {
    label: 'Blinds umgangen',
    what: 'Ein Spieler hat auf dem Weg an einen anderen Tisch Blinds verpasst.',
    says: ['Blind verpasst', 'trödelt beim Tischwechsel', 'um den Blind gedrückt', 'zu langsam gewechselt'],
    facts: {
      missed: { label: 'Welche?', values: { small: 'Small Blind', big: 'Big Blind' } },
      smallBlind: { label: 'Small Blind damals' },
      bigBlind: { label: 'Big Blind damals' },
      stack: { label: 'Sein Stack' },
      onPurpose: { label: 'Mit Absicht?' },
      slowMove: { label: 'Hat er beim Wechsel getrödelt?' },
    },
  },
  dealProposed: {
    label: 'Deal',
    what: 'Spieler wollen sich einigen, statt auszuspielen.',
    says: ['Deal', 'Preisgeld teilen', 'Absprache', 'durchchecken', 'chop'],
    facts: {
      what: { label: 'Worüber?', values: { prizes: 'Preise', points: 'Punkte', pot: 'diesen Pot' } },
      players: { label: 'Wie viele sind noch dabei?' },
      agree: { label: 'Wie viele sind einverstanden?' },
    },
  },
  rebuyAfterBust: {
    label: 'Rebuy, Add-on, Re-Entry',
    what: 'Ein Spieler möchte noch einmal Chips kaufen oder neu einsteigen.',
    says: ['Rebuy', 'nachkaufen', 'Addon', 'Re-Entry', 'wieder einsteigen'],
    facts: {
      what: { label: 'Was?', values: { rebuy: 'Rebuy', addOn: 'Add-on', reEntry: 'Re-Entry' } },
      said: {
        label: 'Wann gesagt?',
        help: 'Die Hand beginnt mit dem ersten Mischen.',
        values: {
          beforeNextHand: 'vor der nächsten Hand',
          afterHandBegan: 'nachdem sie begonnen hatte',
          nextLevelBegan: 'im nächsten Level',
        },
      },
      takesBack: { label: 'Will er ihn nicht mehr?' },
      chipsLeft: { label: 'Hat er noch Chips?' },
      periodOver: { label: 'Ist die Rebuyzeit vorbei?' },
      level: { label: 'Level, in dem die Hand begann' },
      bubbleBurst: { label: 'Ist die Bubble geplatzt?' },
      full: { label: 'Ist das Feld voll?' },
    },
  },
  lateEntry: {
    label: 'Später Einstieg',
    what: 'Jemand steigt nach dem Start ein: mit wie vielen Chips, auf welchem Platz?',
    says: ['Late Registration', 'Nachmeldung', 'Nachrücker', 'spät eingestiegen'],
    facts: {
      who: {
        label: 'Wer?',
        values: {
          newEntrant: 'meldet sich erst jetzt an',
          alternate: 'Nachrücker',
          reEntry: 'steigt neu ein',
          entered: 'war angemeldet, kommt erst jetzt',
        },
      },
      startingStack: { label: 'Startstack' },
      blindsSoFar: { label: 'Blinds und Antes bisher' },
    },
  },
  bounty: {
    label: 'Kopfgeld',
    what: 'Ein Spieler mit Kopfgeld ist ausgeschieden: Wer bekommt es?',
    says: ['Bounty', 'Kopfgeld', 'Knockout', 'Jeton'],
    facts: {
      winners: { label: 'Wer hat den Pot mit seinen letzten Chips gewonnen?', help: 'Mehrere, wenn er geteilt wurde.' },
    },
  },
  wrongPrize: {
    label: 'Falscher Preis',
    what: 'Es ist die Frage, wie viel ein Platz wert ist.',
    says: ['Preisgeld', 'zu wenig ausgezahlt', 'falsch ausgezahlt', 'Auszahlung'],
    facts: {
      fees: { label: 'Startgelder zusammen, in Cent' },
      entries: { label: 'Teilnahmen' },
      bounty: { label: 'Wert eines Kopfgelds, in Cent' },
      houseFee: { label: 'Vom Haus einbehalten, in Cent', help: 'Was angekündigt war; 0, wenn nichts.' },
      shares: { label: 'Anteile in Prozent', help: 'Bester Platz zuerst.' },
      place: { label: 'Platz' },
      paid: { label: 'Ausgezahlt, in Cent' },
    },
  },
};
