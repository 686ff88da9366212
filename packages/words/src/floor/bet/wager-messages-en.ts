import type { WagerReasons, WagerSteps } from '@riffle/floor';
import { formatChips } from '../../figures.ts';
import type { Sentences } from '../floor-words.ts';

const chips = (amount: number): string => formatChips(amount, 'en');

export const wagerStepsEn: Sentences<WagerSteps> = {
  addChips: ({ amount }) => `The player adds ${chips(amount)}.`,
  returnChips: ({ amount }) => `${chips(amount)} go back to the player.`,
  askCompleteOrFold: ({ add, lost }) =>
    `Ask the player: add ${chips(add)}, or fold and lose ${chips(lost)}. He may not raise.`,
  announceCheck: () => 'Say aloud: check.',
  announceCall: ({ amount }) => `Say aloud: call, ${chips(amount)}.`,
  announceBet: ({ amount }) => `Say aloud: bet, ${chips(amount)}.`,
  announceRaise: ({ to }) => `Say aloud: raise to ${chips(to)}.`,
  askAmountBeforeNext: () => 'Before the next player acts, ask for the amount. If he names a smaller one, it counts.',
  actedMayRaise: () => 'Those who have acted may raise again.',
  actedMayNotRaise: () => 'Those who have acted may only call or fold.',
  missingChipsStay: () => 'What is missing is no longer collected; the pot stays as it is.',
  askToAct: () => 'Ask the player to act plainly.',
  askAmountNow: () => 'Ask the player for the amount at once.',
  waitForAmount: () => 'Nobody acts before the amount is known.',
  earlyActOutOfTurn: () => 'Whoever acted before the amount was known acted out of turn: rule on it as such.',
  earlyActStands: () => 'What was done before the amount was known stands.',
  askWhatHeMeant: () => 'Ask the player what he meant, then decide.',
  potIsNoAmount: () => 'Tell the player that “pot” is no amount here.',
  notMoreThanLeast: () => 'He may not make it more now.',
  raiseAllowed: () => 'The raise is allowed.',
  noFurtherRaise: () => 'No further raise in this round.',
  onlyCallOrFold: () => 'The player may call or fold, not raise.',
  mayRaiseAgain: () => 'The player may call, fold or raise.',
  chipsStillHis: () => 'Nothing is bet; the chips stay with the player.',
  onlyTheseCount: ({ amount }) => `${chips(amount)} are bet; the rest stays with the player.`,
  repeatUsualWord: () => 'Repeat the act aloud with the usual word.',
  sayPot: () => 'Count the pot and say the amount.',
  spreadPot: () => 'Say no amount; spread the chips in the pot so that they can be seen.',
  chipsInSight: () => 'Have the chips laid so that they are easy to see.',
  dealerCounts: () => 'The dealer counts the chips and says the amount.',
  takeNoAnte: () => 'Take no ante.',
  takeAnteAndBlind: ({ ante, blind }) => `Take ${chips(ante)} as the ante, leave ${chips(blind)} as the blind.`,
  actOnlyInTurn: () => 'The player acts only when it is his turn.',
  takeBringIn: ({ amount }) =>
    `Take the bring-in of ${chips(amount)} from the player with the lowest card, in razz the highest.`,
  takeBlind: ({ amount }) => `Take the blind of ${chips(amount)} from the right player.`,
  levelBlindCounts: ({ amount }) => `Announce: the blind of ${chips(amount)} counts for everybody.`,
  actAgainOnBlind: () => 'Who has acted takes his chips back and acts again in turn.',
  nextBlindsRight: () => 'Place button and blinds right for the next hand.',
};

export const wagerReasonsEn: Sentences<WagerReasons> = {
  missingFromCall: ({ add, toFace }) => `${chips(toFace)} are to be paid; ${chips(add)} are missing.`,
  oneChip: ({ value, toFace }) => `A single chip of ${chips(value)}; the highest bet is ${chips(toFace)}.`,
  noChipToSpare: ({ smallest, left }) =>
    `Without the smallest chip (${chips(smallest)}) ${chips(left)} would be left, too little for the call: none can be spared.`,
  chipToSpare: ({ smallest, left }) =>
    `Without the smallest chip (${chips(smallest)}) ${chips(left)} are left, enough for the call: the value decides.`,
  leastRaise: ({ to, value }) => `The smallest raise is to ${chips(to)}; ${chips(value)} count.`,
  leastBet: ({ amount, value }) => `The smallest bet is ${chips(amount)}; ${chips(value)} were bet.`,
  halfNeeded: ({ over, needed }) => `${chips(over)} lie over the call; one half is ${chips(needed)}.`,
  motions: ({ first, later }) => `First motion: ${chips(first)} in front of him; after it another ${chips(later)}.`,
  onlyCompletesCall: ({ toFace }) => `He only completes the call of ${chips(toFace)}; nothing gets larger.`,
  nextRaise: ({ to }) => `The next raise is to at least ${chips(to)}.`,
  nothingToCall: () => 'There is nothing to pay.',
  checkNotPossible: ({ toFace }) => `A check is not possible: ${chips(toFace)} are to be paid.`,
  wordsCount: () => 'What was said counts.',
  chipsCount: () => 'The chips count.',
  raiseInMotions: ({ first, raised, toFace }) =>
    `“Raise” was said; then ${chips(first)} lay there (call: ${chips(toFace)})${raised === 0 ? '' : `, and then ${chips(raised)} more`}.`,
  dealerSawOneMotion: () => 'The dealer saw one single motion.',
  nextHasActed: () => 'The next player has acted.',
  raisesMade: ({ raises, cap }) => `${String(raises)} raises were made, ${String(cap)} are allowed.`,
  increase: ({ by, full }) => `Up by ${chips(by)}; a full raise would be ${chips(full)}.`,
  increasesTogether: ({ by, full }) => `Together up by ${chips(by)}; a full raise would be ${chips(full)}.`,
  chipsOfMoved: ({ counted, moved }) => `Of ${chips(moved)}, ${chips(counted)} count.`,
  chipsOfMovedNoLine: ({ counted, moved }) =>
    `No betting line: the upper edge of his cards is the line. Of ${chips(moved)}, ${chips(counted)} count.`,
  shortBlind: ({ posted, bigBlind }) => `${chips(posted)} of ${chips(bigBlind)} were posted.`,
  anteOtherThanBook: () => 'The ante here is not as the rulebook knows it.',
  amountsPossible: ({ smallest, next }) =>
    smallest === next
      ? `Of these only ${chips(smallest)} is allowed.`
      : `It can be ${chips(smallest)} or ${chips(next)}.`,
};
