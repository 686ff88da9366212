import type { Policies } from '@riffle/rulebooks';
import { oneOf, type WordsOn } from '../policy-words.ts';

const repeatBigBlind: { readonly [R in Policies['balancing.repeatBigBlind']['balancing']]: string } = {
  allowed: 'Paying the big blind twice in a row is possible.',
  avoided: 'Nobody should be worse off after a move.',
  forbidden: 'Everybody pays each blind exactly once a round.',
};

export const balancing: WordsOn<'balancing'> = {
  'balancing.trigger': {
    label: 'When to balance',
    meaning: 'From what difference tables are balanced.',
    value: (trigger) =>
      trigger === 'managementDecides'
        ? 'The management decides.'
        : `From a difference of ${trigger} players between two tables.`,
  },
  'balancing.mover': {
    label: 'Who is moved',
    meaning: 'Which player leaves the fuller table.',
    value: oneOf({
      samePosition: 'The player whose position to the button is that of the free seat at the new table.',
      comingBigBlind: 'The player who would be the next big blind.',
      samePositionNotBlind:
        'The player whose position to the button is that of the free seat, but nobody who has to post a blind.',
    }),
  },
  'balancing.seat': {
    label: 'Seat at the new table',
    meaning: 'Which free seat the moved player gets.',
    value: oneOf({
      samePosition: 'The free seat with the same position to the button.',
      nearestBigBlind: 'The free seat nearest to the big blind, counted clockwise.',
      worstPosition: 'The free seat that has the big blind soonest, even as the only blind, but never the small blind.',
    }),
  },
  'balancing.position': {
    label: 'Position to the button',
    meaning: 'How a position relative to the button is counted.',
    value: oneOf({ seats: 'Every seat counts, empty ones too.', players: 'Only taken seats count.' }),
  },
  'balancing.blindsMovable': {
    label: 'Moving out of the blinds',
    meaning: 'Whether a player may be moved who has to post a blind in the next hand.',
    value: oneOf({ yes: 'Allowed.', no: 'Not to balance; when a table is broken everybody moves.' }),
  },
  'balancing.repeatBigBlind': {
    label: 'Big blind twice in a row',
    meaning: 'Whether a move may make a player pay the big blind twice in a row.',
    value: ({ balancing, breaking }) =>
      balancing === breaking
        ? repeatBigBlind[balancing]
        : `When balancing: ${repeatBigBlind[balancing]} When a table is broken: ${repeatBigBlind[breaking]}`,
  },
  'balancing.studSeat': {
    label: 'Balancing in stud',
    meaning: 'How tables are balanced in stud games.',
    value: oneOf({
      sameSeatNumber: 'The seat that became free last is filled from the seat with the same number.',
      byPosition: 'By position, as in games with a flop.',
    }),
  },
  'balancing.sourceTable': {
    label: 'Table that gives up a player',
    meaning: 'Which of several full tables gives up a player.',
    value: oneOf({
      managementChoice: 'The management decides.',
      fullest: 'The fullest table.',
      presetOrder: 'The first of the fullest tables in a preset order.',
    }),
  },
  'balancing.destinationTable': {
    label: 'Table that gets a player',
    meaning: 'Which of several short tables gets a player.',
    value: oneOf({
      brokenLatest: 'The table that is broken last.',
      shortest: 'The table with the fewest players.',
      managementChoice: 'The management decides.',
    }),
  },
  'balancing.haltMissingPlayers': {
    label: 'Halt at a short table',
    meaning: 'From how many missing players a table waits until the newcomers sit.',
    value: ({ missing, against }) =>
      against === 'seatLimit'
        ? `From ${missing} free seats on, if somebody can fill them.`
        : `From ${missing} players fewer than at the fullest table on, if somebody can fill them.`,
  },
};
