import { CURRENCIES } from '@riffle/money';
import { type HouseRulebook, readHouse } from '@riffle/rulebooks';
import {
  ALTERNATES_MOVE_UP,
  ANTE_FORMS,
  CHIP_COLOUR_NAMES,
  type ChipColour,
  GAMES,
  isCopyOf,
  LEVEL_GAMES,
  LIMITS,
  MONEY_SHOWN,
  ROUND_DRAWS,
  ROUND_PLACES,
  ROUND_STACKS,
} from '@riffle/tournament';
import { z } from 'zod';
import { prizePlanShape } from '../prize-plan/prize-plan-shape.ts';
import { money } from './money-shape.ts';
import { chips, id, moment, seats, text, whole } from './shape.ts';

export const levels = z
  .array(
    z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('play'),
        duration: whole,
        smallBlind: chips,
        bigBlind: chips,
        ante: chips,
        anteForm: z.enum(ANTE_FORMS),
        game: z.enum(LEVEL_GAMES).exactOptional(),
        limit: z.enum(LIMITS).exactOptional(),
        seats: seats.exactOptional(),
        bringIn: chips.exactOptional(),
      }),
      z.object({
        kind: z.literal('break'),
        duration: whole,
        label: text.exactOptional(),
        waits: z.literal(true).exactOptional(),
      }),
    ]),
  )
  .max(1_000);

/** A house rulebook is read whole by the package that knows it; the one beneath may have left the shelf. */
const house = z.record(z.string(), z.unknown()).refine((document) => {
  const read = readHouse(document);
  return read.ok || read.problems.every(({ problem }) => problem === 'noSuchRulebook');
});

/** An answer that is not understood here is left aside when the night is played by it. */
const answers = z.record(
  id,
  z.object({
    value: z.unknown(),
    refs: z.tuple([text], text),
    reading: z.union([z.literal(true), z.tuple([text], text)]).exactOptional(),
  }),
);
/** The rulebook as the night keeps it. */
const copy = z.object({
  id: text,
  edition: text,
  editionText: text,
  name: text,
  answers,
  occasions: z.array(z.object({ id: text, label: z.object({ de: text, en: text }), answers })).max(100),
});

/** A night must not be ruled by one rulebook under the name of another. */
const isOfItsName = ({ copy: kept, house: written, ...chosen }: Kept): boolean =>
  kept === undefined ||
  isCopyOf({ ...chosen, ...(written === undefined ? {} : { house: written as unknown as HouseRulebook }) }, kept);
type Kept = {
  readonly id: string;
  readonly edition: string;
  readonly house?: unknown;
  readonly copy?: { readonly id: string; readonly edition: string };
};

const chipSet = z
  .array(
    z.object({
      value: chips,
      colour: z.enum(CHIP_COLOUR_NAMES as readonly [ChipColour, ...ChipColour[]]),
      label: text.exactOptional(),
      owned: whole,
      inStack: whole.exactOptional(),
    }),
  )
  .max(100);

const form = z.object({
  eachTable: z.literal(true).exactOptional(),
  timeLimit: z.object({ playTime: whole, lastHands: whole }).exactOptional(),
  heats: z.object({ through: z.array(whole).max(20) }).exactOptional(),
  rounds: z
    .object({
      advance: whole,
      stacks: z.enum(ROUND_STACKS),
      draw: z.enum(ROUND_DRAWS),
      places: z.enum(ROUND_PLACES),
      thirdPlace: z.literal(true).exactOptional(),
      levelsAgain: z.literal(true).exactOptional(),
    })
    .exactOptional(),
});

const fields = {
  name: text,
  rulebook: z
    .object({
      id: text,
      edition: text,
      occasion: text.exactOptional(),
      house: house.exactOptional(),
      copy: copy.exactOptional(),
    })
    .refine(isOfItsName, { path: ['copy'] }),
  game: z.enum(GAMES),
  startingStack: chips,
  chips: chipSet.exactOptional(),
  seatsPerTable: seats,
  seating: z.literal('none').exactOptional(),
  form: form.exactOptional(),
  startsAt: moment.exactOptional(),
  lateEntryThrough: whole.exactOptional(),
  lateEntryUntil: moment.exactOptional(),
  mostEntries: whole.exactOptional(),
  alternatesMoveUp: z.enum(ALTERNATES_MOVE_UP).exactOptional(),
  dayThrough: whole.exactOptional(),
  bigStacks: whole.exactOptional(),
  prizes: z.array(z.int()).max(10_000),
  currency: z.enum(CURRENCIES),
  money: money.exactOptional(),
  prizePlan: prizePlanShape.exactOptional(),
  moneyShown: z.enum(MONEY_SHOWN).exactOptional(),
};

const made = z.literal(true).exactOptional();
export const setup = z.object({ ...fields, levels, demo: made, forLeague: made });
export const setupChanges = z.object({
  ...fields,
  name: fields.name.exactOptional(),
  rulebook: fields.rulebook.exactOptional(),
  game: fields.game.exactOptional(),
  startingStack: fields.startingStack.exactOptional(),
  seatsPerTable: fields.seatsPerTable.exactOptional(),
  prizes: fields.prizes.exactOptional(),
  currency: fields.currency.exactOptional(),
});
