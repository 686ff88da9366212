import type { ofHands as german } from '../de/for-hands.ts';
import { hands } from './hands.ts';

export const ofHands: typeof german = { hands };
