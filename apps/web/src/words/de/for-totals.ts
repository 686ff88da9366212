import { totals } from './totals.ts';

/** Was mehrere Abende zusammen ergeben. */
export const ofTotals = { totals };
