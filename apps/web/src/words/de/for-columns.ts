import { columns } from './columns.ts';

/** The player list with columns of one’s own choice. */
export const ofColumns = { columns };
