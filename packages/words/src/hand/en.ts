import { formatChips } from '../figures.ts';
import type { FaultWords, HandRefusalWords, PhaseWords } from './hand-refusal-words.ts';

const chips = (count: number): string => formatChips(count, 'en');

const phases: PhaseWords = {
  notBegun: 'The hand has not begun yet.',
  dealing: 'Cards are being dealt.',
  betting: 'The betting round is on.',
  roundClosed: 'The betting round is over.',
  drawing: 'Cards are being drawn.',
  runs: 'First it must be settled how often the rest of the board is dealt.',
  showdown: 'The showdown is on.',
  ended: 'The hand is over.',
};
const faults: FaultWords = {
  tooFewPlayers: 'A hand needs at least two players.',
  tooManyPlayers: 'There are too many players for one hand.',
  seatTwice: 'A seat is given twice.',
  noStack: 'A player has no chips.',
  unknownSeatPosts: 'A blind or ante belongs to a seat that is not in the hand.',
  noBet: 'The size of the bets is missing.',
  straddleForbidden: 'Straddles are not allowed.',
  straddleOutOfTurn: 'Only the player directly after the big blind or the last straddle may straddle.',
  straddleNotDouble: 'A straddle is exactly twice the big blind or the straddle before it.',
  anteOutOfOrder: 'Ante and blind are not in the order in which they are to be paid.',
  straddleNotFull: 'A straddle must be posted in full and cannot be an all-in.',
  deckIncomplete: 'The deck is not complete.',
  notInUnits: 'A stack cannot be made of the chips in play.',
};

export const en: HandRefusalWords = {
  'hand-begun': () => 'The hand has already begun.',
  'setup-faulty': ({ fault }) => faults[fault],
  'seat-not-in-hand': ({ seat }) => `Seat ${seat} is not in the hand.`,
  'not-now': ({ phase }) => `This is not possible now. ${phases[phase]}`,
  'not-your-turn': ({ seat, toAct }) =>
    toAct === undefined ? `It is not the turn of seat ${seat}.` : `It is the turn of seat ${toAct}.`,
  'cannot-check': ({ toCall }) => `Checking is not possible. A call costs ${chips(toCall)}.`,
  'nothing-to-call': () => 'There is nothing to call.',
  'bring-in-due': ({ bringIn }) => `First the bring-in of ${chips(bringIn)} must be posted or completed.`,
  'no-bring-in-due': () => 'No bring-in is due.',
  'betting-not-reopened': ({ toCall }) =>
    `The short all-in does not reopen the betting. A call for ${chips(toCall)} or a fold is possible.`,
  'raises-capped': ({ cap }) => `${cap} raises were made in this round already; no more are allowed.`,
  'hand-passive': () => 'This hand may only check, call or fold.',
  'nobody-to-answer': () => 'Nobody can answer a raise any more.',
  'only-a-call-left': ({ toCall }) =>
    toCall === 0 ? 'There are no chips left.' : `The chips are only enough for a call of ${chips(toCall)}.`,
  'bet-too-small': ({ min, max }) => `Too little. ${chips(min)} to ${chips(max)} are possible.`,
  'bet-too-large': ({ min, max }) => `Too much. ${chips(min)} to ${chips(max)} are possible.`,
  'not-in-chips': ({ unit }) => `The smallest chip is ${chips(unit)}: the bet must be a multiple of it.`,
  'wrong-number-of-cards': ({ due }) =>
    due === 0 ? 'No card is missing here.' : due === 1 ? 'One card is missing here.' : `${due} cards are missing here.`,
  'one-card-for-all': () => 'The cards do not reach for everybody: one shared card comes.',
  'no-such-card': ({ card }) => `“${card}” is no card of this deck.`,
  'card-in-play': ({ card }) => `The card ${card} lies on the table already.`,
  'not-his-card': ({ card }) => `The card ${card} does not belong to this hand.`,
  'deck-deals': () => 'The cards come from the deck of this hand.',
  'already-shown': ({ seat }) => `Seat ${seat} has shown or mucked already.`,
  'must-show': () => 'All cards must be shown here.',
  'part-not-enough': () => 'What was shown is no hand by itself.',
  'next-cards-stay': () => 'Cards that did not come are not shown.',
  'not-all-agree': ({ missing }) => `Everybody must agree. Missing: seat ${missing.map(String).join(', ')}.`,
  'last-hand-stays': () => 'One hand must be left for every pot.',
  'tabled-hand-stays': () => 'A hand on the table can no longer be killed.',
  'runs-not-allowed': ({ atMost }) =>
    atMost < 2 ? 'The board is dealt once only.' : `The board can be dealt ${atMost} times at most.`,
};
