import type { ofWalls as german } from '../de/for-walls.ts';
import { walls } from './walls.ts';

export const ofWalls: typeof german = { walls };
