import type { BustOutId } from '../ids.ts';
import type { RebuyWithIt } from '../money/money-command.ts';

/** One more, whoever it is: two who count at the same time mean two, so that nobody is named by who counts. */
export type CommandsOfTally =
  /** Was counted in and is not there: before the start. */
  | { readonly type: 'TallyGone' }
  /** Out. `rebuy`: and back in at once. */
  | {
      readonly type: 'TallyOut';
      readonly bustOut: BustOutId;
      readonly rebuy?: Pick<RebuyWithIt, 'sale' | 'profile' | 'reason'>;
    }
  /** Somebody who was counted out has bought back in, or one of those who are in has added on. */
  | ({ readonly type: 'TallySale'; readonly kind: 'rebuy' | 'addOn' } & Pick<
      RebuyWithIt,
      'sale' | 'profile' | 'reason'
    >);
