import { prizePlanShape } from '@riffle/formats';
import { CURRENCIES, planFault } from '@riffle/money';
import { checkStructure, chipsFault, MONEY_SHOWN, stackSum } from '@riffle/tournament';
import { z } from 'zod';
import { money } from '../kinds/night/money.ts';
import { chipSet, setup, structure } from '../kinds/night/setup.ts';
import { chips, count, filledLine, listOf } from './brand.ts';
import { language } from './query.ts';

const name = filledLine(120);
const keptStructure = z.strictObject({
  startingStack: chips,
  lateEntryThrough: count.max(200).exactOptional(),
  levels: structure.refine((levels) => checkStructure(levels).every(({ weight }) => weight !== 'stop')),
});
const keptPrices = z.strictObject({
  money,
  currency: z.enum(CURRENCIES),
  shown: z.enum(MONEY_SHOWN).exactOptional(),
});

/** By its kind. What no night could take is not kept for one either. */
const parts = [
  z.strictObject({ name, kind: z.literal('structure'), structure: keptStructure }),
  z.strictObject({
    name,
    kind: z.literal('prizes'),
    plan: prizePlanShape.refine((plan) => planFault(plan) === undefined),
  }),
  z.strictObject({
    name,
    kind: z.literal('chips'),
    chips: chipSet.refine((kept) => chipsFault(kept, stackSum(kept)) === undefined),
  }),
  z.strictObject({ name, kind: z.literal('prices'), prices: keptPrices }),
] as const;
const night = z.strictObject({ name, kind: z.literal('night'), setup });

/** Who names no kind keeps a whole night, as there was nothing else before. */
export const templateBody = z.union([night.extend({ kind: night.shape.kind.default('night') }), ...parts]);

/** As it stands in a file, below the heading: there a kind is always named. */
export const templateInFile = z.discriminatedUnion('kind', [night, ...parts]);

const id = z.string();
export const template = z.discriminatedUnion('kind', [
  night.extend({ id }),
  parts[0].extend({ id }),
  parts[1].extend({ id }),
  parts[2].extend({ id }),
  parts[3].extend({ id }),
]);

const unnamed = { name: true } as const;
export const templatePreview = z.object({
  from: z.enum(['riffle', 'tdt']),
  name: z.string(),
  contents: listOf(
    z.discriminatedUnion('kind', [
      night.omit(unnamed),
      parts[0].omit(unnamed),
      parts[1].omit(unnamed),
      parts[2].omit(unnamed),
      parts[3].omit(unnamed),
    ]),
  ),
  left: listOf(z.string()),
});
/** `currency`: of what is paid in a file that names none. */
export const templateReadQuery = language.extend({ currency: z.enum(CURRENCIES).exactOptional() });
