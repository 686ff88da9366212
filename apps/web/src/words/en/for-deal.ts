import type { ofDeal as german } from '../de/for-deal.ts';
import { deal } from './deal.ts';

export const ofDeal: typeof german = { deal };
