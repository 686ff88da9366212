import { z } from 'zod';

/** RFC 9457. What every refusal looks like, whoever refuses. */
const problem = z
  .object({
    type: z.string(),
    status: z.int(),
    title: z.string(),
    detail: z.string().exactOptional(),
    code: z.string(),
    refs: z.array(z.string()).exactOptional(),
    allowed: z.array(z.string()).exactOptional(),
    facts: z.record(z.string(), z.unknown()).exactOptional(),
    errors: z.array(z.object({ pointer: z.string(), detail: z.string() })).exactOptional(),
  })
  .meta({ id: 'Problem' });

const refused = { description: 'Refused', content: { 'application/problem+json': { schema: problem } } } as const;

/** The answers of a route: the good one, and a problem for everything else. */
export const answers = <S extends z.ZodType>(good: S) => ({ 200: good, '4xx': refused }) as const;
export const noAnswer = { 204: z.undefined().describe('Done'), '4xx': refused } as const;
/** As whoever asks has it already. */
export const unchanged = z.undefined().describe('Not changed');
/** A table as text. */
export const csvAnswer = {
  200: { description: 'A table', content: { 'text/csv': { schema: z.string() } } },
  '4xx': refused,
} as const;

/** A calendar that others subscribe to. */
export const calendarAnswer = {
  200: { description: 'A calendar', content: { 'text/calendar': { schema: z.string() } } },
  '4xx': refused,
} as const;

/** A summary for other programs. */
export const summaryAnswer = {
  200: { description: 'An Open Tournament Summary', content: { 'application/json': { schema: z.unknown() } } },
  '4xx': refused,
} as const;

const picture = { schema: z.unknown().describe('The picture itself') };
const recording = { schema: z.unknown().describe('The recording itself') };
export const mediumAnswer = {
  200: {
    description: 'A picture or a recording, for ever at its address',
    content: {
      ...{ 'image/png': picture, 'image/jpeg': picture, 'image/webp': picture },
      ...{ 'audio/mpeg': recording, 'audio/mp4': recording, 'audio/ogg': recording },
      ...{ 'audio/wav': recording, 'audio/webm': recording },
    },
  },
  '4xx': refused,
} as const;
export const keptFileAnswer = {
  200: {
    description: 'A document or a photograph, for whom it is',
    content: {
      ...{ 'image/png': picture, 'image/jpeg': picture, 'image/webp': picture },
      'application/pdf': { schema: z.unknown().describe('The document itself') },
    },
  },
  '4xx': refused,
} as const;
export const pictureAnswer = {
  200: {
    description: 'A picture, for ever at its address',
    content: { 'image/png': picture, 'image/jpeg': picture, 'image/webp': picture },
  },
  '4xx': refused,
} as const;
