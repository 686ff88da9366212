import type { Words } from '../de/index.ts';
import { missing } from './setup/missing.ts';
import { night } from './setup/night.ts';
import { people } from './setup/people.ts';
import { players } from './setup/players.ts';
import { prizes } from './setup/prizes.ts';
import { structure } from './setup/structure.ts';

export const setup: Words['setup'] = { missing, night, people, players, prizes, structure };
