import { z } from 'zod';
import { anyId, count, filledLine, listOf } from './brand.ts';
import { language } from './query.ts';

export const textQuery = language.extend({ edition: anyId });
export const newTextQuery = textQuery.extend({ name: filledLine(200) });

export const rulebookText = z
  .object({
    rulebook: z.string(),
    edition: z.string(),
    name: z.string(),
    from: z.enum(['pdf', 'text']),
    pages: count.exactOptional(),
    characters: count,
    addedAt: count,
    rules: count,
    found: count,
  })
  .meta({ id: 'RulebookText' });

const wording = z
  .object({
    from: count,
    to: count,
    under: z.string(),
    more: z.literal(true).exactOptional(),
    likely: count.exactOptional(),
  })
  .meta({ description: 'Where a rule’s own words stand among the paragraphs, the last included' });

export const rulebookTextRead = rulebookText
  .extend({
    wordings: z.object({ paragraphs: listOf(z.string()), found: z.record(z.string(), wording) }),
    missing: listOf(z.string()),
  })
  .meta({ id: 'RulebookTextRead' });
