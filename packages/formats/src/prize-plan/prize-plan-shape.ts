import { type Cents, COUNTED, CURVE_SHAPES, LEFT_OVER, type PrizePlan, SPECIAL_KINDS } from '@riffle/money';
import { visible } from '@riffle/people';
import { z } from 'zod';

const MOST_CENTS = 100_000_000_000;
const cents = z.int().min(0).max(MOST_CENTS) as unknown as z.ZodType<Cents, Cents>;
const count = z.int().min(0).max(100_000);
const share = z.int().min(0).max(1000).describe('Thousandths.');
const text = z
  .string()
  .max(120)
  .refine((written) => written.trim() !== '' && visible(written) === written);

/** docs/formula.md; `planFault` reads it. */
const formula = z.string().max(10_000);
/** Whole hundredths at the finest. */
const points = z.strictObject({ sum: z.int().min(-1_000_000).max(1_000_000), among: z.int().min(1).max(100) });

const row = z.union([z.strictObject({ share }), z.strictObject({ amount: cents })]);
const rows = z.array(row).min(1).max(1000);
const curve = z.strictObject({
  by: z.literal('curve'),
  shape: z.enum(CURVE_SHAPES),
  steepness: z.int().min(0).max(300),
  field: share,
  fewest: count.exactOptional(),
  most: count.exactOptional(),
  bands: z.literal(true).exactOptional(),
});
const satellite = z.strictObject({
  by: z.literal('satellite'),
  seat: z.strictObject({ name: text, price: cents }),
  most: count.exactOptional(),
  rest: z.enum(['nextPlace', 'seats', 'kept']),
});
const special = z.strictObject({
  kind: z.enum(SPECIAL_KINDS),
  name: text,
  worth: row.exactOptional(),
  from: z.enum(['pool', 'added']),
  thing: text.exactOptional(),
  points: count.exactOptional(),
  on: text.exactOptional(),
  secret: z.literal(true).exactOptional(),
});

const taken = { share: share.exactOptional(), amount: cents.exactOptional() };

/** What a shape cannot say, `planFault` does. */
const shape = z
  .strictObject({
    places: z.discriminatedUnion('by', [
      z.strictObject({ by: z.literal('hand'), amounts: z.array(cents).max(1000).exactOptional() }),
      z.strictObject({ by: z.literal('list'), rows }),
      z.strictObject({
        by: z.literal('table'),
        steps: z
          .array(z.strictObject({ from: count, rows }))
          .min(1)
          .max(100),
        counts: z.array(z.enum(COUNTED)).min(1).max(3).exactOptional(),
        formula: formula.exactOptional(),
      }),
      curve,
      satellite,
    ]),
    deductions: z
      .array(z.strictObject({ name: text.exactOptional(), ...taken }))
      .max(100)
      .exactOptional()
      .describe('What goes off the pool before anything is shared; without a name it is the share of the house.'),
    house: z.strictObject(taken).exactOptional().describe('As plans from before say the share of the house.'),
    rounding: z.strictObject({ unit: cents, leftOver: z.enum(LEFT_OVER) }).exactOptional(),
    least: cents.exactOptional(),
    locks: z
      .array(z.strictObject({ place: count, amount: cents }))
      .max(100)
      .exactOptional(),
    things: z
      .array(z.strictObject({ place: count, thing: text }))
      .max(100)
      .exactOptional(),
    special: z.array(special).max(100).exactOptional(),
    points: z.array(count).max(1000).exactOptional(),
    scoring: z
      .strictObject({
        formula: formula.exactOptional(),
        perHit: points.exactOptional(),
        sharedHits: z.literal('parts').exactOptional(),
      })
      .exactOptional(),
  })
  .meta({ id: 'PrizePlan' }) satisfies z.ZodType<PrizePlan>;

/** As it is sent and kept in files. A cast, since zod's own `readonly` would tell the API's readers "only in answers". */
export const prizePlanShape = shape as unknown as z.ZodType<PrizePlan, PrizePlan>;
