import type { TournamentRefusal } from '@riffle/tournament';

/** What can be wrong with the form of play, and what it does not let happen. */
export type OfForm = Extract<
  TournamentRefusal,
  {
    readonly code:
      | 'form-invalid'
      | 'form-contradicts'
      | 'no-heats'
      | 'no-team'
      | 'heat-played'
      | 'no-heat-change'
      | 'table-decided'
      | 'round-drawn'
      | 'no-match'
      | 'rounds-begun'
      | 'time-not-up'
      | 'no-time-limit'
      | 'duty-not-due'
      | 'called-off'
      | 'last-hands-first'
      | 'each-table-by-itself'
      | 'all-tables-at-once'
      | 'ended-by-time'
      | 'hands-to-play'
      | 'stacks-missing'
      | 'counted-by-name'
      | 'nobody-to-count';
  }
>['code'];
