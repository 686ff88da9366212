import { expect, it } from 'vitest';
import { policyNames } from '../policies.ts';
import { saidBy } from './said-by.ts';

/** What each rulebook says of leagues and cash tables, with its numbers; a rulebook that is not there is silent. */
const said: { readonly [policy: string]: { readonly [bookAndOccasion: string]: string } } = {
  'cash.straddle': {
    bdpv: '"forbidden" (3.8)',
    gcb: '"chainFromUnderTheGun" (C9.1; C9.2; C9.3; C9.4; C9.5; C9.6; C9.7)',
  },
  'cash.runItTwice': {
    gcb: '{"runs":2,"from":"turn","minBigBlinds":100} (C8.1; C8.a; C8.b; C8.c; C8.d; C8.3)',
  },
  'cash.stakeForm': {
    bdpv: '"noCashOnTable" (1 Ablauf 3)',
    gcb: '"valueChipsOnly" (C1.a1)',
  },
  'cash.shortTopUp': {
    gcb: '1 (C1.a2; C1.a3) reading in firstBuyIn',
  },
  'cash.stakeOnTableChange': {
    gcb: '"sameLimitNotReduced" (C1.b1; C1.b2)',
  },
  'cash.takingOff': {
    gcb: '"forbidden" (C1.c; C1.b1; C2.k2) reading',
  },
  'cash.payFromStake': {
    gcb: '"ownConsumption" (C1.c)',
  },
  'cash.reservationLapse': {
    gcb: '5 (C2.d; C2.g1; C2.g2; C2.h)',
  },
  'cash.seatPriority': {
    gcb: '"ownTableThenListThenNew" (C2.e; C4.a; C4.c2; C2.a) reading in changeBeforeList',
  },
  'cash.seatChangeOrder': {
    gcb: '"registrationThenLowerSeat" (C2.f)',
  },
  'cash.callWait': {
    gcb: '5 (C2.i2; C2.i3)',
  },
  'cash.listPriority': {
    gcb: '"statusConsidered" (C2.i1)',
  },
  'cash.pauseLimit': {
    gcb: '15 (C2.j1; C2.j2; C2.j3) reading in lastMinute',
  },
  'cash.restaurantBreak': {
    gcb: '60 (C2.k1; C2.k2; C2.k3)',
  },
  'cash.missedBlinds': {
    gcb: '["waitBigBlind","postBoth","buyButton"] (C3.a; C3.b; C3.c; C3.1) reading in onlySmallBlind, onSmallBlind',
  },
  'cash.tableChangeDifference': {
    gcb: '1 (C4.b1; C4.b2)',
  },
  'cash.newGuestTable': {
    gcb: '"smallestTable" (C5)',
  },
  'cash.balanceDifference': {
    gcb: '3 (C6.a)',
  },
  'cash.balanceWho': {
    gcb: '"volunteersLastArrivalsLot" (C6.b; C6.c)',
  },
  'cash.runItTwiceFee': {
    gcb: '10 (C8.d)',
  },
  'cash.seatChange': {
    gcb: '"clockwiseWaitOrPost" (C7.a1; C7.a2; C7.b)',
  },
  'league.pointsDeduction': {
    pvb: '{"is":"steps","each":2,"atMost":4} (69(9)f; 69(11)II.i) reading',
    oepbl: '{"is":"free"} (5.6.3 points; 1.10 points deduction; 1.11)',
  },
  'league.clubMeasures': {
    pvb: '"clubPenalty" (17(4); 69(9)k; 69(9)m; 69(15); 69(18))',
    oepbl:
      '"list" (5.6.3 warning; 5.6.3 points; 5.6.3 transfer ban; 5.6.3 fine; 5.6.3 forced relegation; 5.6.3 exclusion)',
  },
  'league.dress': {
    pvb: '"clubShirtFineOrLeave" (72(1); 72(3); 72(4))',
    tda55: '"tvOnlyWish" (13)',
    oepbl: '"uniformFine" (2.14 uniform; 2.14 fine)',
  },
  'league.dressFine': {
    oepbl: '10 (2.14 fine)',
  },
  'league.lineUp': {
    oepbl:
      '{"players":6,"least":5,"daysBefore":7,"changesUntilMinutes":30} (2.10 six starters; 2.10 minimum five; 2.12 line-up deadline; 2.13 changes)',
  },
  'league.lineUpFines': {
    oepbl: '{"shortTeam":30,"lateOrIncomplete":30} (2.10 fine; 2.12 fine)',
  },
  'league.noShow': {
    oepbl: '{"fine":100,"points":10,"lastPlaceFrom":2} (1.10 fine; 1.10 points deduction; 1.11) reading in fewPresent',
  },
  'league.ineligible': {
    oepbl: '"roundZeroFine" (1.4 disqualification; 1.4 individual points; 1.4 fine; 3.18 disqualification; 3.18 fine)',
  },
  'league.ineligibleFine': {
    oepbl: '50 (1.4 fine; 3.18 fine)',
  },
  'league.absentPlayerPoints': {
    pvb: '0 (12(1a); 12(2a))',
    oepbl: '0 (3.14 zero points; 3.19 stack removed)',
  },
  'league.sitAndGoPoints': {
    oepbl: '[9,7,5,3,2,1] (3.12 points)',
  },
  'league.inTimePoint': {
    oepbl: '1 (3.12 in time)',
  },
  'league.teamPoints': {
    oepbl: '[30,25,21,18,16,14,12,11,10,9,8,7,6,5,4,3,2,1] (3.16; 4.1.2)',
  },
  'league.individualRanking': {
    oepbl:
      '"mvpThirds" (4.1.4; 4.1.5; 4.1.6 ranking; 4.1.6 thirds; 4.1.6 last third and eliminated; 4.1.6 not taking part; 4.1.6 base; 4.1.6 indivisible)',
  },
  'league.tieBreak': {
    oepbl:
      '"winsSecondsThenRoundPoints" (4.1.3 tie: wins then seconds; 4.1.3 tie: round points; 4.2.1.2 chain; 4.2.1.2 heads-up)',
  },
  'league.promotion': {
    oepbl: '"threeUpThreeDown" (4.2.1.1 relegation; 4.2.2.1 first three; 4.2.2.1 up to fifth; 4.2.2.1 waiver)',
  },
  'league.licence': {
    oepbl: '"yearly" (5.1.1; 5.3.5 fee; 5.5.4 withdrawal)',
  },
  'league.transferLock': {
    oepbl: '"lockedAfterAppearance" (1.5 transfer lock)',
  },
  'league.pointsAgreement': {
    pvb: '"forbidden" (07(1))',
    bdpv: '"forbidden" (6.29 Bundesliga-Punkte)',
  },
  'league.recordCard': {
    pvb: '"tableCard" (69(5); 69(6); 12(6))',
    oepbl: '"roundCard" (3.15 hand in; 2.26)',
  },
};

it.each(policyNames.filter((name) => name in said))('%s', (name) => {
  expect(saidBy(name, Object.keys(said[name] ?? {}))).toEqual(said[name]);
});
