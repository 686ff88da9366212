import { LANGUAGES } from '@riffle/words';
import { z } from 'zod';
import { anyId } from './brand.ts';

/** Of every request: the language of its sentences. */
export const language = z.object({ lang: z.enum(LANGUAGES).exactOptional() });
export const byId = z.object({ id: anyId });
/** Which sheet of a workbook, from 0. */
export const sheet = z.coerce.number<string>().int().min(0).max(1000).exactOptional();
