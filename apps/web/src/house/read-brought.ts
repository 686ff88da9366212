import { readNewHouse } from '@riffle/rulebooks';

/** Apart, since it opens all rulebooks: only who has brought a file needs it. */
export const readBrought = readNewHouse;
