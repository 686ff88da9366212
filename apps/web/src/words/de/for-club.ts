import { backups } from './backups.ts';
import { entry } from './entry.ts';
import { home } from './home.ts';
import { secure } from './secure.ts';

/** The first page, and the ways in for those who have a name here. */
export const club = { backups, entry, home, secure };
