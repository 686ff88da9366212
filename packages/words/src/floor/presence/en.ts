import type { PresenceOutcome, PresenceReasons, PresenceSteps } from '@riffle/floor';
import { formatChips } from '../../figures.ts';
import type { OutcomeWords, Sentences } from '../floor-words.ts';

export { presenceKindsEn } from './kinds-en.ts';

const chips = (amount: number): string => formatChips(amount, 'en');
const seconds = (count: number): string => `${String(count)} seconds`;

export const presenceOutcomesEn: OutcomeWords<PresenceOutcome> = {
  clockStarts: ({ main, countdown }) => `The clock runs: ${seconds(main)}, then ${String(countdown)} counted aloud`,
  clockTooEarly: () => 'No clock yet: too early',
  clockNotFromHim: () => 'No clock: he may not ask for it',
  clockRunsOn: ({ left }) => `The clock has ${seconds(left)} left`,
  actedInTime: () => 'In time: the action stands',
  lastLiveHandWins: () => 'The hand is dead; the last live hand wins',
  absentBlindWins: () => 'The absent big blind wins the pot',
  mayLeave: () => 'He may leave',
  mustStay: () => 'He must stay at the table',
  blindsTaken: ({ taken, left }) =>
    taken === 0 ? `The stack stays: ${chips(left)}` : `${chips(taken)} are taken; ${chips(left)} stay`,
  blindedOff: ({ place }) => `Blinded off: place ${String(place)}`,
  excludedAt: ({ place, removed }) => `Excluded on place ${String(place)}; ${chips(removed)} leave play`,
  stackStays: ({ chips: left }) => `The stack stays: ${chips(left)}`,
  noRunningStack: () => 'No stack: no notice, no points',
  stackRemoved: ({ chips: gone }) => `The stack leaves play: ${chips(gone)}, no points`,
  stackShared: ({ each, oneMore, chip }) =>
    `The stack is shared: ${chips(each)} each${oneMore === 0 ? '' : `, the first ${String(oneMore)} after the button ${chips(chip)} more`}; no points`,
  moveToRightSeat: ({ when, stack }) =>
    `To the right seat ${when === 'now' ? 'at once' : 'after the hand'}${stack === undefined ? '' : `, with ${chips(stack)}`}`,
  staysSeated: () => 'He stays there',
  oldLevel: () => 'Old blinds; the new ones from the next hand on',
  newLevel: () => 'New blinds',
  allowedAtTable: () => 'Allowed',
  mustCooperate: () => 'He must cooperate with the camera',
  stopAtTable: () => 'Not allowed: stop it now',
  unwelcomeAtTable: () => 'Not welcome: ask him to leave it',
  seatGiven: () => 'Yes, he may',
  seatRefused: () => 'No',
  seatWaits: (waits) =>
    ({ identification: 'Identify first', registration: 'Register first', fee: 'Pay first' })[waits.for],
  termBinds: () => 'The word binds',
  termAtOwnRisk: () => 'At his own risk: it counts as the floor reads it',
  playStops: () => 'Play is stopped',
  dealerAnswers: () => 'Yes, the dealer says so',
  dealerKeepsSilent: () => 'No, the dealer says nothing of it',
  tableInformed: () => 'Tell the table',
};

export const presenceStepsEn: Sentences<PresenceSteps> = {
  startClock: ({ main }) => `Announce: “${seconds(main)} left, then the countdown.”`,
  countDown: ({ countdown }) => `Count the last ${seconds(countdown)} down aloud.`,
  refuseClock: () => 'Do not start the clock; play on.',
  takeHandAtOnce: () => 'Take his cards in at once.',
  takeHandOnTurn: () => 'Take his cards in when it would be his turn, even if he could check.',
  leaveBlindsIn: () => 'His blind stays in the pot.',
  mayNotLook: () => 'He does not look at the cards.',
  pushPotToLastHand: () => 'Push the pot to the last live hand.',
  pushPotToAbsent: () => 'Push the pot to the seat of the absent player.',
  bringBackToSeat: () => 'Bring the player back to his seat; what he has bet stands.',
  takeBlinds: ({ amount }) => `${chips(amount)} out of his stack into the pot.`,
  keepDealingIn: () => 'Go on dealing to him, and take blinds and antes out of his stack.',
  noteAbsence: () => 'Note the absence with the time; next time he says so.',
  tellDealerLimit: ({ minutes }) =>
    `Tell the dealer since when he is away; after ${String(minutes)} minutes call the floor.`,
  countAndNoteStack: () => 'Count the stack and write it down with time and reason.',
  takeStackOut: ({ chips: gone }) => `Take ${chips(gone)} out of the tournament.`,
  shareStack: ({ each }) =>
    `Give ${chips(each)} to everybody at the table; single chips go round from the left of the button until all is shared.`,
  tryToReach: () => 'Try to find and reach him.',
  finishHand: () => 'First finish the running hand.',
  moveWithChips: () => 'Move him with all the chips he has now.',
  takeIdleStack: () => 'Take the stack that lay on his right seat out of play.',
  correctBlinds: () => 'Have blinds and ante posted by the new level.',
  tellLanguage: () => 'Ask the players to speak German or English.',
  putDeviceAway: () => 'Have the device put away.',
  sendBack: () => 'Say calmly and firmly what holds.',
  leavePot: () => 'Leave the pot until it is decided.',
  tellTheTable: () => 'Tell the other players of the table, also those who come later.',
  checkWhoHeIs: () => 'Find out who he is before he plays.',
};

export const presenceReasonsEn: Sentences<PresenceReasons> = {
  thoughtFor: ({ seconds: time }) => `He has thought for ${seconds(time)}.`,
  onTheClock: ({ seconds: time, total }) => `Since the clock was started: ${seconds(time)} of ${String(total)}.`,
  onlyShorter: ({ main }) => `The time may only be shortened; it stays at ${seconds(main)}.`,
  cameAt: ({ arrived }) =>
    ({
      beforeFirstCard: 'He was there before the first card.',
      duringDeal: 'He came during the deal.',
      afterLastCard: 'He came after the last card.',
      absent: 'He was not there.',
    })[arrived],
  awayFor: ({ minutes, limit }) => `${String(minutes)} minutes away, ${String(limit)} are allowed.`,
  orderedAway: () => 'An ordered absence does not count.',
  blindsDue: ({ due, stack }) => `${chips(due)} are due out of ${chips(stack)}.`,
  lateBy: ({ minutes, limit }) => `${String(minutes)} minutes late, the limit is ${String(limit)}.`,
  levelIsOver: () => 'The level is over without a hand played.',
  handWasPlayed: () => 'A hand was played with the stack.',
  sharedAmong: ({ chips: stack, players }) => `${chips(stack)} among ${String(players)} players.`,
  wrongStartingStack: () => 'The starting stack was not the right one.',
  hasLiveCards: () => 'He has cards in the running hand.',
  handHasBegun: () => 'With that the hand has begun.',
  handHasNotBegun: () => 'With that the hand has not begun yet.',
  lastOneIn: () => 'Everybody else has folded.',
  ownDoing: ({ toFace, stack }) => `${chips(toFace)} are to be paid; he had ${chips(stack)}.`,
};
