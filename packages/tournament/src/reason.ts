import type { Cited } from '@riffle/rulebooks';

/** Why something is proposed, halted or refused: which fact met which policy. The words are made late, in the reader's language. */
export type Reason = {
  readonly code: ReasonCode;
  readonly facts: { readonly [name: string]: string | number };
  readonly because?: Cited;
};

export const REASON_CODES = [
  'draw-by-lot', // all free seats, by lot
  'draw-spreads-clubs', // team mates spread over the tables first
  'last-hands', // facts: hands
  'draw-keeps-pairs-apart',
  'one-per-club',
  'tables-differ', // facts: most, fewest, difference
  'management-decides', // the rulebook names no number; the usual one is proposed
  'mover-next-big-blind',
  'mover-same-position', // facts: distance
  'mover-nearest-position', // facts: distance, seat (the free seat's distance)
  'mover-not-blind',
  'mover-moved-least',
  'button-as-recorded', // facts: from, to (the button's seat at the table that gives up and at the one that receives)
  'button-unknown', // the button was never placed there, so the position is a guess
  'seat-worst-position',
  'seat-nearest-big-blind',
  'seat-same-position', // facts: distance
  'seat-same-number', // stud
  'seat-avoids-second-big-blind',
  'seat-by-lot',
  'level-table-size', // facts: seats
  'waits-one-hand', // between button and small blind
  'dealt-in-at-once',
  'source-fullest',
  'source-preset-order',
  'source-by-management',
  'destination-shortest',
  'destination-broken-latest',
  'destination-by-management',
  'fits-on-fewer-tables', // facts: players, tables, seats
  'break-order-published',
  'break-by-management',
  'final-table-reached', // facts: players, size
  'fresh-draw',
  'round-over', // facts: round, players (who go on)
  'round-by-tree',
  'round-by-lot',
  'round-fresh-stacks',
  'round-carried-stacks',
  'round-third-place',
  'time-limit-chips', // facts: players
  'stack-handed-on', // facts: heat (that begins)
  'button-redrawn',
  'button-carries-on',
  'button-drawn-high-card',
  'button-drawn-at-one-table',
  'button-seat-one',
  'button-seat-by-lot',
  'button-tie-by-suit',
  'halt-short-table', // facts: missing, against
  'clock-stops-while-breaking', // facts: tables
  'same-hand-bigger-stack',
  'equal-stacks-share',
  'equal-stacks-nearest-button',
  'different-tables-by-time',
  'different-tables-share',
  'order-unknown-stacks',
  'order-unknown-share',
  'hand-for-hand-stacks',
  'hand-for-hand-together', // each hand is dealt at all tables at once
  'hand-for-hand-clock', // the clock stands meanwhile
  'hand-for-hand-before-money', // facts: left, until
  'hand-for-hand-before-finalTable', // facts: left, until
  'hand-for-hand-before-jump', // facts: left, until
  'hand-for-hand-reached', // facts: until
  'button-unknown-shared', // equal stacks, and nobody placed the button: the places are shared
  'late-limit-passed', // he did not come in time
  'late-stack-removed',
  'stack-forfeited', // given up for another entry
  'late-stack-shared',
  'absence-limit-passed', // facts: minutes
  'excluded-at-place',
  'disqualified-chips-removed',
  'disqualified-wins-nothing',
  'disqualified-keeps-place',
  'button-redraw-allowed', // facts: players (who came to the table at once)
  'colour-up-due',
  'colour-up-between',
  'small-chips-stay',
  'chips-changed-evenly',
  'race-dealt',
  'chips-raced-for', // facts: chips (of the larger value), worth (of the leftovers)
  'race-won',
  'leftovers-rounded',
  'leftovers-stay',
  'saved-from-race',
  'late-chips',
  'deal-by-all', // facts: players
  'deal-played-out',
  'deal-not-of-points',
  'stack-unknown', // ranked as told, because a stack at the start of the hand is missing
] as const;
export type ReasonCode = (typeof REASON_CODES)[number];
