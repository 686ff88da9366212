import type { ExpectedAt } from './expected-at.ts';
import { base, left, reading, text } from './expected-rulings.ts';

const clockStarts = { is: 'clockStarts', main: 50, countdown: 10 } as const;
const clockStarts2 = { is: 'clockStarts', main: 60, countdown: 10 } as const;
const dead = { is: 'dead', returned: 0 } as const;
const clockRunsOn = { is: 'clockRunsOn', left: 8 } as const;
const clockRunsOn2 = { is: 'clockRunsOn', left: 10 } as const;
const clockKeepsRunning = { is: 'clockKeepsRunning' } as const;

export const clock: readonly ExpectedAt[] = [
  {
    title: '70 seconds on a small decision',
    kind: 'timeCalled',
    facts: { seconds: 70, decision: 'small' },
    said: {
      pvb: left(text({ is: 'clockStarts', main: 50, countdown: 10 }, '21(1)', '21(2)', '21(3)', '23(2)', '21(4)')),
      tda55: left(text({ is: 'clockTooEarly' }, '26.a', '27.b', '26.b', '26.c')),
      bdpv: left(text({ is: 'clockTooEarly' }, '5.12', '5.12 Ablauf')),
      gcb: left(text({ is: 'clockTooEarly' }, 'T27.1', 'T29.2', 'T27.2')),
      oepbl: left(text({ is: 'clockTooEarly' }, '6.6 clock call', '6.6 clock time')),
    },
  },
  {
    title: '70 seconds on an all-in',
    kind: 'timeCalled',
    facts: { seconds: 70, decision: 'allIn' },
    said: {
      pvb: left(text({ is: 'clockTooEarly' }, '21(1)', '21(2)', '21(3)', '23(2)', '21(4)')),
      tda55: left(text({ is: 'clockTooEarly' }, '26.a', '27.b', '26.b', '26.c')),
      bdpv: left(text({ is: 'clockTooEarly' }, '5.12', '5.12 Ablauf')),
      gcb: left(text({ is: 'clockTooEarly' }, 'T27.1', 'T29.2', 'T27.2')),
      oepbl: left(text({ is: 'clockTooEarly' }, '6.6 clock call', '6.6 clock time')),
    },
  },
  {
    title: '150 seconds on an all-in',
    kind: 'timeCalled',
    facts: { seconds: 150, decision: 'allIn' },
    said: {
      pvb: left(text(clockStarts, '21(1)', '21(2)', '21(3)', '23(2)', '21(4)')),
      tda55: left(text(clockStarts2, '26.a', '27.b', '26.b', '26.c')),
      bdpv: left(text(clockStarts2, '5.12', '5.12 Ablauf')),
      gcb: left(text(clockStarts, 'T27.1', 'T29.2', 'T27.2')),
      oepbl: left(text(clockStarts2, '6.6 clock call', '6.6 clock time')),
    },
  },
  {
    title: '190 seconds',
    kind: 'timeCalled',
    facts: { seconds: 190 },
    said: {
      pvb: left(text(clockStarts, '21(1)', '21(2)', '21(3)', '23(2)', '21(4)')),
      tda55: text(clockStarts2, '26.a', '27.b', '26.b', '26.c'),
      bdpv: left(text(clockStarts2, '5.12', '5.12 Ablauf')),
      gcb: text(clockStarts, 'T27.1', 'T29.2', 'T27.2'),
      oepbl: left(text(clockStarts2, '6.6 clock call', '6.6 clock time')),
    },
  },
  {
    title: 'a folded player away from his seat asks for the clock',
    kind: 'timeCalled',
    facts: { seconds: 190, by: 'foldedPlayer', atSeat: false },
    said: {
      pvb: text({ is: 'clockNotFromHim' }, '21(1)', '21(2)', '21(3)', '23(2)'),
      tda55: text({ is: 'clockNotFromHim' }, '26.a', '27.b'),
      bdpv: left(text({ is: 'clockStarts', main: 60, countdown: 10 }, '5.12', '5.12 Ablauf')),
      gcb: text({ is: 'clockNotFromHim' }, 'T27.1', 'T29.2'),
      oepbl: text({ is: 'clockNotFromHim' }, '6.6 clock call'),
    },
  },
  {
    title: '62 seconds of clock',
    kind: 'timeCalled',
    facts: { stage: 'running', elapsed: 62 },
    said: {
      pvb: text(dead, '21(4)'),
      tda55: text(clockRunsOn, '26.b', '26.c'),
      bdpv: text(clockRunsOn, '5.12 Ablauf'),
      gcb: text(dead, 'T27.1', 'T27.2'),
      oepbl: text(clockRunsOn, '6.6 clock time'),
    },
  },
  {
    title: 'exactly 60 seconds of clock',
    kind: 'timeCalled',
    facts: { stage: 'running', elapsed: 60 },
    said: {
      pvb: text(dead, '21(4)'),
      tda55: text(clockRunsOn2, '26.b', '26.c'),
      bdpv: text(clockRunsOn2, '5.12 Ablauf'),
      gcb: text(dead, 'T27.1', 'T27.2'),
      oepbl: text(clockRunsOn2, '6.6 clock time'),
    },
  },
  {
    title: '75 seconds of clock and nothing to pay',
    kind: 'timeCalled',
    facts: { stage: 'running', elapsed: 75, facesBet: false },
    said: {
      pvb: text(dead, '21(4)'),
      tda55: text(dead, '26.b', '26.c'),
      bdpv: text(dead, '5.12 Ablauf', '2 Dead Hand 1e'),
      gcb: text(dead, 'T27.1', 'T27.2'),
      oepbl: text(dead, '6.6 clock time'),
    },
  },
  {
    title: '130 seconds, 40 of them until the amount was known',
    kind: 'timeCalled',
    facts: { seconds: 130, untilAmountKnown: 40 },
    said: {
      pvb: left(text({ is: 'clockStarts', main: 50, countdown: 10 }, '21(1)', '21(2)', '21(3)', '23(2)', '21(4)')),
      tda55: left(reading(clockStarts2, '26.a', '27.b', '26.b', '26.c')),
      // from when it is counted they do not say
      bdpv: left(reading({ is: 'clockTooEarly' }, '5.12', '5.12 Ablauf')),
      gcb: left(reading({ is: 'clockTooEarly' }, 'T27.1', 'T29.2', 'T27.2')),
      oepbl: left(text(clockStarts2, '6.6 clock call', '6.6 clock time')),
    },
  },
  {
    title: 'the machine’s button before the time is up',
    kind: 'clockBlindLevelAtShuffle',
    facts: { begun: 'machineButton', when: 'beforeTimeUp' },
    said: {
      pvb: text({ is: 'oldLevel' }, '14(3)', '64(1)'),
      tda55: text({ is: 'newLevel' }, '52.b'),
      bdpv: text({ is: 'newLevel' }, '1 Entscheidungsfindung 5', '6.7 Deal-Beginn'),
      gcb: text({ is: 'newLevel' }, 'T22.2'),
      oepbl: text({ is: 'newLevel' }, '6.7 hand start'),
    },
  },
  {
    title: 'the blinds posted before the time is up',
    kind: 'clockBlindLevelAtShuffle',
    facts: { begun: 'blindsPosted', when: 'beforeTimeUp' },
    said: {
      pvb: text({ is: 'newLevel' }, '14(3)', '64(1)'),
      tda55: text({ is: 'newLevel' }, '52.b'),
      bdpv: text({ is: 'oldLevel' }, '1 Entscheidungsfindung 5', '6.7 Deal-Beginn'),
      gcb: text({ is: 'newLevel' }, 'T22.2'),
      oepbl: text({ is: 'newLevel' }, '6.7 hand start'),
    },
  },
  {
    title: 'the first riffle after the time is up, before the announcement',
    kind: 'clockBlindLevelAtShuffle',
    facts: { begun: 'firstRiffle', when: 'beforeAnnouncement' },
    said: {
      pvb: text({ is: 'newLevel' }, '14(3)', '64(1)', '14(1)', '14(2)'),
      tda55: text({ is: 'oldLevel' }, '52.b', '52.a'),
      bdpv: text(
        { is: 'newLevel' },
        '1 Entscheidungsfindung 5',
        '6.7 Deal-Beginn',
        '6.7',
        '1 Entscheidungsfindung 5 Blind-Erhöhung',
      ),
      gcb: text({ is: 'oldLevel' }, 'T22.2', 'T22.1'),
      oepbl: text({ is: 'oldLevel' }, '6.7 hand start', '6.7 blind raise'),
    },
  },
  {
    title: 'the shuffler opened before the time is up',
    kind: 'clockBlindLevelAtShuffle',
    facts: { begun: 'shufflerOpened', when: 'beforeTimeUp' },
    said: {
      pvb: text({ is: 'newLevel' }, '14(3)', '64(1)'),
      tda55: text({ is: 'newLevel' }, '52.b'),
      bdpv: text({ is: 'newLevel' }, '1 Entscheidungsfindung 5', '6.7 Deal-Beginn'),
      gcb: text({ is: 'oldLevel' }, 'T22.2'),
      oepbl: text({ is: 'newLevel' }, '6.7 hand start'),
    },
  },
  {
    title: '901 seconds left of the day',
    kind: 'endOfDay',
    facts: { secondsLeft: 901 },
    said: {
      pvb: base(clockKeepsRunning),
      tda55: text(clockKeepsRunning, '9.a', '9.b', '9.c'),
      bdpv: base(clockKeepsRunning),
      gcb: base(clockKeepsRunning),
      oepbl: base(clockKeepsRunning),
    },
  },
  {
    title: 'the day’s time is up',
    kind: 'endOfDay',
    facts: { moment: 'timeUp', lastLevelOfDay: true },
    said: {
      pvb: base({ is: 'levelPlayedOut' }),
      tda55: text({ is: 'lastHandsDrawn', least: 3, most: 7 }, '9.a', '9.b', '9.c'),
      bdpv: base({ is: 'levelPlayedOut' }),
      gcb: base({ is: 'levelPlayedOut' }),
      oepbl: base({ is: 'levelPlayedOut' }),
    },
  },
  {
    title: 'a Sit’n’Go’s time is up in a hand',
    kind: 'endOfDay',
    facts: { moment: 'timeUp', handRunning: true },
    occasions: { oepbl: 'sitAndGo' },
    said: {
      pvb: base({ is: 'levelPlayedOut' }),
      tda55: text({ is: 'lastHandsDrawn', least: 3, most: 7 }, '9.a', '9.b', '9.c'),
      bdpv: base({ is: 'levelPlayedOut' }),
      gcb: base({ is: 'levelPlayedOut' }),
      oepbl: text({ is: 'lastHands', hands: 3 }, '3.13'),
    },
  },
  {
    title: 'a spectator asks for the clock',
    kind: 'timeCalled',
    facts: { by: 'spectator', seconds: 300 },
    said: {
      pvb: text({ is: 'clockNotFromHim' }, '21(1)', '21(2)', '21(3)', '23(2)'),
      tda55: text({ is: 'clockNotFromHim' }, '26.a', '27.b'),
      bdpv: text({ is: 'clockNotFromHim' }, '5.12'),
      gcb: text({ is: 'clockNotFromHim' }, 'T27.1', 'T29.2'),
      oepbl: text({ is: 'clockNotFromHim' }, '6.6 clock call'),
    },
  },
];
