import { z } from 'zod';
import { GAME_TYPES } from './games.ts';

/** Rooms write what there is none of as an empty text. */
const orEmpty = <T extends z.ZodType>(shape: T) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), shape.optional());
const cards = orEmpty(z.array(z.string()));
const amount = z.coerce.number().nonnegative();
const whole = z.coerce.number().int();

const ACTIONS = [
  'Dealt Cards',
  'Mucks Cards',
  'Shows Cards',
  'Post Ante',
  'Post SB',
  'Post BB',
  'Straddle',
  'Post Dead',
  'Post Extra Blind',
  'Fold',
  'Check',
  'Bet',
  'Raise',
  'Call',
  'Added Chips',
  'Sits Down',
  'Stands Up',
  'Added To Pot',
] as const;

const action = z.object({
  player_id: orEmpty(whole),
  action: z.enum(ACTIONS),
  amount: orEmpty(amount),
  is_allin: orEmpty(z.boolean()),
  cards,
});

/** What of an Open Hand History object a replay needs. */
export const ohhShape = z.object({
  spec_version: z.string(),
  site_name: orEmpty(z.string()),
  game_number: orEmpty(z.coerce.string()),
  start_date_utc: orEmpty(z.string()),
  table_name: orEmpty(z.string()),
  game_type: z.enum(GAME_TYPES),
  bet_limit: z.object({ bet_type: z.enum(['NL', 'PL', 'FL']) }),
  table_size: orEmpty(whole),
  currency: orEmpty(z.string()),
  dealer_seat: whole,
  small_blind_amount: orEmpty(amount),
  big_blind_amount: amount,
  ante_amount: orEmpty(amount),
  players: z.array(
    z.object({
      id: whole,
      seat: whole,
      name: z.string(),
      starting_stack: amount,
      is_sitting_out: orEmpty(z.boolean()),
    }),
  ),
  pots: orEmpty(
    z.array(
      z.object({
        rake: orEmpty(amount),
        player_wins: orEmpty(z.array(z.object({ player_id: whole, win_amount: amount }))),
      }),
    ),
  ),
  rounds: z.array(z.object({ street: z.string(), cards, actions: z.array(action) })),
});
export type Ohh = z.infer<typeof ohhShape>;
export type OhhAction = Ohh['rounds'][number]['actions'][number];
