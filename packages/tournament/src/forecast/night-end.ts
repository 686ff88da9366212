import { type Instant, later } from '@riffle/aggregate';
import type { ClockSetting } from '../clock-setting.ts';
import { standAt } from '../clock-stand.ts';
import type { Structure } from '../structure.ts';
import { forecast } from './forecast.ts';
import type { FieldNow } from './shrinking-field.ts';

/** When a night will be over, as moments: half of the simulated nights by `middle`, eight in ten between the others. */
export type NightEnd = {
  readonly early: Instant;
  readonly middle: Instant;
  readonly late: Instant;
  /** How many are left when a line begins; none for lines that have begun. */
  readonly left: readonly (number | undefined)[];
};

/** By the clock as it stands, a paused one as if it went on now; before the start from `from` on. */
export function nightEnd(
  levels: Structure,
  clock: ClockSetting | undefined,
  from: Instant,
  field: Omit<FieldNow, 'levels' | 'at'>,
): NightEnd {
  const stand = clock && standAt(clock, levels, from);
  const speed = clock?.speed ?? 1;
  const at = stand && { level: stand.level, remaining: stand.remaining };
  const found = forecast({ ...field, levels, ...(at && { at }) });
  const moment = (ms: number): Instant => later(from, Math.round((ms + (stand?.interlude?.remaining ?? 0)) / speed));
  return { early: moment(found.early), middle: moment(found.middle), late: moment(found.late), left: found.left };
}
