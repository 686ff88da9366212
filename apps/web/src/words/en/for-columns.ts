import type { ofColumns as german } from '../de/for-columns.ts';
import { columns } from './columns.ts';

export const ofColumns: typeof german = { columns };
