import type { HandCommand, HandInPlay, HandRefusal } from '@riffle/hand';
import type { RepairOf } from '../problems/record-fault.ts';

/** Records often leave out who showed: known hands are shown, others go to the muck where somebody else wins. */
export function finishShowdown(
  hand: HandInPlay,
  tell: (repair: RepairOf) => void,
  play: (command: HandCommand) => HandRefusal | undefined,
): void {
  while (hand.phase === 'showdown' && hand.actor >= 0) {
    const player = hand.players[hand.actor];
    if (player === undefined) break;
    const { seat, hole } = player;
    const known = hole.every((card) => card < UNKNOWN);
    if (!known && play({ type: 'Muck', seat }) === undefined) tell({ code: 'muck-added', seat });
    else if (play({ type: 'Show', seat }) === undefined) tell({ code: 'show-added', seat });
    else break;
  }
  if (hand.phase !== 'ended') tell({ code: 'ends-early' });
}

/** Codes from here are of cards that nobody has seen. */
const UNKNOWN = 52;
