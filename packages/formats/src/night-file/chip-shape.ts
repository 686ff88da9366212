import { DECK } from '@riffle/cards';
import { COUNT_OCCASIONS, HAND_WHEN_COUNTED } from '@riffle/tournament';
import { z } from 'zod';
import { chips, id, ids, moment, reasons, seatNo, text, whole } from './shape.ts';

const count = whole.max(1_000_000_000_000);
const value = count.min(1);
const card = z.enum(DECK);
const at = { seat: seatNo, entry: id };
const small = z.object({ ...at, chips: count, nothingElse: z.literal(true).exactOptional() });

/** Small chips that leave play, and stacks that are counted. */
export const CHIP_FIELDS = {
  ColourUpBegun: {
    ...{ value, into: value, keep: z.literal(true).exactOptional(), tables: ids },
    ...{ when: z.enum(['scheduled', 'between']), at: moment, level: whole },
    ...{ because: reasons, reason: text.exactOptional() },
  },
  SmallChipsCounted: { value, table: id, counts: z.array(small), at: moment },
  SmallChipsTaken: {
    ...{ value, into: value, table: id },
    changed: z.array(z.object({ ...at, chips: count, even: count, left: count })),
    dealt: z.array(z.object({ ...at, cards: z.array(card) })).exactOptional(),
    by: z.enum(['riffle', 'dealer']).exactOptional(),
    button: seatNo.exactOptional(),
    given: z.array(z.object({ ...at, value, why: z.enum(['won', 'rounded', 'saved']), card: card.exactOptional() })),
    difference: z.int().min(-1_000_000_000_000).max(1_000_000_000_000),
    witness: z.enum(['staff', 'player']).exactOptional(),
    ...{ at: moment, because: reasons },
  },
  ColourUpEnded: { value, reason: text, at: moment },
  LateChipsExchanged: {
    ...{ value, into: value, entry: id, chips: count, even: count, lapsed: count },
    ...{ at: moment, because: reasons },
  },
  StacksCounted: {
    ...{ no: whole, occasion: z.enum(COUNT_OCCASIONS), table: id.exactOptional() },
    hand: z.enum(HAND_WHEN_COUNTED).exactOptional(),
    stacks: z.array(z.object({ entry: id, chips })),
    ...{ line: whole, played: whole, at: moment, over: value.exactOptional(), reason: text.exactOptional() },
  },
} as const;
