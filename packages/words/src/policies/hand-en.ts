import type { HandPolicies } from '@riffle/rulebooks';
import { oneOf, type PolicyWords } from './policy-words.ts';

export const handEn: Pick<PolicyWords, keyof HandPolicies> = {
  'betting.minBet': {
    label: 'Smallest bet',
    meaning: 'How much the first bet of a round must be at least.',
    value: oneOf({ bigBlind: 'One big blind; all-in also for less.' }),
  },
  'betting.minRaise': {
    label: 'Smallest raise',
    meaning: 'By how much a raise must go up at least.',
    value: oneOf({
      lastIncrement: 'By the last bet or full raise of the round, before the flop at least by the big blind.',
    }),
  },
  'betting.minRaiseOverShortBet': {
    label: 'Raise over a short all-in',
    meaning: 'The smallest raise over an all-in bet below the big blind.',
    value: oneOf({ allInPlusBigBlind: 'To the all-in plus one big blind.', doubleAllIn: 'To twice the all-in.' }),
  },
  'betting.shortBlindCall': {
    label: 'Call against a short big blind',
    meaning: 'What the others pay when the big blind could not be posted in full.',
    value: oneOf({
      fullBigBlind: 'The full big blind; heads-up only what can be won.',
      postedAmount: 'Only what was posted.',
    }),
  },
  'betting.shortAllInReopensNoLimit': {
    label: 'Short all-in in no-limit and pot-limit',
    meaning: 'Whether an all-in below a full raise gives those who have acted a new right to raise.',
    value: oneOf({ no: 'No; they may call or fold.', reopens: 'Yes; they may raise again.' }),
  },
  'betting.shortAllInReopensLimit': {
    label: 'Short all-in in limit',
    meaning: 'From which share of a full raise an all-in opens the betting again.',
    value: (percent) => `From ${percent} percent on.`,
  },
  'betting.shortAllInsAddUp': {
    label: 'Several short all-ins',
    meaning: 'Whether short all-ins that together make a full raise open the betting again.',
    value: oneOf({ judgedAlone: 'No; each is judged alone.', addUp: 'Yes, for whoever faces a full raise in all.' }),
  },
  'betting.raiseCapLimit': {
    label: 'Cap on raises in limit',
    meaning: 'How often may be raised in one round.',
    value: (cap) =>
      cap.is === 'none'
        ? 'As often as wanted.'
        : cap.beforeFlop === cap.later
          ? `At most ${cap.later} raises.`
          : `At most ${cap.beforeFlop} raises before the flop, ${cap.later} afterwards.`,
  },
  'betting.raiseCapLifted': {
    label: 'End of the cap',
    meaning: 'When the cap on raises in limit no longer holds.',
    value: oneOf({
      lastTwoOfTournament: 'Once only two players are left in the whole tournament.',
      headsUpPot: 'Once only two players are left in the hand.',
      never: 'It always holds.',
    }),
  },
  'betting.raiseCapNoLimit': {
    label: 'Cap on raises without limit',
    meaning: 'How often may be raised in no-limit and pot-limit.',
    value: oneOf({ none: 'As often as wanted.' }),
  },
  'betting.limitSizes': {
    label: 'Bets in limit',
    meaning: 'How large the bets in limit are.',
    value: oneOf({ bigBlindThenDouble: 'One big blind before the flop and on it, two on turn and river.' }),
  },
  'betting.potLimitMaximum': {
    label: 'Largest bet in pot-limit',
    meaning: 'How much may be bet in pot-limit at most.',
    value: oneOf({ potAfterCall: 'As much as the pot holds after the own call.' }),
  },
  'betting.straddle': {
    label: 'Straddle',
    meaning: 'Whether a further blind may be posted by choice before the hand.',
    value: oneOf({ forbidden: 'Not allowed.', allowed: 'Allowed.' }),
  },
  'betting.ante': {
    label: 'Ante',
    meaning: 'Who pays an ante.',
    value: oneOf({
      none: 'Nobody.',
      everybody: 'Everybody.',
      byStructure: 'As the blind structure says, also as big blind ante.',
    }),
  },
  'pots.sidePots': {
    label: 'Side pots',
    meaning: 'How side pots are settled.',
    value: oneOf({ separateLastFirst: 'Each by itself, the one formed last first.', separate: 'Each by itself.' }),
  },
  'pots.oddChipFlop': {
    label: 'Odd chip',
    meaning: 'Who gets the chip that cannot be divided in flop games.',
    value: oneOf({ firstLeftOfButton: 'The first winner left of the button.' }),
  },
  'pots.oddChipsSeveral': {
    label: 'Several odd chips',
    meaning: 'How several odd chips are given out.',
    value: oneOf({
      oneEach: 'One by one, beginning left of the button.',
      allToFirst: 'All to the first winner left of the button.',
    }),
  },
  'pots.oddChipUnit': {
    label: 'Smallest share',
    meaning: 'How finely a pot is divided.',
    value: oneOf({ smallestInPlay: 'Down to the smallest chip in play at the table.' }),
  },
  'pots.oddChipHiLo': {
    label: 'Odd chip in high-low',
    meaning: 'Which half gets the odd chip.',
    value: oneOf({ high: 'The high half.' }),
  },
  'pots.oddChipStud': {
    label: 'Odd chip in stud',
    meaning: 'Who gets the odd chip in stud.',
    value: oneOf({ highCardBySuit: 'The hand with the highest card; between equal ranks the suit decides.' }),
  },
  'pots.killedHandUncalledBet': {
    label: 'Uncalled bet of a dead hand',
    meaning: 'What becomes of a bet that nobody has called yet when the hand is killed.',
    value: oneOf({ uncalledPartBack: 'The uncalled part goes back.', nothing: 'It stays in the pot.' }),
  },
  'pots.runItTwice': {
    label: 'Running it more than once',
    meaning: 'Whether the rest of the board may be dealt more than once.',
    value: oneOf({ cashOnly: 'In cash games only.', never: 'Never.' }),
  },
  'showdown.orderLastBet': {
    label: 'Who shows first',
    meaning: 'Who shows first after a bet in the last round.',
    value: oneOf({ lastAggressor: 'Whoever bet or raised last, then the others clockwise.' }),
  },
  'showdown.orderNoLastBet': {
    label: 'Who shows first after a checked river',
    meaning: 'Who shows first when nobody bet in the last round.',
    value: oneOf({
      leftOfButton: 'The first player left of the button.',
      earlierAggressor: 'Whoever bet or raised last on an earlier round after the flop.',
    }),
  },
  'showdown.orderAllChecked': {
    label: 'Who shows first when all was checked',
    meaning: 'Who shows first when nobody has bet since the flop.',
    value: oneOf({
      leftOfButton: 'The first player left of the button.',
      preflopAggressor: 'The last raiser before the flop.',
    }),
  },
  'showdown.orderStud': {
    label: 'Who shows first in stud',
    meaning: 'Who shows first in stud without a bet in the last round.',
    value: oneOf({ highBoard: 'Whoever has the highest open cards, in razz the lowest.' }),
  },
  'showdown.allInReveal': {
    label: 'Turning up in an all-in',
    meaning: 'When all cards are turned up in an all-in.',
    value: oneOf({
      noFurtherAction: 'As soon as a player is all-in and nobody can act any more.',
      riverIfSidePot: 'As soon as nobody can act any more; with a contested side pot only after the river.',
    }),
  },
  'showdown.allInMuck': {
    label: 'Mucking in an all-in',
    meaning: 'Whether a hand may be mucked at a showdown with an all-in player.',
    value: oneOf({ yes: 'Yes.', no: 'No, all cards are turned up.' }),
  },
  'showdown.muck': {
    label: 'Mucking at the showdown',
    meaning: 'Whether a hand may be mucked at the showdown.',
    value: oneOf({ yes: 'Yes, in turn; the claim to the pot is then lost.', no: 'No.' }),
  },
  'showdown.winnerMustShow': {
    label: 'The last player showing',
    meaning: 'Whether the last one at the showdown must show when all others have mucked.',
    value: oneOf({ yes: 'Yes, he must show all his cards.', no: 'No, he wins without showing.' }),
  },
  'showdown.tableAllCards': {
    label: 'Showing all cards',
    meaning: 'Whether all own cards must lie open to win.',
    value: oneOf({
      all: 'Yes, all of them.',
      partlyByFloor: 'All should; if only a part was shown, the floor decides.',
    }),
  },
  'showdown.playTheBoard': {
    label: 'Playing the board',
    meaning: 'What a player must show who plays the board only.',
    value: oneOf({
      showAll: 'All his own cards.',
      announceIsEnough: 'Nothing, if he says so before he throws his cards away.',
    }),
  },
  'showdown.tabledWinner': {
    label: 'Winning hand on the table',
    meaning: 'Whether the dealer can kill a winning hand that was tabled.',
    value: oneOf({ no: 'No.' }),
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
};
