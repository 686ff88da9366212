import type { room as german } from '../de/for-room.ts';
import { identity } from './identity.ts';
import { night } from './night.ts';
import { player } from './player.ts';
import { shell } from './shell.ts';
import { wall } from './wall.ts';

export const room: typeof german = { identity, night, player, shell, wall };
