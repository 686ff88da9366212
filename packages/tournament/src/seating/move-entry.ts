import { type Decide, happens, type Objection, refused } from '../decision.ts';
import { fixedInRound } from '../form/fixed-in-round.ts';
import type { EntryId } from '../ids.ts';
import { setupOf } from '../rulebook-of.ts';
import { playersAt, samePlace } from '../seating-index.ts';
import { stageOf } from '../stage.ts';
import type { Entry, Tournament } from '../state.ts';
import { movedAsProposed } from './accept-proposal.ts';
import { checkPlace } from './check-place.ts';
import { proposals } from './proposals.ts';
import { entryAt } from './waits-one-hand.ts';

/** By hand: as proposed, or otherwise for a reason while something else is proposed, or just so. */
export const moveEntry: Decide<'MoveEntry'> = (state, { entry: id, to, reason: said }) => {
  const objection = checkMover(state, id);
  if (objection !== undefined) return refused(objection);
  const from = state.entries.get(id)?.at;
  if (from === undefined) return refused({ code: 'not-seated', entry: id });
  if (samePlace(from, to)) return refused({ code: 'nothing-to-do' });
  const fixed = from.table === to.table ? undefined : fixedInRound(state, id, to);
  if (fixed !== undefined) return refused(fixed);
  const taken = checkPlace(state, to, id);
  if (taken !== undefined) return refused(taken);
  const moved = { entry: id, from, to };
  const balancing = proposals(state).filter((proposal) => proposal.kind === 'balance');
  const proposed = balancing.find(({ entry, to: seat }) => entry === id && samePlace(seat, to));
  if (proposed !== undefined) return happens(movedAsProposed(proposed));
  const reason = said?.trim() ?? '';
  const otherwise = balancing.length > 0 && from.table !== to.table;
  if (otherwise && reason === '') return refused({ code: 'reason-needed' });
  return happens({
    v: 1,
    type: 'EntryMoved',
    moved,
    how: otherwise ? 'otherwise' : 'byHand',
    ...waiting(state, id, from.table === to.table, to),
    ...(reason !== '' && { reason }),
  });
};

function waiting(state: Tournament, id: EntryId, withinTable: boolean, to: NonNullable<Entry['at']>) {
  const table = state.tables.get(to.table);
  if (withinTable || table === undefined || stageOf(state) !== 'play') return { waitsOneHand: false, because: [] };
  const players = new Map([...playersAt(state, to.table)].filter(([, other]) => other !== id));
  const { waits, because } = entryAt(setupOf(state), { id: to.table, table, players }, to.seat);
  return { waitsOneHand: waits, because: waits ? [because] : [] };
}

export const swapEntries: Decide<'SwapEntries'> = (state, { a, b, reason: said }) => {
  const objection = checkMover(state, a) ?? checkMover(state, b);
  if (objection !== undefined) return refused(objection);
  const [atA, atB] = [state.entries.get(a)?.at, state.entries.get(b)?.at];
  if (atA === undefined) return refused({ code: 'not-seated', entry: a });
  if (atB === undefined) return refused({ code: 'not-seated', entry: b });
  if (a === b) return refused({ code: 'nothing-to-do' });
  const fixed = atA.table === atB.table ? undefined : fixedInRound(state, a, atB);
  if (fixed !== undefined) return refused(fixed);
  const reason = said?.trim() ?? '';
  return happens({
    v: 1,
    type: 'EntriesSwapped',
    a: { entry: a, to: atB },
    b: { entry: b, to: atA },
    ...(reason !== '' && { reason }),
  });
};

function checkMover(state: Tournament, id: EntryId): Objection {
  const entry = state.entries.get(id);
  if (entry === undefined) return { code: 'no-such-entry', entry: id };
  if (entry.out !== undefined) return { code: 'already-out', entry: id };
  if (entry.at === undefined) return { code: 'not-seated', entry: id };
  return entry.locked ? { code: 'entry-locked', entry: id } : undefined;
}
