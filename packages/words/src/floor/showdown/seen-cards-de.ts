import type { SeenCardsKinds } from '@riffle/floor';
import type { KindWords } from '../floor-words.ts';
import { ownBetDe, SEAT_DE } from './shared-facts-de.ts';

export const seenCardsDe: KindWords<SeenCardsKinds> = {
  exposedByPlayer: {
    label: 'Karten aufgedeckt',
    what: 'Ein Spieler zeigt während der Hand seine eigenen Karten.',
    says: [
      'Karten gezeigt',
      'aufgedeckt',
      'Karten offen',
      'zu früh gezeigt',
      'Karte umgekippt',
      'exposed',
      'zeigt um Reaktion zu sehen',
      'All-in zu früh aufgedeckt',
    ],
    facts: {
      onPurpose: { label: 'Absichtlich?' },
      repeated: { label: 'Schon einmal vorgekommen?', help: 'Bei diesem Spieler in diesem Turnier.' },
      withWords: { label: 'Hat er dabei angesagt, was er tut?', help: 'Etwa „Call“ oder „Raise“.' },
      actionLeft: { label: 'Kann noch jemand handeln?' },
      playersLeft: { label: 'Wie viele sind in der Hand?' },
      beforeCall: { label: 'All-in und vor der Aufforderung aufgedeckt?' },
      ...ownBetDe,
      seat: SEAT_DE,
    },
  },
  shownToSomeone: {
    label: 'Karten jemandem gezeigt',
    what: 'Ein Spieler lässt einen anderen seine Karten sehen, oder ein Nachbar kann hineinschauen.',
    says: [
      'Nachbar hat die Karten gesehen',
      'dem Nachbarn gezeigt',
      'show one show all',
      'einem zeigen allen zeigen',
      'reingeschaut',
      'Zuschauer gezeigt',
    ],
    facts: {
      to: {
        label: 'Wem?',
        values: {
          playerWhoCanBet: 'einem, der noch setzen kann',
          allInPlayer: 'einem All-in-Spieler',
          foldedPlayer: 'einem, der gefoldet hat',
          spectator: 'einem Zuschauer',
        },
      },
      cards: { label: 'Wie viel?', values: { all: 'alle Karten', part: 'nur ein Teil' } },
      handOver: { label: 'Ist die Hand vorbei?' },
      onPurpose: { label: 'Absichtlich?' },
      playersLeft: { label: 'Wie viele sind in der Hand?' },
      thenMucked: { label: 'Hat er sie danach weggeworfen?' },
      seat: SEAT_DE,
    },
  },
  talkedAboutHand: {
    label: 'Über die Hand geredet',
    what: 'Jemand redet über Karten, gibt Rat oder beurteilt das Spiel.',
    says: [
      'über Karten geredet',
      'gesagt was er weggeworfen hat',
      'Ratschlag',
      'reingeredet',
      'gecoacht',
      'one player to a hand',
      'Hand erraten',
      'kritisiert',
      'mit Zuschauer besprochen',
    ],
    facts: {
      said: {
        label: 'Was?',
        values: {
          foldedCards: 'über gefoldete Karten',
          ownCards: 'über die eigenen Karten',
          guess: 'eine fremde Hand geraten',
          advice: 'Rat gegeben',
          criticism: 'Spielweise kritisiert',
          withSpectator: 'mit einem Zuschauer beraten',
          askedOutside: 'jemanden außerhalb gefragt',
          tabledHand: 'eine offen liegende Hand vorgelesen',
        },
      },
      handOver: { label: 'War die Hand vorbei?' },
    },
  },
  wantsToSeeHand: {
    label: 'Will eine Hand sehen',
    what: 'Jemand verlangt, eine Hand zu sehen, die nicht gezeigt wurde.',
    says: [
      'will die Karten sehen',
      'Hand zeigen lassen',
      'zeig mal',
      'Verdacht auf Absprache',
      'Muck ansehen',
      'Recht zu sehen',
      'Collusion',
      'was hattest du',
    ],
    facts: {
      why: { label: 'Warum?', values: { wantsToKnow: 'will es wissen', suspicion: 'Verdacht auf Absprache' } },
      who: {
        label: 'Wer fragt?',
        values: {
          holdsCards: 'ein Spieler im Showdown mit Karten',
          hasShown: 'ein Spieler, der gezeigt hat',
          hasMucked: 'ein Spieler, der weggeworfen hat',
          foldedBefore: 'ein Spieler, der vorher gefoldet hat',
          notInHand: 'jemand, der nicht mitspielte',
          spectator: 'ein Zuschauer',
        },
      },
      whose: {
        label: 'Wessen Karten?',
        values: {
          calledBeforeHim: 'eines Callers, der vor ihm zeigt',
          calledAfterHim: 'eines Callers, der nach ihm zeigt',
          lastBettor: 'dessen, der zuletzt gesetzt hat',
          foldedBefore: 'vorher gefoldete Karten',
          stub: 'aus dem Stapel oder Muck',
        },
      },
      riverBet: { label: 'Wurde auf dem River gesetzt und bezahlt?' },
      identifiable: { label: 'Sind die Karten noch zu erkennen?' },
      reasonGiven: { label: 'Hat er den Verdacht begründet?' },
      seat: { label: 'Platz der verlangten Hand' },
    },
  },
  rabbitHunt: {
    label: 'Rabbit Hunting',
    what: 'Die Hand ist vorbei, und jemand will die Karten sehen, die noch gekommen wären.',
    says: ['Rabbit', 'was wäre gekommen', 'nächste Karte zeigen', 'River zeigen', 'Karte umdrehen nach der Hand'],
    facts: {
      did: {
        label: 'Was ist geschehen?',
        values: { asked: 'nur gefragt', turnedCardsUp: 'Karten selbst umgedreht' },
      },
      allAgree: { label: 'Sind alle am Tisch einverstanden?' },
      dealerWilling: { label: 'Ist der Dealer einverstanden?' },
    },
  },
};
