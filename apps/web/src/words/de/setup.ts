import { people } from './setup/people.ts';
import { players } from './setup/players.ts';

export const setup = { people, players };
