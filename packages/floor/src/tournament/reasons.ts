/** Facts and sums that decide in this area: message keys with their values. */
export type TournamentReasons = Record<never, never>;
