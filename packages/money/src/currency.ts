/** What the clubs of the five rulebooks pay in. */
export const CURRENCIES = ['EUR', 'CHF'] as const;
export type Currency = (typeof CURRENCIES)[number];
