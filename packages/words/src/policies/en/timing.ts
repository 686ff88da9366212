import { oneOf, type WordsOn } from '../policy-words.ts';

const or = new Intl.ListFormat('en', { type: 'disjunction' });

const levelChanges = {
  announced: 'when it is announced',
  clock: 'when the clock runs out, announced or not',
} as const;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const timing: WordsOn<'timing'> = {
  'timing.levelChange': {
    label: 'New level',
    meaning: 'What brings a new level into force; it always holds from the next hand on.',
    value: (changes) => `${capital(or.format(changes.map((change) => levelChanges[change])))}.`,
  },
  'timing.clockCallAfter': {
    label: 'Thinking time before the clock',
    meaning: 'After which thinking time the clock may be asked for.',
    value: (value) => {
      switch (value.is) {
        case 'judged':
          return 'No fixed time; staff judge.';
        case 'seconds': {
          const { from, fromAllIn, due } = value;
          const allIn = fromAllIn === from ? '' : `, ${String(fromAllIn)} for an all-in`;
          const latest = due === undefined ? '' : `; from ${String(due)} seconds on it is due`;
          return `After ${String(from)} seconds${allIn}${latest}.`;
        }
      }
    },
  },
  'timing.clockStart': {
    label: 'Start of the thinking time',
    meaning: 'From when the thinking time counts.',
    value: oneOf({
      previousAction: 'From the end of the action before it.',
      amountKnown: 'Once the action before it is complete and, if asked for, the amount is known.',
    }),
  },
  'timing.clockCaller': {
    label: 'Who asks for the clock',
    meaning: 'Who may ask that the clock be started.',
    value: oneOf({
      seatedPlayerViaDealer: 'A player at his seat asks the dealer, who decides and calls the floor.',
      anySeatedPlayer: 'Any player of the table at his seat, in the hand or not.',
      staffOrPlayerWithConsent: 'Dealer or management, or a player with their consent.',
    }),
  },
  'timing.clockSeconds': {
    label: 'Time on the clock',
    meaning: 'How long a player has left once the clock runs.',
    value: ({ main, countdown }) =>
      `${String(main)} seconds, then ${String(countdown)} counted aloud: ${String(main + countdown)} in all.`,
  },
  'timing.clockShown': {
    label: 'Where time is seen',
    meaning: 'Where a running time call is shown.',
    value: oneOf({ atTable: 'At the table.', onWall: 'At the table and on the wall.' }),
  },
  'timing.clockShorten': {
    label: 'Shorter time',
    meaning: 'Whether the management may shorten these times.',
    value: oneOf({ yes: 'Yes.', no: 'No.' }),
  },
  'timing.clockExpiryFree': {
    label: 'Time up with nothing to call',
    meaning: 'What holds when the time runs out and the player could have checked.',
    value: oneOf({ handDead: 'His hand is dead.', check: 'He has checked.' }),
  },
  'timing.timeLimit': {
    label: 'Time limit',
    meaning: 'Whether a tournament is played against time.',
    value: oneOf({
      free: 'The organiser decides.',
      always: 'Yes: it ends after a fixed time.',
      never: 'No: it is played to its winner.',
    }),
  },
  'timing.callOff': {
    label: 'Calling off',
    meaning: 'Who may call a tournament off or change it in the spirit of fair play.',
    value: oneOf({ byManagement: 'The management; the reason is kept.' }),
  },
  'timing.endOfDay': {
    label: 'End of the day',
    meaning: 'How a day of play or a timed game ends.',
    value: (value) => {
      switch (value.is) {
        case 'drawnLastHands':
          return `Within the last ${String(value.lastMinutes)} minutes the clock is stopped; a player draws whether ${String(value.least)} to ${String(value.most)} hands follow.`;
        case 'fixedLastHands':
          return `When the time is over ${String(value.hands)} hands follow.`;
        case 'levelEnd':
          return 'With the end of the level; the running hand is finished.';
      }
    },
  },
};
