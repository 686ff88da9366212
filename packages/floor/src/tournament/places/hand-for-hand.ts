import { step } from '../../because.ts';
import { choice, count, yesNo } from '../../fact.ts';
import { type Finding, incidentKind } from '../../incident-kind.ts';
import type { Inquiry } from '../../inquiry.ts';

/** Near the money every table plays one hand at a time. */
export const handForHand = incidentKind({
  phase: 'tournament',
  facts: {
    moment: choice(['start', 'tableFinished', 'allInCalled', 'wentOut', 'end'], { usual: 'start' }),
    tables: count(1, 999, { usual: 2 }),
    players: count(2, 10_000),
    /** Places that bring a prize. */
    paidPlaces: count(1, 10_000),
    /** A final table or a leap in the prizes is near, which the management wants to be fair about. */
    otherGoal: yesNo({ usual: false, when: { moment: ['start', 'end'] } }),
    /** Another table still plays its hand; one that is frozen itself does not count. */
    othersPlaying: yesNo({ usual: true, when: { moment: ['tableFinished', 'allInCalled', 'wentOut'] } }),
  },
  find({ moment, tables, players, paidPlaces, otherGoal = false, othersPlaying = true }, floor) {
    switch (moment) {
      case 'start':
        return starting({ tables, near: players === paidPlaces + 1 || otherGoal }, floor);
      case 'end':
        return ending(players <= paidPlaces && !otherGoal, floor);
      case 'tableFinished':
        floor.decides('handForHand.pause');
        return othersPlaying
          ? { outcome: { is: 'tableWaits' }, steps: [step('waitForAllTables')] }
          : { outcome: { is: 'handGoesOn' }, steps: [step('nextHandTogether')] };
      case 'allInCalled':
        return floor.decides('handForHand.pause') === 'calledAllInFreezes' && othersPlaying
          ? { outcome: { is: 'handFreezes' }, steps: [step('finishBettingRound'), step('waitForAllTables')] }
          : { outcome: { is: 'handGoesOn' }, steps: [step('playOn')] };
      case 'wentOut':
        floor.decides('handForHand.placing');
        return othersPlaying
          ? { outcome: { is: 'placesAfterAllTables' }, steps: [step('countStacksAtStart'), step('waitForAllTables')] }
          : { outcome: { is: 'placesAfterAllTables' }, steps: [step('countStacksAtStart'), step('enterPlaces')] };
    }
  },
});

function starting({ tables, near }: { readonly tables: number; readonly near: boolean }, floor: Inquiry): Finding {
  const rule = floor.decides('handForHand.when');
  const yes = { is: 'handForHandStarts' } as const;
  const no = { is: 'noHandForHand' } as const;
  if (tables < 2) {
    floor.notes('onlyOneTable');
    return { outcome: no };
  }
  const clock = floor.asks('handForHand.clock');
  const steps = [
    step('announceHandForHand'),
    ...(clock.is === 'minutesPerHand'
      ? [step('takeOffMinutes', { minutes: clock.minutes, atMost: clock.atMost })]
      : []),
  ];
  if (rule === 'onePlaceBeforeMoney' && !near) return { outcome: no };
  return {
    outcome: near ? yes : no,
    steps: near ? steps : [],
    discretion: { range: [yes, no], weigh: ['stageOfEvent', 'timeLost', 'fairness'] },
  };
}

function ending(reached: boolean, floor: Inquiry): Finding {
  const rule = floor.decides('handForHand.end');
  const ends = { is: 'handForHandEnds' } as const;
  const on = { is: 'handForHandStarts' } as const;
  const finding: Finding = reached ? { outcome: ends, steps: [step('announce')] } : { outcome: on };
  return rule === 'goalReached'
    ? finding
    : { ...finding, discretion: { range: [ends, on], weigh: ['stageOfEvent', 'fairness'] } };
}
