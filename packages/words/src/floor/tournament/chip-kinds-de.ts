import type { TournamentKinds } from '@riffle/floor';
import type { KindWords } from '../floor-words.ts';

type Here = Pick<
  TournamentKinds,
  'raceDispute' | 'colorUp' | 'chipsHiddenOrMoved' | 'chipOnFloor' | 'foreignChips' | 'chipsExchanged'
>;

export const chipKindsDe: KindWords<Here> = {
  raceDispute: {
    label: 'Chip Race',
    what: 'Kleine Chips kommen aus dem Spiel: Wer bekommt was?',
    says: ['Chiprace', 'Chip Race', 'Color Up', 'kleine Chips raus', '25er', 'Reste'],
    facts: {
      chipValue: { label: 'Wert, der herausgeht' },
      nextValue: { label: 'Nächster Wert' },
      stacks: {
        label: 'Wer hat solche Chips?',
        each: {
          seat: { label: 'Platz' },
          smallChips: { label: 'Wie viele' },
          others: { label: 'Andere Chips im Wert von', help: '0, wenn er sonst nichts hat.' },
        },
      },
      buttonSeat: { label: 'Button der letzten Hand' },
      cards: { label: 'Karten in der Reihenfolge des Gebens', help: 'Leer: nur Zahl und Reihenfolge.' },
    },
  },
  colorUp: {
    label: 'Chips hochwechseln',
    what: 'Einem Spieler werden kleine Chips in größere gewechselt.',
    says: ['Color Up', 'hochwechseln', 'zu viele kleine Chips', 'Chips gefunden'],
    facts: {
      when: {
        label: 'Wann?',
        values: { between: 'zwischendurch', scheduled: 'wie angesetzt', foundLate: 'spät gefunden' },
      },
      chipValue: { label: 'Kleiner Wert' },
      nextValue: { label: 'Nächster Wert' },
      smallChips: { label: 'Wie viele kleine Chips' },
      coming: { label: 'Blinds und Antes der kommenden Level', help: 'Leer: Die Chips werden nicht mehr gebraucht.' },
      playerThere: { label: 'Ist der Spieler dabei?' },
      witness: { label: 'Sieht ein Zweiter zu?' },
    },
  },
  chipsHiddenOrMoved: {
    label: 'Chips versteckt',
    what: 'Turnierchips sind nicht zu sehen oder wurden weggetragen.',
    says: ['Chips eingesteckt', 'in der Hosentasche', 'Chips mitgenommen', 'große Chips hinten', 'Rack'],
    facts: {
      how: {
        label: 'Was war?',
        values: {
          pocketed: 'eingesteckt',
          carriedHidden: 'beim Wechsel verdeckt getragen',
          carriedOpenly: 'offen getragen',
          behindOthers: 'hinter anderen Chips',
        },
      },
      hidden: { label: 'Betrag, um den es geht' },
      stack: { label: 'Was er sonst hat' },
      onPurpose: { label: 'Mit Absicht?' },
    },
  },
  chipOnFloor: {
    label: 'Chip am Boden',
    what: 'Am Boden liegt ein Turnierchip.',
    says: ['Chip am Boden', 'Chip gefunden', 'Chip unter dem Tisch', 'Chip runtergefallen', 'wem gehört der Chip'],
    facts: {
      amount: { label: 'Wie viel?' },
      owner: {
        label: 'Wem gehört er?',
        values: { certain: 'steht fest', claimed: 'jemand beansprucht ihn', unknown: 'niemand weiß es' },
      },
      inHand: { label: 'Ist er gerade in einer Hand?' },
    },
  },
  foreignChips: {
    label: 'Fremdes auf dem Tisch',
    what: 'Auf dem Tisch liegt etwas, das nicht zum Turnier gehört.',
    says: ['fremder Chip', 'Kartenschützer', 'Glücksbringer', 'Figur', 'falscher Chip'],
    facts: {
      what: {
        label: 'Was?',
        values: {
          chipInStack: 'fremder Chip im Stack',
          chipAsProtector: 'fremder Chip als Kartenschützer',
          objectAsProtector: 'ein Kartenschützer',
          secondProtector: 'ein zweiter Kartenschützer',
          otherThing: 'etwas anderes',
        },
      },
      onPurpose: { label: 'Eingeschmuggelt?' },
    },
  },
  chipsExchanged: {
    label: 'Chips gewechselt',
    what: 'Spieler wechseln Chips, oder jemand will wechseln.',
    says: ['Chips tauschen', 'gewechselt', 'Wechselgeld', 'untereinander'],
    facts: {
      how: {
        label: 'Wie?',
        values: { betweenPlayers: 'unter Spielern', fromPot: 'selbst aus dem Pot', asked: 'beim Dealer erbeten' },
      },
    },
  },
};
