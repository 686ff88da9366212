import type { ofChips as german } from '../de/for-chips.ts';
import { chips } from './chips.ts';

export const ofChips: typeof german = { chips };
