import { absentStack } from './absent-stack.ts';
import { clockBlindLevelAtShuffle } from './clock-blind-level-at-shuffle.ts';
import { dealerSays } from './dealer-says.ts';
import { device } from './device.ts';
import { dispute } from './dispute.ts';
import { houseRule } from './house-rule.ts';
import { language } from './language.ts';
import { lateArrival } from './late-arrival.ts';
import { leftWithLiveHand } from './left-with-live-hand.ts';
import { missedAnnouncement } from './missed-announcement.ts';
import { notAtSeat } from './not-at-seat.ts';
import { rightToSeat } from './right-to-seat.ts';
import { timeCalled } from './time-called.ts';
import { wrongSeat } from './wrong-seat.ts';

/** Who is there, where and when. */
export const presenceKinds = {
  timeCalled,
  notAtSeat,
  leftWithLiveHand,
  absentStack,
  lateArrival,
  wrongSeat,
  clockBlindLevelAtShuffle,
  device,
  missedAnnouncement,
  language,
  dealerSays,
  rightToSeat,
  dispute,
  houseRule,
};

export type PresenceKinds = typeof presenceKinds;
