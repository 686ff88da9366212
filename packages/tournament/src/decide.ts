import { passAlternate } from './alternates.ts';
import { answerFloorCall, callFloor, endFloorCall } from './at-table/floor-call.ts';
import { renewTableLink } from './at-table/table-link.ts';
import { tellOfTable } from './at-table/table-matter.ts';
import { callTime, endTimeCall } from './at-table/time-call.ts';
import { bustOut } from './busting-out.ts';
import { callOff, isCalledOff } from './called-off.ts';
import { endColourUp, exchangeLateChips } from './chip-race/after-the-race.ts';
import { countSmallChips, takeSmallChips } from './chip-race/at-the-table.ts';
import { beginColourUp } from './chip-race/begin-colour-up.ts';
import { removeChips } from './chips-removed.ts';
import {
  addTime,
  breakNow,
  endBreak,
  holdClock,
  jumpToLevel,
  pauseClock,
  setSpeed,
  startClock,
} from './clock-control.ts';
import type { NamedCommand, TournamentCommand } from './command.ts';
import { changeBustOut, moveBustOut, reinstate } from './correcting.ts';
import { cancelCountdown, startCountdown } from './counting-down.ts';
import { countStacks } from './counts/count-stacks.ts';
import { carryOver } from './day-end/carry-over.ts';
import { carryPaid } from './day-end/carry-paid.ts';
import { dayIsOver } from './day-end/day-over.ts';
import { bagStacks, endDay } from './day-end/end-day.ts';
import { announceLastHands } from './day-end/last-hands.ts';
import { type Decision, happens, type NightContext, nothingToDo, refused } from './decision.ts';
import { ranOut } from './due.ts';
import { tellDuty } from './duties/tell-duty.ts';
import {
  addEntries,
  changeClub,
  changePerson,
  checkIn,
  checkOut,
  keepApart,
  markAbsent,
  markPresent,
  withdrawEntry,
} from './entering.ts';
import { endByTime } from './form/end-by-time.ts';
import { handOnStack } from './form/hand-on-stack.ts';
import { endHandForHand, endsByItself } from './hand-for-hand/ending.ts';
import { startHandForHand } from './hand-for-hand/starting.ts';
import { tellHand } from './hand-for-hand/telling.ts';
import { nextHand } from './hands/next-hand.ts';
import { ruleHand } from './hands/ruled-hand.ts';
import { drawPlayer } from './lots/draw-player.ts';
import { booksHold } from './money/books-hold.ts';
import { countBox, moveCash, openBox } from './money/boxes.ts';
import { adjustHits, adjustPoints, bookByHand } from './money/by-hand.ts';
import { agreeDeal } from './money/deal.ts';
import { consentToDeal, dealFalls, declineDeal, proposeDeal, withdrawDeal } from './money/deal-proposal.ts';
import { dealStays } from './money/deal-stays.ts';
import { endPlay } from './money/end-after-deal.ts';
import { drawEnvelope, sealEnvelopes } from './money/envelopes.ts';
import { addMoney, giveBack, handOut, reversePayment, takeMoney } from './money/paying.ts';
import { headsDrawn } from './money/secret-head.ts';
import { reverseSale, sell } from './money/selling.ts';
import { settle } from './money/settling.ts';
import { awardSpecial, drawSpecial } from './money/special-prizes.ts';
import { handOverThing } from './money/things.ts';
import { movesTimed } from './moves-timed.ts';
import { renewOwnLink } from './own-link.ts';
import { countPenalties, endPenalty, givePenalty } from './penalty-book.ts';
import { carryPenalty } from './penalty-carried.ts';
import { removeStack } from './removing-a-stack.ts';
import { mayNot } from './role.ts';
import { appealRuling, decideAppeal, recordRuling } from './ruling-log.ts';
import { carriedOut, carryOutRuling } from './rulings/carrying-out.ts';
import { tickStep } from './rulings/ticking-steps.ts';
import { decideSeating } from './seating/index.ts';
import { movedUp } from './seating/moving-up.ts';
import { changeLevels, changeSetup, create } from './setting-up.ts';
import type { Tournament } from './state.ts';
import {
  addTable,
  blockSeat,
  changeTable,
  lockEntry,
  orderTables,
  removeTable,
  unblockSeat,
  unlockEntry,
  unseatEntry,
} from './tables-by-hand.ts';
import { whoIsMeant } from './tally/who-is-meant.ts';

export function decide(state: Tournament, command: TournamentCommand, context: NightContext): Decision {
  const decision = decideOne(state, command, context);
  const asks = command.type === 'RecordRuling' || command.type === 'CarryOutRuling';
  return asks ? carriedOut(state, decision, command, (now, one) => decideOne(now, one, context)) : decision;
}

function decideOne(state: Tournament, told: TournamentCommand, context: NightContext): Decision {
  const objection = mayNot(state, told, context.actor);
  if (objection !== undefined) return refused(objection);
  if (state.setup === undefined && told.type !== 'Create') return refused({ code: 'not-created' });
  const meant = whoIsMeant(state, told);
  if (!meant.ok) return meant;
  const command = meant.value;
  const over = dayIsOver(state, command) ?? isCalledOff(state, command);
  if (over !== undefined) return refused(over);
  const judged = dealStays(state, command, booksHold(state, command, byIdea(state, command, context)));
  const timed = movesTimed(judged, context.now);
  const ended = endsByItself(state, dealFalls(state, timed), context.now);
  const decision = movedUp(state, headsDrawn(state, ended, context), context);
  const lapses = decision.ok && command.type !== 'CancelCountdown' && ranOut(state, context.now);
  return lapses ? happens({ v: 1, type: 'CountdownCancelled' }, ...decision.value) : decision;
}

function byIdea(state: Tournament, command: NamedCommand, context: NightContext): Decision {
  switch (command.type) {
    case 'Create':
      return create(state, command, context);
    case 'ChangeSetup':
      return changeSetup(state, command, context);
    case 'ChangeLevels':
      return changeLevels(state, command, context);
    case 'AddEntries':
      return addEntries(state, command, context);
    case 'PassAlternate':
      return passAlternate(state, command, context);
    case 'WithdrawEntry':
      return withdrawEntry(state, command, context);
    case 'CheckIn':
      return checkIn(state, command, context);
    case 'CheckOut':
      return checkOut(state, command, context);
    case 'ChangePerson':
      return changePerson(state, command, context);
    case 'ChangeClub':
      return changeClub(state, command, context);
    case 'RenewOwnLink':
      return renewOwnLink(state, command, context);
    case 'KeepApart':
      return keepApart(state, command, context);
    case 'MarkAbsent':
      return markAbsent(state, command, context);
    case 'MarkPresent':
      return markPresent(state, command, context);
    case 'AddTable':
      return addTable(state, command, context);
    case 'ChangeTable':
      return changeTable(state, command, context);
    case 'RemoveTable':
      return removeTable(state, command, context);
    case 'OrderTables':
      return orderTables(state, command, context);
    case 'BlockSeat':
      return blockSeat(state, command, context);
    case 'UnblockSeat':
      return unblockSeat(state, command, context);
    case 'Unseat':
      return unseatEntry(state, command, context);
    case 'LockEntry':
      return lockEntry(state, command, context);
    case 'UnlockEntry':
      return unlockEntry(state, command, context);
    case 'DrawSeats':
    case 'RedrawTable':
    case 'SeatEntry':
    case 'MoveEntry':
    case 'SwapEntries':
    case 'PlaceButton':
    case 'AdvanceButton':
    case 'AcceptProposal':
    case 'DismissProposal':
    case 'BreakTable':
    case 'FormFinalTable':
    case 'SetTableSize':
    case 'WaiveHalt':
      return decideSeating(state, command, context);
    case 'NextHand':
      return nextHand(state, command, context);
    case 'BeginColourUp':
      return beginColourUp(state, command, context);
    case 'CountSmallChips':
      return countSmallChips(state, command, context);
    case 'TakeSmallChips':
      return takeSmallChips(state, command, context);
    case 'EndColourUp':
      return endColourUp(state, command, context);
    case 'ExchangeLateChips':
      return exchangeLateChips(state, command, context);
    case 'CountStacks':
      return countStacks(state, command, context);
    case 'AnnounceLastHands':
      return announceLastHands(state, command, context);
    case 'BagStacks':
      return bagStacks(state, command, context);
    case 'EndByTime':
      return endByTime(state, command, context);
    case 'HandOnStack':
      return handOnStack(state, command, context);
    case 'TellDuty':
      return tellDuty(state, command, context);
    case 'DrawPlayer':
      return drawPlayer(state, command, context);
    case 'EndDay':
      return endDay(state, command, context);
    case 'CarryOver':
      return carryOver(state, command, context);
    case 'CarryPaid':
      return carryPaid(state, command, context);
    case 'StartHandForHand':
      return startHandForHand(state, command, context);
    case 'TellHand':
      return tellHand(state, command, context);
    case 'CallTime':
      return callTime(state, command, context);
    case 'EndTimeCall':
      return endTimeCall(state, command, context);
    case 'CallFloor':
      return callFloor(state, command, context);
    case 'AnswerFloorCall':
      return answerFloorCall(state, command, context);
    case 'EndFloorCall':
      return endFloorCall(state, command, context);
    case 'TellOfTable':
      return tellOfTable(state, command, context);
    case 'RenewTableLink':
      return renewTableLink(state, command, context);
    case 'EndHandForHand':
      return endHandForHand(state, command, context);
    case 'StartCountdown':
      return startCountdown(state, command, context);
    case 'CancelCountdown':
      return cancelCountdown(state, command, context);
    case 'CallOff':
      return callOff(state, command, context);
    case 'StartClock':
      return startClock(state, command, context);
    case 'PauseClock':
      return pauseClock(state, command, context);
    case 'HoldClock':
      return holdClock(state, command, context);
    case 'JumpToLevel':
      return jumpToLevel(state, command, context);
    case 'AddTime':
      return addTime(state, command, context);
    case 'BreakNow':
      return breakNow(state, command, context);
    case 'EndBreak':
      return endBreak(state, command, context);
    case 'SetSpeed':
      return setSpeed(state, command, context);
    case 'BustOut':
      return bustOut(state, command, context);
    case 'ChangeBustOut':
      return changeBustOut(state, command, context);
    case 'MoveBustOut':
      return moveBustOut(state, command, context);
    case 'RemoveStack':
      return removeStack(state, command, context);
    case 'Reinstate':
      return reinstate(state, command, context);
    case 'RecordRuling':
      return recordRuling(state, command, context);
    case 'CarryOutRuling':
      return carryOutRuling(state, command, context);
    case 'TickStep':
      return tickStep(state, command, context);
    case 'RuleHand':
      return ruleHand(state, command, context);
    case 'RemoveChips':
      return removeChips(state, command, context);
    case 'AppealRuling':
      return appealRuling(state, command, context);
    case 'DecideAppeal':
      return decideAppeal(state, command, context);
    case 'GivePenalty':
      return givePenalty(state, command, context);
    case 'CarryPenalty':
      return carryPenalty(state, command, context);
    case 'CountPenalties':
      return countPenalties(state, command, context);
    case 'EndPenalty':
      return endPenalty(state, command, context);
    case 'Sell':
      return sell(state, command, context);
    case 'ReverseSale':
      return reverseSale(state, command, context);
    case 'OpenBox':
      return openBox(state, command, context);
    case 'MoveCash':
      return moveCash(state, command, context);
    case 'CountBox':
      return countBox(state, command, context);
    case 'TakeMoney':
      return takeMoney(state, command, context);
    case 'GiveBack':
      return giveBack(state, command, context);
    case 'AgreeDeal':
      return agreeDeal(state, command, context);
    case 'SealEnvelopes':
      return sealEnvelopes(state, command, context);
    case 'DrawEnvelope':
      return drawEnvelope(state, command, context);
    case 'ProposeDeal':
      return proposeDeal(state, command, context);
    case 'ConsentToDeal':
      return consentToDeal(state, command, context);
    case 'DeclineDeal':
      return declineDeal(state, command, context);
    case 'WithdrawDeal':
      return withdrawDeal(state, command, context);
    case 'EndPlay':
      return endPlay(state, command, context);
    case 'HandOut':
      return handOut(state, command, context);
    case 'AwardSpecial':
      return awardSpecial(state, command, context);
    case 'DrawSpecial':
      return drawSpecial(state, command, context);
    case 'HandOverThing':
      return handOverThing(state, command, context);
    case 'ReversePayment':
      return reversePayment(state, command, context);
    case 'AddMoney':
      return addMoney(state, command, context);
    case 'BookByHand':
      return bookByHand(state, command, context);
    case 'AdjustHits':
      return adjustHits(state, command, context);
    case 'AdjustPoints':
      return adjustPoints(state, command, context);
    case 'Settle':
      return settle(state, command, context);
    case 'Note':
      return command.text.trim() === '' ? nothingToDo : happens({ v: 1, type: 'Noted', text: command.text.trim() });
  }
}
