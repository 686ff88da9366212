import type { CommitId, Instant } from '@riffle/aggregate';
import type { Chips } from '@riffle/cards';
import type { Cents } from '@riffle/money';
import { type PersonId, visible } from '@riffle/people';
import type { SignUpId } from '@riffle/signup';
import { SEAT_NOS, type SeatNo } from '@riffle/table';
import type {
  BoxId,
  BustOutId,
  DealId,
  EntryId,
  Millis,
  PaymentId,
  PenaltyId,
  ProfileId,
  RulingId,
  SaleId,
  TableId,
} from '@riffle/tournament';
import { z } from 'zod';
import { DEEPEST } from './depth.ts';

/** The domain's brands at the rim: the check says what the brand promises, the cast is the promise. */
const branded = <T extends string | number>(schema: z.ZodType<string> | z.ZodType<number>): z.ZodType<T, T> =>
  schema as unknown as z.ZodType<T, T>;

/** Ids become keys of objects: never one that every object answers to, as `constructor`. */
const isOwnKey = (id: string): boolean => !(id in Object.prototype);

/** What clients make up themselves: printable, without spaces, long enough not to meet by chance. */
const madeId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{6,64}$/)
  .refine(isOwnKey)
  .describe('An id made by the client, a UUID for choice.');
/** Where an id is only looked up, anything short is welcome to be not found. */
const soughtId = z.string().min(1).max(100).refine(isOwnKey);

export const newId = madeId;
export const anyId = soughtId;
export const commitId = branded<CommitId>(soughtId);
export const entryId = branded<EntryId>(soughtId);
export const signUpId = branded<SignUpId>(soughtId);
export const newSignUpId = branded<SignUpId>(madeId);
export const personId = branded<PersonId>(soughtId);
export const tableId = branded<TableId>(soughtId);
export const bustOutId = branded<BustOutId>(soughtId);
export const rulingId = branded<RulingId>(soughtId);
export const penaltyId = branded<PenaltyId>(soughtId);
export const profileId = branded<ProfileId>(soughtId);
export const saleId = branded<SaleId>(soughtId);
export const boxId = branded<BoxId>(soughtId);
export const dealId = branded<DealId>(soughtId);
export const newDealId = branded<DealId>(madeId);
export const paymentId = branded<PaymentId>(soughtId);
export const newSaleId = branded<SaleId>(madeId);
export const newBoxId = branded<BoxId>(madeId);
export const newPaymentId = branded<PaymentId>(madeId);
export const newProfileId = branded<ProfileId>(
  z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,64}$/)
    .refine(isOwnKey),
);
export const newRulingId = branded<RulingId>(madeId);
export const newPenaltyId = branded<PenaltyId>(madeId);
export const newEntryId = branded<EntryId>(madeId);
export const newTableId = branded<TableId>(madeId);
export const newBustOutId = branded<BustOutId>(madeId);

const whole = z.int().min(0).max(Number.MAX_SAFE_INTEGER);
export const count = whole;
export const chips = branded<Chips>(z.int().min(0).max(1_000_000_000));
export const cents = branded<Cents>(z.int().min(0).max(1_000_000_000_00));
/** To or from: never 0 where it is moved. */
export const centsEitherWay = branded<Cents>(z.int().min(-1_000_000_000_00).max(1_000_000_000_00));
export const millis = branded<Millis>(
  z
    .int()
    .min(0)
    .max(7 * 24 * 3_600_000),
);
/** From 2000 to 2200: what lies outside is a mistake, seconds for milliseconds most likely. */
export const instant = branded<Instant>(z.int().min(946_684_800_000).max(7_258_118_400_000));
export const seatNo = z.literal([...SEAT_NOS]) satisfies z.ZodType<SeatNo>;

/** What people typed, without what nobody sees: two who look the same would be two with it. */
const typed = () => z.string().overwrite(visible).trim();
/** A line of text that people typed: trimmed, and not a novel. */
export const line = (most: number) => typed().max(most);
export const filledLine = (most: number) => typed().min(1).max(most);

/** A list that nobody changes. A cast, since zod's own `readonly` would tell the API's readers "only in answers". */
export const listOf = <S extends z.ZodType>(
  item: S,
  { least = 0, most = Number.MAX_SAFE_INTEGER }: { readonly least?: number; readonly most?: number } = {},
): z.ZodType<readonly z.output<S>[], readonly z.input<S>[]> => {
  const list = z.array(item).min(least);
  return (most === Number.MAX_SAFE_INTEGER ? list : list.max(most)) as unknown as z.ZodType<
    readonly z.output<S>[],
    readonly z.input<S>[]
  >;
};

const LARGEST = 20_000;
/** Plain data of a bounded size that is kept and shown, and never read: no key in it is one that every object answers to. */
export const plain = z
  .record(z.string(), z.unknown())
  .refine((data) => hasOwnKeysOnly(data) && JSON.stringify(data).length <= LARGEST) as unknown as z.ZodType<
  Readonly<Record<string, unknown>>,
  Readonly<Record<string, unknown>>
>;
const hasOwnKeysOnly = (data: unknown, depth = 0): boolean =>
  typeof data !== 'object' ||
  data === null ||
  (depth < DEEPEST &&
    Object.entries(data).every(
      ([key, inner]) => (Array.isArray(data) || isOwnKey(key)) && hasOwnKeysOnly(inner, depth + 1),
    ));
