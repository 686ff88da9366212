import { oneOf, type WordsOn } from '../../policy-words.ts';

const or = new Intl.ListFormat('en', { type: 'disjunction' });

const handStarts = {
  firstRiffle: 'with the first riffle by hand',
  machineButton: 'when the shuffle button of the machine is pressed',
  shufflerOpened: 'when the button that opens the card slot is pressed',
  blindsPosted: 'when the blinds are posted',
  dealerChange: 'with a change of dealers',
} as const;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const deck = {
  'dealing.handStart': {
    label: 'Start of a hand',
    meaning: 'Which moment begins a hand; new blinds and disputes depend on it.',
    value: (starts) =>
      `${capital(or.format(starts.map((start) => handStarts[start])))}${starts.length > 1 ? '; whichever comes first.' : '.'}`,
  },
  'dealing.rabbitHunting': {
    label: 'Cards that would have come',
    meaning: 'Whether cards may be shown that would have come.',
    value: oneOf({
      forbidden: 'They are not shown.',
      dealerMayIfAllAgree: 'The dealer may, if everybody at the table agrees.',
    }),
  },
  'dealing.missingCardEarly': {
    label: 'Card missing, found early',
    meaning: 'The deck is incomplete, and a misdeal is still possible.',
    value: oneOf({ misdeal: 'Misdeal: bets back, a complete deck, deal anew.', stands: 'Nothing follows.' }),
  },
  'dealing.missingCardLate': {
    label: 'Card missing, found late',
    meaning: 'The deck is incomplete, and it is too late for a misdeal.',
    value: oneOf({
      stands: 'The hand counts; the deck is changed afterwards.',
      void: 'The hand is void; everybody gets his bets back.',
    }),
  },
  'dealing.duplicateCard': {
    label: 'Duplicate card',
    meaning: 'Two identical cards turn up.',
    value: oneOf({
      void: 'The hand is void until the pot has been paid; bets back.',
      stands: 'The hand counts.',
    }),
  },
  'dealing.foreignBack': {
    label: 'Foreign back',
    meaning: 'A card has another back.',
    value: oneOf({
      void: 'The hand is void wherever the card lies.',
      voidIfInPlay: 'Void if it is with a player or on the board; played on if it lies in the stub.',
      stands: 'The hand counts.',
    }),
  },
  'dealing.earlierHands': {
    label: 'Earlier hands with a wrong deck',
    meaning: 'What becomes of hands already finished with this deck.',
    value: oneOf({ stand: 'They count.', floorDecides: 'The floor decides.' }),
  },
  'dealing.knowinglyFouled': {
    label: 'Knowingly played with a wrong deck',
    meaning: 'A player knows that the deck is wrong and says nothing.',
    value: oneOf({
      forfeitsBets: 'He gets nothing back; his chips leave play. Penalty possible.',
      losesPotChipsStay: 'He loses every claim; the pot stays for the next hand.',
    }),
  },
  'dealing.joker': {
    label: 'Joker',
    meaning: 'A joker turns up.',
    value: oneOf({
      replaceOrDead: 'It is replaced while its holder has not acted; after that his hand is dead.',
      fouledDeck: 'The deck is wrong: the hand is void, bets back.',
      misdealThenScrap: 'Misdeal until substantial action; after that it counts as not there.',
    }),
  },
  'dealing.deckChange': {
    label: 'Deck change',
    meaning: 'When the deck is changed.',
    value: oneOf({
      dealerAsksFloorDecides: 'When the dealer asks; if and when, the floor decides.',
      dealerOrFloor: 'When the dealer asks or as the floor prescribes.',
      dealerOrLevel: 'At a change of dealers or at the end of a level.',
      dealerOrDamage: 'At a change of dealers or when a card is damaged.',
      onDamage: 'When a card is damaged: stop play, finish the hand, then change.',
    }),
  },
  'dealing.deckChangeByPlayer': {
    label: 'Players and the deck',
    meaning: 'What a player may ask for.',
    value: oneOf({
      no: 'No change; he may only point to a marked card.',
      ifDamaged: 'A change only for a visibly damaged card.',
      mustReport: 'No change; he must report marked cards.',
    }),
  },
  'dealing.decksPerTable': {
    label: 'Decks at a table',
    meaning: 'How many decks a table has.',
    value: ({ decks, televisedFinal }) =>
      decks === televisedFinal
        ? `${decks} a table.`
        : `${decks} a table; ${televisedFinal} at a televised final table.`,
  },
  'dealing.deckCheck': {
    label: 'Counting the deck',
    meaning: 'Whether the deck is checked before play.',
    value: oneOf({ beforePlay: 'Yes, before the first deal: complete and without faults.', no: 'No.' }),
  },
  'dealing.whoDeals': {
    label: 'Who deals',
    meaning: 'Who deals the cards.',
    value: oneOf({
      dealer: 'A dealer who does not play.',
      players: 'The players in turn; from the first elimination on whoever went out last.',
      dealerElsePlayers:
        'A dealer; without one the players in turn, and from the first elimination on whoever went out last.',
    }),
  },
} satisfies Partial<WordsOn<'dealing'>>;
