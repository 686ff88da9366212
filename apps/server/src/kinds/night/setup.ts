import { prizePlanShape } from '@riffle/formats';
import { CURRENCIES } from '@riffle/money';
import { type HouseRulebook, readHouse } from '@riffle/rulebooks';
import {
  ALTERNATES_MOVE_UP,
  ANTE_FORMS,
  CHIP_COLOUR_NAMES,
  type ChipColour,
  GAMES,
  LEVEL_GAMES,
  LIMITS,
  MONEY_SHOWN,
  ROUND_DRAWS,
  ROUND_PLACES,
  ROUND_STACKS,
  type Setup,
} from '@riffle/tournament';
import { z } from 'zod';
import { cents, chips, count, filledLine, instant, line, listOf, millis } from '../../schema/brand.ts';
import { money } from './money.ts';

const playLevel = z.strictObject({
  kind: z.literal('play'),
  duration: millis,
  smallBlind: chips,
  bigBlind: chips,
  ante: chips,
  anteForm: z.enum(ANTE_FORMS),
  game: z.enum(LEVEL_GAMES).exactOptional(),
  limit: z.enum(LIMITS).exactOptional(),
  seats: count.min(2).max(12).exactOptional(),
  bringIn: chips.exactOptional(),
});
const breakLevel = z.strictObject({
  kind: z.literal('break'),
  duration: millis,
  label: line(80).exactOptional(),
  waits: z.literal(true).exactOptional(),
});
export const structure = listOf(z.discriminatedUnion('kind', [playLevel, breakLevel]), { most: 200 }).meta({
  id: 'Structure',
});

/** A house rulebook is read whole by the package that knows it. */
export const houseRulebook = z
  .record(z.string(), z.unknown())
  .refine((document) => readHouse(document).ok) as unknown as z.ZodType<HouseRulebook, HouseRulebook>;

export const chipSet = listOf(
  z.strictObject({
    value: chips,
    colour: z.enum(CHIP_COLOUR_NAMES as readonly [ChipColour, ...ChipColour[]]),
    label: filledLine(40).exactOptional(),
    owned: count.max(1_000_000),
    inStack: count.max(1_000_000).exactOptional(),
  }),
  { most: 100 },
).meta({ id: 'ChipSet' });

const form = z
  .strictObject({
    eachTable: z.literal(true).exactOptional(),
    timeLimit: z.strictObject({ playTime: millis, lastHands: count }).exactOptional(),
    heats: z.strictObject({ through: listOf(count, { most: 20 }) }).exactOptional(),
    rounds: z
      .strictObject({
        advance: count,
        stacks: z.enum(ROUND_STACKS),
        draw: z.enum(ROUND_DRAWS),
        places: z.enum(ROUND_PLACES),
        thirdPlace: z.literal(true).exactOptional(),
        levelsAgain: z.literal(true).exactOptional(),
      })
      .exactOptional(),
  })
  .meta({ id: 'FormOfPlay' });

const setupFields = {
  name: filledLine(120),
  rulebook: z.strictObject({
    id: line(40),
    edition: line(40),
    occasion: line(40).exactOptional(),
    house: houseRulebook.exactOptional(),
  }),
  game: z.enum(GAMES),
  startingStack: chips,
  chips: chipSet.exactOptional(),
  seatsPerTable: count.max(12),
  seating: z.literal('none').exactOptional(),
  form: form.exactOptional(),
  startsAt: instant.exactOptional(),
  lateEntryThrough: count.max(200).exactOptional(),
  lateEntryUntil: instant.exactOptional(),
  mostEntries: count.max(10_000).exactOptional(),
  alternatesMoveUp: z.enum(ALTERNATES_MOVE_UP).exactOptional(),
  dayThrough: count.max(200).exactOptional(),
  bigStacks: count.max(50).exactOptional(),
  prizes: listOf(cents, { most: 1000 }),
  currency: z.enum(CURRENCIES),
  money: money.exactOptional(),
  prizePlan: prizePlanShape.exactOptional(),
  moneyShown: z.enum(MONEY_SHOWN).exactOptional(),
};
/** `demo` and `forLeague` are not for clients to set: the server makes such nights itself. */
export const setup = z.strictObject({ ...setupFields, levels: structure }).meta({ id: 'Setup' }) satisfies z.ZodType<
  Omit<Setup, 'demo' | 'forLeague'>
>;
export const setupChanges = z.strictObject({
  name: setupFields.name.exactOptional(),
  rulebook: setupFields.rulebook.exactOptional(),
  game: setupFields.game.exactOptional(),
  startingStack: chips.exactOptional(),
  seatsPerTable: setupFields.seatsPerTable.exactOptional(),
  chips: setupFields.chips,
  form: setupFields.form,
  startsAt: setupFields.startsAt,
  lateEntryThrough: setupFields.lateEntryThrough,
  lateEntryUntil: setupFields.lateEntryUntil,
  mostEntries: setupFields.mostEntries,
  alternatesMoveUp: setupFields.alternatesMoveUp,
  dayThrough: setupFields.dayThrough,
  bigStacks: setupFields.bigStacks,
  prizes: setupFields.prizes.exactOptional(),
  currency: setupFields.currency.exactOptional(),
  money: setupFields.money,
  prizePlan: setupFields.prizePlan,
  moneyShown: setupFields.moneyShown,
});
