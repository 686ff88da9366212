import type { ofCardRoom as german } from '../de/for-card-room.ts';
import { cardRoom } from './card-room.ts';

export const ofCardRoom: typeof german = { cardRoom };
