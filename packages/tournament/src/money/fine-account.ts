/** The accounts on which a fine can stand: each of its own, and none that is played for. */
export const FINE_ACCOUNTS = ['fines', 'goodCause'] as const;
export type FineAccount = (typeof FINE_ACCOUNTS)[number];
