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
  const ladder = floor.looksUp('sanctions.ladder');
  const besides = answerOn(offence, floor.looksUp('sanctions.offences'))?.besides ?? [];
  const reproach = escalated(reproachBy(offence, repeated, floor), floor);
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

const at = (measure: Measure): number => MEASURES.indexOf(measure);
const graver = (a: Measure, b: Measure): Measure => (at(a) >= at(b) ? a : b);

/** What is open from the least to the gravest; what a rule names and the ladder does not is open all the same, and never something graver. */
function within(known: readonly Measure[], { least, most }: Reproach): readonly Measure[] {
  const gravest = graver(least, most);
  const open = known.filter((measure) => at(measure) >= at(least) && at(measure) <= at(gravest));
  return open.length > 0 ? open : [least];
}
