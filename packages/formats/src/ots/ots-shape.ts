import { z } from 'zod';

/** Open Tournament Summary as of May 2024: https://ts-specs.handhistory.org. */
export const OTS_VERSION = '1.1.5';

const FLAGS = [
  ...(['SNG', 'DON', 'Bounty', 'Shootout', 'Rebuy', 'Matrix', 'Push_Or_Fold', 'Satellite', 'Steps', 'Deep'] as const),
  ...(['Multi-Entry', 'Fifty50', 'Flipout', 'Re-Entry'] as const),
] as const;
export type OtsFlag = (typeof FLAGS)[number];

const amount = z.number().min(0);
const count = z.int().min(0);
const filled = z.string().min(1);
const version = z.string().regex(/^\d+\.\d+\.\d+$/);
/** In universal time, to the second. */
const moment = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);

/** Only who is still in has no place and no prize. */
const finish = z
  .strictObject({
    player_name: filled,
    finish_position: z.int().min(1).exactOptional(),
    still_playing: z.boolean(),
    prize: amount.exactOptional(),
    ticket_value: amount.exactOptional(),
  })
  .refine(({ still_playing, finish_position, prize }) =>
    still_playing ? finish_position === undefined : finish_position !== undefined && prize !== undefined,
  );
const rebuys = z.strictObject({ player_name: filled, rebuys: count.exactOptional(), addons: count.exactOptional() });

/** What we write of the format. It allows words of its own for speed and flags; we write those that it names. */
export const otsShape = z.strictObject({
  ots: z.strictObject({
    spec_version: version,
    site_name: filled,
    network_name: filled,
    internal_version: version,
    tournament_number: filled,
    tournament_name: filled,
    start_date_utc: moment,
    end_date_utc: moment.exactOptional(),
    currency: z.string().regex(/^[A-Z]{3}$/),
    buyin_amount: amount,
    fee_amount: amount,
    bounty_fee_amount: amount.exactOptional(),
    bounty_value_amount: amount.exactOptional(),
    initial_stack: amount,
    type: z.enum(['STT', 'MTT']),
    flags: z.array(z.enum(FLAGS)),
    speed: z.strictObject({ type: filled, round_time: count }),
    prize_pool: amount,
    hero_player_name: filled.exactOptional(),
    player_count: count,
    tournament_finishes_and_winnings: z.array(finish),
    rebuy_cost: amount.exactOptional(),
    addon_cost: amount.exactOptional(),
    tournament_rebuys: z.array(rebuys).exactOptional(),
  }),
});
export type Ots = z.infer<typeof otsShape>;
