import { oneOf, type WordsOn } from '../policy-words.ts';

export const button: WordsOn<'button'> = {
  'button.first': {
    label: 'First button',
    meaning: 'Where the button is in the first hand.',
    value: oneOf({
      seat1: 'On seat 1 at every table.',
      highCardPerTable: 'At the highest card drawn, at each table.',
      highCardOneTable: 'The highest card is drawn at one table; that seat number holds for all tables.',
      randomSeat: 'One seat number is drawn for all tables.',
    }),
  },
  'button.drawTie': {
    label: 'Equal cards in the draw',
    meaning: 'What counts if two draw the same highest card.',
    value: oneOf({
      suits: 'The suit decides: spades, hearts, diamonds, clubs.',
      redraw: 'The tied players draw again.',
    }),
  },
  'button.finalTable': {
    label: 'Button at the final table',
    meaning: 'Where the button starts at the final table.',
    value: oneOf({ redraw: 'It is drawn anew.', carriesOn: 'It follows from the last hand.' }),
  },
  'button.rule': {
    label: 'Button after a bust-out',
    meaning: 'What the button follows when players go out.',
    value: oneOf({
      deadButton:
        'Dead button: the big blind always moves on by one player; small blind and button follow, onto empty seats too.',
      bigBlindFirst: 'The order of the big blind comes first; nobody skips it or pays it twice.',
    }),
  },
  'button.redrawAfterMoves': {
    label: 'Button after many moves',
    meaning: 'From how many newcomers at once the button of a table may be drawn anew.',
    value: (players) => (players === 0 ? 'Never.' : `From ${players} newcomers on; the management decides.`),
  },
  'button.headsUpBlinds': {
    label: 'Blinds heads-up',
    meaning: 'Who pays which blind with two players.',
    value: oneOf({
      buttonIsSmallBlind: 'The button pays the small blind and acts first before the flop, last afterwards.',
    }),
  },
  'button.headsUpAdjust': {
    label: 'Button at the change to heads-up',
    meaning: 'Whether the button is shifted so that nobody is big blind twice in a row.',
    value: oneOf({
      must: 'Yes, always.',
      may: 'Yes, where needed.',
      bigBlindFirst: 'It follows the order of the big blind.',
    }),
  },
  'button.headsUpAfterBigBlindBust': {
    label: 'Heads-up after the big blind busts',
    meaning: 'Which blinds there are when of three players the big blind goes out.',
    value: oneOf({
      bothBlinds: 'Both; the former small blind has button and small blind.',
      bigBlindOnly: 'Only the big blind.',
    }),
  },
  'button.headsUpFirstCard': {
    label: 'First card heads-up',
    meaning: 'Who gets the first card with two players.',
    value: oneOf({ bigBlind: 'The big blind; the button gets the last one.', smallBlind: 'The small blind.' }),
  },
  'button.deadMarker': {
    label: 'Marker at an empty seat',
    meaning: 'Where the button marker lies when its seat is empty.',
    value: oneOf({
      emptySeat: 'In front of the empty seat.',
      lastHolder: 'With its last holder, who then has it several times in a row.',
    }),
  },
  'button.afterBigBlindBust': {
    label: 'After the big blind is out',
    meaning: 'Which blinds the next hand has when the big blind has gone out.',
    value: oneOf({
      bigBlindOnly: 'Only the big blind, from the left neighbour; no small blind.',
      bothBlinds: 'Both; they move on to players.',
    }),
  },
  'button.comingBigBlindGone': {
    label: 'Coming big blind is out',
    meaning: 'Who becomes big blind when the next big blind goes out.',
    value: oneOf({ passesOn: 'The next player on the left.' }),
  },
  'button.newPlayerOnBigBlind': {
    label: 'Newcomer on the big blind',
    meaning: 'What happens to the button when a newcomer takes the coming big blind seat.',
    value: oneOf({
      noEffect: 'It moves as usual.',
      buttonStaysIfNeeded: 'It stands still only where it would otherwise fall on or past the newcomer.',
    }),
  },
  'button.incorrectEarly': {
    label: 'Wrong button, found in time',
    meaning: 'What holds when a wrongly placed button is found in time.',
    value: oneOf({
      redeal: 'The hand is void; the button is put right and the cards are dealt anew.',
      onlyIfFirstCardWrong: 'A new deal only because the first card went to the wrong player.',
    }),
  },
  'button.incorrectLate': {
    label: 'Wrong button, found too late',
    meaning: 'Where the button is in the next hand when the mistake is found too late.',
    value: oneOf({
      fromActualSeat: 'One on from where it wrongly lay.',
      corrected: 'Put right, so that as far as possible everybody gets every position once a round.',
    }),
  },
};
