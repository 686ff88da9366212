import type { HoleCardKinds } from '@riffle/floor';
import type { KindWords } from '../floor-words.ts';
import { cardNoEn, dealtInEn, howFarAtMostEn, howFarEn, seatEn } from './hole-card-facts-en.ts';

/** Incidents with the deck, and with who deals from it. */
export const deckKindsEn: KindWords<
  Pick<
    HoleCardKinds,
    | 'joker'
    | 'missingCard'
    | 'duplicateCard'
    | 'differentBack'
    | 'knowinglyFouled'
    | 'markedCard'
    | 'deckChangeWanted'
    | 'deckCounted'
    | 'whoDeals'
  >
> = {
  joker: {
    label: 'Joker in play',
    what: 'A joker or a foreign card turns up.',
    says: ['joker', 'foreign card', 'advertising card', 'cut card in the hand'],
    facts: {
      where: {
        label: 'Where?',
        values: { holeCards: 'hole card', flop: 'flop', turn: 'turn', river: 'river', stub: 'in the stub' },
      },
      holderActed: { label: 'Has the player acted?' },
      unseen: { label: 'Without looking at his cards?' },
      knew: { label: 'Did he know and say nothing?' },
      seat: seatEn,
      cardNo: cardNoEn,
      flopCard: { label: 'Which flop card?' },
      ...dealtInEn,
      ...howFarEn,
    },
  },
  missingCard: {
    label: 'Card missing',
    what: 'The deck is not complete.',
    says: ['missing card', '51 cards', 'incomplete deck', 'card under the table', 'fouled deck', 'card lost'],
    facts: { ...howFarAtMostEn },
  },
  duplicateCard: {
    label: 'Duplicate card',
    what: 'Two identical cards turn up.',
    says: ['duplicate', 'same card twice', 'two identical', 'two aces of spades', 'fouled deck'],
    facts: { potPaid: { label: 'Has the pot been paid?' } },
  },
  differentBack: {
    label: 'Different back',
    what: 'A card has another back.',
    says: ['wrong back', 'other colour back', 'blue card in a red deck', 'foreign card', 'fouled deck'],
    facts: {
      where: {
        label: 'Where does it lie?',
        values: {
          player: 'with a player, also if folded since',
          board: 'on the board',
          stub: 'in the stub',
          burned: 'among the burn cards',
        },
      },
      potPaid: { label: 'Has the pot been paid?' },
    },
  },
  knowinglyFouled: {
    label: 'Knew of the wrong deck',
    what: 'A player knew that the deck is wrong and played on.',
    says: ['knew about it', 'kept silent', 'said nothing', 'knowingly', 'fouled deck'],
    facts: {
      fault: {
        label: 'What is wrong?',
        values: { duplicate: 'duplicate card', foreignBack: 'different back', missing: 'card missing' },
      },
      pot: { label: 'Pot' },
      ownPart: { label: 'Of it from him' },
      seat: seatEn,
    },
  },
  markedCard: {
    label: 'Card marked or damaged',
    what: 'A card is marked, bent or torn.',
    says: ['marked card', 'bent', 'torn', 'crease', 'damaged card', 'dog-eared'],
    facts: {
      by: { label: 'Who noticed it?', values: { player: 'a player', dealer: 'the dealer', floor: 'the floor' } },
      cause: {
        label: 'What does it look like?',
        values: { hardlyVisible: 'hardly visible', visibleToAll: 'everybody sees it', damaged: 'damaged' },
      },
      handRunning: { label: 'Is a hand being played?' },
    },
  },
  deckChangeWanted: {
    label: 'New deck wanted',
    what: 'Somebody wants another deck.',
    says: ['new deck', 'deck change', 'change the cards', 'setup', 'other cards'],
    facts: {
      by: { label: 'Who wants it?', values: { player: 'a player', dealer: 'the dealer', floor: 'the floor' } },
      cause: {
        label: 'Why?',
        values: {
          luck: 'nothing wrong with the cards',
          hardlyVisible: 'hardly visible marks',
          visibleToAll: 'marks that everybody sees',
          damaged: 'card damaged',
          dealerChange: 'change of dealers',
          levelEnd: 'end of the level',
        },
      },
      handRunning: { label: 'Is a hand being played?' },
      televised: { label: 'Televised final table?' },
    },
  },
  deckCounted: {
    label: 'Deck checked',
    what: 'Before play the deck is counted.',
    says: ['count the deck', 'count cards', 'complete', 'deck check', '52 cards'],
    facts: {
      counted: { label: 'How many cards?' },
      faulty: { label: 'One of them damaged, marked or there twice?' },
    },
  },
  whoDeals: {
    label: 'Who deals?',
    what: 'It is open who deals the next hand.',
    says: ['who deals', 'who shuffles', 'no dealer', 'self dealt', 'without a croupier'],
    facts: {
      croupier: { label: 'Is there a dealer who does not play?' },
      dealtBy: { label: 'Who dealt the last hand?' },
      lastOut: { label: 'Who went out last?', help: 'Of two in one hand: the better placed.' },
      occupied: { label: 'Occupied seats' },
    },
  },
};
