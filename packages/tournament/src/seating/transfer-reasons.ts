import type { Reason } from '../reason.ts';
import { policyOf } from '../rulebook-of.ts';
import type { Setup } from '../setup.ts';
import { goesByNumber } from './arriving.ts';
import { offPosition, type Transfer } from './transfer.ts';

/** Why this player, and why this seat. */
export function transferReasons(setup: Setup, transfer: Transfer): readonly Reason[] {
  return goesByNumber(setup)
    ? [
        {
          code: 'seat-same-number',
          facts: { seat: transfer.arriving.seat },
          because: policyOf(setup, 'balancing.studSeat'),
        },
      ]
    : [...whoLeaves(setup, transfer), ...whereTo(setup, transfer), ...asRecorded(transfer)];
}

/** Hands pass that nobody tells Riffle of: whoever moves somebody sees at once which button this was reckoned with. */
function asRecorded({ from, to }: Transfer): readonly Reason[] {
  const [there, here] = [from.table.positions?.button, to.table.positions?.button];
  return there === undefined || here === undefined
    ? []
    : [{ code: 'button-as-recorded', facts: { from: there, to: here } }];
}

function whoLeaves(setup: Setup, { leaving, arriving, movedLeast }: Transfer): readonly Reason[] {
  const because = policyOf(setup, 'balancing.mover');
  const least: readonly Reason[] = movedLeast
    ? [{ code: 'mover-moved-least', facts: { moves: leaving.entry.moves } }]
    : [];
  if (because.value === 'comingBigBlind') {
    if (leaving.hands === undefined) return [unknownButton, ...least];
    return [{ code: 'mover-next-big-blind', facts: { hands: leaving.hands }, because }];
  }
  if (leaving.distance === undefined || arriving.distance === undefined) return [unknownButton, ...least];
  const position: Reason =
    offPosition(leaving, arriving) === 0
      ? { code: 'mover-same-position', facts: { distance: leaving.distance }, because }
      : { code: 'mover-nearest-position', facts: { distance: leaving.distance, seat: arriving.distance }, because };
  const notBlind: readonly Reason[] =
    because.value === 'samePositionNotBlind'
      ? [{ code: 'mover-not-blind', facts: {}, because: policyOf(setup, 'balancing.blindsMovable') }]
      : [];
  return [position, ...notBlind, ...least];
}

function whereTo(setup: Setup, { leaving, arriving }: Transfer): readonly Reason[] {
  const because = policyOf(setup, 'balancing.seat');
  if (arriving.hands === undefined) return leaving.hands === undefined ? [] : [unknownButton];
  switch (because.value) {
    case 'samePosition':
      return offPosition(leaving, arriving) === 0 && arriving.distance !== undefined && leaving.distance !== undefined
        ? [{ code: 'seat-same-position', facts: { distance: arriving.distance }, because }]
        : [];
    case 'nearestBigBlind':
      return [{ code: 'seat-nearest-big-blind', facts: {}, because }];
    case 'worstPosition':
      return [{ code: 'seat-worst-position', facts: {}, because }];
  }
}

const unknownButton: Reason = { code: 'button-unknown', facts: {} };
