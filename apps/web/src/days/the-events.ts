import type { Listed, MultiDayLine } from '@riffle/wire';
import { type Answer, get } from '../ask/ask.ts';

export type EventLine = Listed & MultiDayLine;

export const allEvents = (): Promise<Answer<readonly EventLine[]>> => get<readonly EventLine[]>('/api/multiday');
