import { type Answer, post } from '../ask/ask.ts';
import { pathOf } from '../ask/path-of.ts';

/** Out of the bin, as it was. */
export const bringBack = (id: string): Promise<Answer<unknown>> => post(`${pathOf('night', id)}/bring-back`);
