import { oneOf, type WordsOn } from '../../policy-words.ts';

const anteOrders = { ante: 'the ante', blind: 'the blind' } as const;

export const sizes = {
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
    value: oneOf({
      no: 'Whoever has acted may only call or fold after it.',
      reopens: 'Whoever has acted may raise again after it.',
    }),
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
  'betting.checkRaise': {
    label: 'Check and raise',
    meaning: 'Whether one may check and raise later in the same round.',
    value: oneOf({ allowed: 'Allowed.' }),
  },
  'betting.bigBlindOption': {
    label: 'Option of the big blind',
    meaning: 'Whether the big blind may raise when nobody has raised.',
    value: oneOf({ yes: 'He may raise although nobody has raised before him.' }),
  },
  'betting.anteOrder': {
    label: 'Too short for ante and blind',
    meaning: 'What a stack pays first that is too short for both.',
    value: ({ fromBigBlind, fromEverybody }) =>
      `With a big blind ante ${anteOrders[fromBigBlind]} first, with antes from everybody ${anteOrders[fromEverybody]} first.`,
  },
} satisfies Partial<WordsOn<'betting'>>;
