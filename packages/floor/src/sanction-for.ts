import { answerOn, MEASURES, type Measure, type Offence, type Reproach } from '@riffle/rulebooks';
import type { Inquiry } from './inquiry.ts';
import { reproachBy } from './reproach.ts';
import type { Sanction } from './sanction.ts';

/** What the rulebook says of an offence, with the player's record so far. */
export function sanctionFor(offence: Offence | undefined, floor: Inquiry, again?: boolean, mayOnly?: true): Sanction {
  if (offence === undefined) return { duty: 'none' };
  const { record } = floor;
  // what the penalty book holds has happened, whatever is told at the table
  const repeated = again === true || (record?.offences.includes(offence) ?? false);
  const ladder: readonly Measure[] = floor.looksUp('sanctions.ladder');
  const besides = (floor.says ?? answerOn(offence, floor.looksUp('sanctions.offences')))?.besides ?? [];
  const reproach = risen(escalated(reproachBy(offence, repeated, floor), floor), offence, floor);
  if (reproach === undefined) return { duty: 'none' };
  return {
    duty: mayOnly ? 'may' : reproach.duty,
    offence,
    measures: within(
      MEASURES.filter((measure) => ladder.includes(measure) || besides.includes(measure)),
      reproach,
    ),
    ladder,
    repeated,
    ...(record !== undefined && { record }),
  };
}

/** After so many cautions the next breach, of whatever kind, must bring a time penalty. */
function escalated(reproach: Reproach | undefined, floor: Inquiry): Reproach | undefined {
  const cautions = floor.record?.cautions ?? 0;
  if (cautions === 0) return reproach;
  const allowed = floor.asks('sanctions.cautionsBeforePenalty');
  if (allowed === 0 || cautions < allowed) return reproach;
  return { duty: 'must', least: graver(reproach?.least ?? 'time', 'time'), most: reproach?.most ?? 'disqualification' };
}

/** Where repetition is met with rising penalties, the next is graver than the gravest that there was for the same. */
function risen(reproach: Reproach | undefined, offence: Offence, floor: Inquiry): Reproach | undefined {
  const gravest = floor.record?.gravest?.[offence];
  if (reproach === undefined || gravest === undefined) return reproach;
  if (floor.asks('sanctions.repetition') === 'free') return reproach;
  const ladder: readonly Measure[] = floor.looksUp('sanctions.ladder');
  const next = ladder.find((measure) => at(measure) > at(gravest));
  // a fine stands beside the ladder, and is due each time
  if (next === undefined || !ladder.includes(gravest)) return reproach;
  return { ...reproach, least: milder(graver(reproach.least, next), graver(reproach.least, reproach.most)) };
}

const at = (measure: Measure): number => MEASURES.indexOf(measure);
const graver = (a: Measure, b: Measure): Measure => (at(a) >= at(b) ? a : b);
const milder = (a: Measure, b: Measure): Measure => (at(a) <= at(b) ? a : b);

/** What is open from the least to the gravest; what a rule names and the ladder does not is open all the same, and never something graver. */
function within(known: readonly Measure[], { least, most }: Reproach): readonly Measure[] {
  const gravest = graver(least, most);
  const open = known.filter((measure) => at(measure) >= at(least) && at(measure) <= at(gravest));
  return open.length > 0 ? open : [least];
}
