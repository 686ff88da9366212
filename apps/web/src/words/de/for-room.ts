import { identity } from './identity.ts';
import { night } from './night.ts';
import { player } from './player.ts';
import { shell } from './shell.ts';
import { wall } from './wall.ts';

/** What every page says of itself, and all that those read who have a link and no name: a phone waits for this alone. */
export const room = { identity, night, player, shell, wall };
