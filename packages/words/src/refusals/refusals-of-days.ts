/** Why a day does not end, or not so. */
export type OfDays =
  | 'no-day-end'
  | 'last-hands-on'
  | 'too-early-for-last-hands'
  | 'last-hands-out-of-range'
  | 'last-hands-played'
  | 'last-hands-open'
  | 'stacks-not-bagged'
  | 'bags-off'
  | 'bag-empty'
  | 'day-over'
  | 'day-level-played'
  | 'carried-already'
  | 'stack-carried'
  | 'envelopes-on-last-day';
