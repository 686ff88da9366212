import type { ofRace as german } from '../de/for-race.ts';
import { race } from './race.ts';

export const ofRace: typeof german = { race };
