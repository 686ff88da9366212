import type { Words } from '../de/index.ts';
import { people } from './setup/people.ts';
import { players } from './setup/players.ts';

export const setup: Words['setup'] = { people, players };
