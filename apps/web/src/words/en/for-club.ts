import type { club as german } from '../de/for-club.ts';
import { backups } from './backups.ts';
import { entry } from './entry.ts';
import { home } from './home.ts';
import { secure } from './secure.ts';

export const club: typeof german = { backups, entry, home, secure };
