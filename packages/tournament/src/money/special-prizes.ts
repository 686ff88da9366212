import type { Instant } from '@riffle/aggregate';
import { type Decide, happens, type Objection, refused } from '../decision.ts';
import { specialAwarded } from '../evolve/money.ts';
import type { EntryId } from '../ids.ts';
import { castLot, lotOfSpecial } from '../lots/lot.ts';
import type { Tournament } from '../state.ts';
import { booksClosed } from './closed.ts';
import { newlyOverpaid } from './dues.ts';
import { handedOutTo } from './handed-out-to.ts';
import { fillHat } from './secret-head.ts';
import { candidates, mayNotWin, type Special, specials } from './specials.ts';

export const awardSpecial: Decide<'AwardSpecial'> = (state, { special: no, entries, reason: said }, { now }) => {
  const found = open(state, no);
  if ('code' in found) return refused(found);
  const reason = said?.trim();
  const objection =
    (found.kind === 'randomEntry' && entries.length > 0 && !reason
      ? ({ code: 'special-drawn', name: found.name } as const)
      : undefined) ??
    notTheirs(state, found, entries) ??
    (entries.length === 0 ? movesPrizes(state, found, now) : undefined);
  if (objection !== undefined) return refused(objection);
  const toWinner = entries.length === 0 && found.from === 'pool' && state.deal !== undefined && found.money;
  return happens({
    ...outcome(found, entries, now),
    ...(toWinner !== false && { toWinner }),
    ...(reason && { reason }),
  });
};

/** The lot falls among all who can win it; who they were is kept, so that everybody can count them. */
export const drawSpecial: Decide<'DrawSpecial'> = (state, { special: no }, context) => {
  const found = open(state, no);
  if ('code' in found) return refused(found);
  // whose head it is comes out with him
  if (found.kind === 'secretHead') return fillHat(state, found, context);
  const among = candidates(state, found);
  const drawn = castLot(lotOfSpecial(found.no, found.name), among, context);
  if (drawn === undefined) return refused({ code: 'nobody-to-draw', name: found.name });
  return happens({ ...outcome(found, [drawn], context.now), among });
};

const outcome = ({ no, name }: Special, entries: readonly EntryId[], at: Instant) =>
  ({ v: 1, type: 'SpecialAwarded', special: no, name, entries, at }) as const;

function open(state: Tournament, no: number): Special | NonNullable<Objection> {
  const closed = booksClosed(state);
  if (closed !== undefined) return closed;
  const special = specials(state).find((one) => one.no === no);
  if (special === undefined) return { code: 'no-such-special', special: no };
  return special.awarded === undefined ? special : { code: 'special-awarded', name: special.name };
}

function notTheirs(state: Tournament, special: Special, entries: readonly EntryId[]): Objection {
  for (const [nth, entry] of entries.entries()) {
    if (entries.indexOf(entry) !== nth) return { code: 'id-taken', id: entry };
    const objection = mayNotWin(state, special, entry);
    if (objection !== undefined) return objection;
  }
  return undefined;
}

/**
 * What nobody wins goes to the places: not where somebody has had more than he would then win. Once a deal has shared them it
 * is left to play for, as what the shares left over.
 */
function movesPrizes(state: Tournament, { no, name, from }: Special, at: Instant): Objection {
  if (from === 'added' || state.deal !== undefined) return undefined;
  const next = specialAwarded(state, { v: 1, type: 'SpecialAwarded', special: no, name, entries: [], at });
  const taken = newlyOverpaid(state, next);
  return taken && handedOutTo(state, taken);
}
