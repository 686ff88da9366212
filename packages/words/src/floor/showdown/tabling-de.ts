import type { TablingKinds } from '@riffle/floor';
import type { KindWords } from '../floor-words.ts';
import { SEAT_DE, SHOWN_BEATS_DE } from './shared-facts-de.ts';

const allIn = { label: 'Ist ein All-in-Spieler im Pot?' };
const othersLeft = { label: 'Wie viele andere beanspruchen den Pot?' };
const pot = { label: 'Pot' };
const identifiable = { label: 'Sind die Karten eindeutig zu erkennen?' };

export const tablingDe: KindWords<TablingKinds> = {
  wrongShowOrder: {
    label: 'Wer zeigt zuerst?',
    what: 'Beim Showdown will niemand zuerst zeigen, oder jemand hat außer der Reihe gezeigt.',
    says: ['wer muss zuerst zeigen', 'Showdown Reihenfolge', 'keiner zeigt', 'zeig du zuerst', 'Reihenfolge Aufdecken'],
    facts: {
      game: { label: 'Spiel', values: { flop: "Hold'em oder Omaha", stud: 'Stud' } },
      buttonSeat: { label: 'Platz des Buttons' },
      inHand: { label: 'Wer ist noch in der Hand?' },
      allIn,
      sidePotOpen: { label: 'Können im Side Pot noch zwei setzen?' },
      lastBettor: { label: 'Wer setzte in der letzten Runde zuletzt?', help: 'Leer: alle haben gecheckt.' },
      earlierBettor: { label: 'Wer setzte vorher zuletzt?', help: 'Auf dem Turn, sonst auf dem Flop. Leer: niemand.' },
      preflopRaiser: { label: 'Wer erhöhte vor dem Flop zuletzt?', help: 'Leer: niemand.' },
      bestOpenCards: { label: 'Wer hat die besten offenen Karten?', help: 'Bei Razz die niedrigsten.' },
    },
  },
  mucksAtShowdown: {
    label: 'Wirft beim Showdown weg',
    what: 'Nach dem letzten Einsatz wirft jemand seine Karten verdeckt weg, statt zu zeigen.',
    says: [
      'muckt beim Showdown',
      'zeigt nicht und wirft weg',
      'letzter will nicht zeigen',
      'muss der Gewinner zeigen',
      'gewinnt ohne zu zeigen',
      'verdeckt weggeworfen',
    ],
    facts: { allIn, sidePot: { label: 'Spielen zwei um einen Side-Pot?' }, othersLeft, pot, seat: SEAT_DE },
  },
  refusesToShow: {
    label: 'Will nicht alle Karten zeigen',
    what: 'Jemand will den Pot und zeigt seine Karten nicht oder nicht alle.',
    says: ['weigert sich zu zeigen', 'zeigt nur eine Karte', 'will nicht aufdecken', 'Slowroll', 'zeigt nicht'],
    facts: {
      othersLeft,
      allIn,
      sidePot: { label: 'Spielen zwei um einen Side-Pot?' },
      now: {
        label: 'Was ist geschehen?',
        values: {
          refuses: 'er will nicht zeigen',
          stillRefuses: 'auch nach Aufforderung nicht',
          neighbourTurnedThemUp: 'ein anderer hat sie umgedreht',
        },
      },
      pot,
      seat: SEAT_DE,
    },
  },
  notAllCardsShown: {
    label: 'Nur ein Teil gezeigt',
    what: 'Jemand beansprucht den Pot und hat nur einen Teil seiner Karten gezeigt oder sie nur hochgehalten.',
    says: ['nur eine Karte gezeigt', 'andere Karte weggeworfen', 'nur hochgehalten', 'Karten nicht hingelegt'],
    facts: {
      rest: {
        label: 'Wo ist der Rest?',
        values: { held: 'noch in seiner Hand', mucked: 'im Muck', onlyFlashed: 'nur hochgehalten, dann weg' },
      },
      shownBeatsAll: SHOWN_BEATS_DE,
      identifiable,
      seat: SEAT_DE,
    },
  },
  muckedWithAllIn: {
    label: 'Beim All-in weggeworfen',
    what: 'Ein All-in ist bezahlt, und jemand wirft seine Karten weg, bevor sie offen liegen.',
    says: ['All-in gemuckt', 'beim All-in weggeworfen', 'Karten weg trotz All-in', 'All-in verdeckt gefoldet'],
    facts: {
      identifiable,
      onPurpose: { label: 'Absichtlich?' },
      overLine: { label: 'Verdeckt über die Setzlinie?' },
      seat: SEAT_DE,
    },
  },
  playsTheBoard: {
    label: 'Spielt das Board',
    what: 'Das Board ist die beste Hand, und jemand will seinen Anteil.',
    says: ['Board spielen', 'play the board', 'Straße liegt auf dem Tisch', 'Board gilt', 'Karten weg Board gespielt'],
    facts: {
      did: {
        label: 'Was hat er getan?',
        values: {
          saidAndMucked: 'angesagt, dann weggeworfen',
          muckedThenSaid: 'weggeworfen, dann angesagt',
          muckedSilently: 'wortlos weggeworfen',
          showedOne: 'nur eine Karte gezeigt',
          showedAll: 'alle gezeigt',
        },
      },
      seat: SEAT_DE,
    },
  },
  handAnnounced: {
    label: 'Hand falsch angesagt',
    what: 'Jemand nennt eine Hand, die er nicht hat.',
    says: ['falsch angesagt', 'Flush gesagt', 'Karten sprechen', 'cards speak', 'hat sich verlesen', 'gelogen'],
    facts: {
      onPurpose: { label: 'Absichtlich?' },
      otherMucked: { label: 'Hat deshalb jemand weggeworfen?' },
      identifiable: { label: 'Sind dessen Karten noch zu erkennen?' },
    },
  },
};
