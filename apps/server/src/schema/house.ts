import type { HouseRulebook } from '@riffle/rulebooks';
import { z } from 'zod';
import { anyId, count, listOf } from './brand.ts';
import { language } from './query.ts';

const document = z.custom<HouseRulebook>().meta({
  type: 'object',
  description: 'A house rulebook: docs/house-rulebook.schema.json',
});
/** What came in is read by the package that knows it, which names every problem. */
export const houseDocument = z
  .record(z.string(), z.unknown())
  .meta({ description: 'A house rulebook: docs/house-rulebook.schema.json' });
export const houseBody = z.strictObject({ house: houseDocument, expectedVersion: count.exactOptional() });
export const houseQuery = language.extend({ edition: anyId.exactOptional() });

const edition = z.object({ edition: z.string(), savedAt: count, nights: count });
export const houseOnShelf = z
  .object({ house: document, version: count, savedAt: count, nights: count, editions: listOf(edition) })
  .meta({ id: 'HouseOnShelf' });
export const houseFile = document;
