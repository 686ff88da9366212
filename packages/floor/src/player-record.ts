import { MEASURES, type Measure, type Offence } from '@riffle/rulebooks';
import type { EntryId, Penalty } from '@riffle/tournament';
import type { PlayerRecord } from './sanction.ts';

const CAUTIONS: readonly Measure[] = ['caution', 'warning'];
const PENALTIES: readonly Measure[] = ['oneHand', 'rounds', 'time'];

/** What stands against a player in a night's penalty book, at whatever table it was given; what was waived no longer does. */
export function recordOf(penalties: readonly Penalty[], entry: EntryId): PlayerRecord {
  const against = penalties.filter(
    ({ entry: id, player, ended }) => id === entry && player === undefined && ended !== 'waived',
  );
  const among = (measures: readonly Measure[]): number =>
    against.filter(({ measure }) => measures.includes(measure)).length;
  return {
    cautions: among(CAUTIONS),
    penalties: among(PENALTIES),
    offences: [...new Set(against.map(({ offence }) => offence))],
    ...(against.length > 0 && { gravest: gravestOf(against) }),
  };
}

/** A fine stands beside the ladder: it is due each time, and is no step of it. */
function gravestOf(against: readonly Penalty[]): NonNullable<PlayerRecord['gravest']> {
  const gravest: { [O in Offence]?: Measure } = {};
  for (const { offence, measure } of against) {
    if (measure === 'fine') continue;
    const before = gravest[offence];
    if (before === undefined || MEASURES.indexOf(measure) > MEASURES.indexOf(before)) gravest[offence] = measure;
  }
  return gravest;
}
