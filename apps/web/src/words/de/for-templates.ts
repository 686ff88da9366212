import { templates } from './templates.ts';

/** What the club keeps for the next time, taken and kept wherever it is used. */
export const ofTemplates = { templates };
