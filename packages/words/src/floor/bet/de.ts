import type { BetKinds, BetReasons, BetSteps } from '@riffle/floor';
import { formatChips } from '../../figures.ts';
import type { KindWords, Sentences } from '../floor-words.ts';
import { bettingRoundDe } from './betting-round-de.ts';
import { turnReasonsDe, turnStepsDe } from './turn-messages-de.ts';
import { turnKindsDe } from './turns-de.ts';

const chips = (amount: number): string => formatChips(amount, 'de');

export const betKindsDe: KindWords<BetKinds> = {
  ...turnKindsDe,
  undercall: {
    label: 'Zu wenig für den Call',
    what: 'Ein Spieler ist an der Reihe und setzt weniger, als zu bezahlen ist, ohne all-in zu sein.',
    says: ['zu wenig gecallt', 'Undercall', 'Erhöhung übersehen', 'falscher Betrag bezahlt'],
    facts: {
      ...bettingRoundDe,
      inFront: { label: 'Liegt jetzt vor ihm', help: 'In dieser Setzrunde, mit den neuen Chips.' },
      bettors: { label: 'Wie viele haben gesetzt oder erhöht?', help: 'Vor dem Flop zählt der Big Blind mit.' },
      headsUp: { label: 'Nur noch zwei in der Hand?' },
    },
  },
};

export const betStepsDe: Sentences<BetSteps> = {
  ...turnStepsDe,
  addChips: ({ amount }) => `Der Spieler legt ${chips(amount)} dazu.`,
  returnChips: ({ amount }) => `${chips(amount)} gehen an den Spieler zurück.`,
  askCompleteOrFold: ({ add, lost }) =>
    `Den Spieler fragen: ${chips(add)} dazulegen, oder folden und ${chips(lost)} verlieren. Erhöhen darf er nicht.`,
};

export const betReasonsDe: Sentences<BetReasons> = {
  ...turnReasonsDe,
  missingFromCall: ({ add, toFace }) => `Zu bezahlen sind ${chips(toFace)}; es fehlen ${chips(add)}.`,
};
