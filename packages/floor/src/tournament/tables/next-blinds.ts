import type { ReadPart } from '@riffle/rulebooks';
import {
  actsFirst,
  nextPlayer,
  nextPositions,
  type Positions,
  playerBefore,
  type Ring,
  ringOf,
  toSeatNo,
} from '@riffle/table';
import { step } from '../../because.ts';
import { seat, seats } from '../../fact.ts';
import { type Finding, incidentKind } from '../../incident-kind.ts';
import type { Inquiry } from '../../inquiry.ts';

const SIZE = 12;

/** Players have gone out or come: who has button and blinds in the next hand. */
export const nextBlinds = incidentKind({
  phase: 'tournament',
  facts: {
    /** Who was dealt in. */
    playing: seats({ usual: [1, 2, 3, 4, 5, 6, 7, 8, 9] }),
    /** The seats of the last hand, also where they were empty. */
    buttonSeat: seat(),
    smallBlindSeat: seat(),
    bigBlindSeat: seat(),
    /** Who has gone out or was moved away. */
    out: seats({ usual: [] }),
    /** Who has come to the table. */
    newcomers: seats({ usual: [] }),
  },
  clashes: ({ playing, out, newcomers, bigBlindSeat }) => {
    const now = playing.filter((one) => !out.includes(one));
    return [
      ...(playing.includes(bigBlindSeat)
        ? []
        : [{ problem: 'notPossible', fact: 'bigBlindSeat', allowed: { is: 'seat' } } as const]),
      ...(now.length + newcomers.length < 2
        ? [{ problem: 'notPossible', fact: 'out', allowed: { is: 'seats' } } as const]
        : []),
      ...(newcomers.some((one) => now.includes(one))
        ? [{ problem: 'notPossible', fact: 'newcomers', allowed: { is: 'seats' } } as const]
        : []),
    ];
  },
  find({ playing, out, newcomers, ...last }, floor) {
    const ring = ringOf(SIZE, [...playing.filter((one) => !out.includes(one)), ...newcomers].map(toSeatNo));
    const positions: Positions = {
      button: toSeatNo(last.buttonSeat),
      smallBlind: toSeatNo(last.smallBlindSeat),
      bigBlind: toSeatNo(last.bigBlindSeat),
    };
    floor.decides('button.rule', goneTogether(out, last));
    const due = nextPlayer(ringOf(SIZE, playing.map(toSeatNo)), positions.bigBlind);
    if (due !== undefined && out.includes(due)) floor.asks('button.comingBigBlindGone');
    const next = nextPositions(ring, positions) ?? positions;
    if (ring.taken.size === 2) return headsUp(next, positions, ring, floor);
    const wasHeadsUp = positions.button === positions.smallBlind;
    if (wasHeadsUp && newcomers.some((one) => one === next.bigBlind)) floor.asks('button.newPlayerOnBigBlind');
    return ring.taken.has(positions.bigBlind)
      ? { ...placed(next, ring, floor) }
      : afterBigBlindGone(next, positions, ring, floor);
  },
});

/** Who has gone out together, where rulebooks contradict themselves on it. */
function goneTogether(
  out: readonly number[],
  last: { readonly buttonSeat: number; readonly smallBlindSeat: number; readonly bigBlindSeat: number },
): ReadPart | undefined {
  if (!out.includes(last.smallBlindSeat)) return undefined;
  if (out.includes(last.buttonSeat)) return 'buttonAndSmallBlindOut';
  return out.includes(last.bigBlindSeat) ? 'bothBlindsOut' : undefined;
}

function afterBigBlindGone(next: Positions, last: Positions, ring: Ring, floor: Inquiry): Finding {
  switch (floor.decides('button.afterBigBlindBust')) {
    case 'bigBlindOnly':
      return placed({ button: next.button, bigBlind: next.bigBlind }, ring, floor);
    case 'bothBlinds': {
      const smallBlind = next.bigBlind;
      const bigBlind = nextPlayer(ring, smallBlind) ?? smallBlind;
      return placed({ button: last.smallBlind ?? next.button, smallBlind, bigBlind }, ring, floor);
    }
  }
}

/** Two are left: the button has the small blind, and nobody the big blind twice running. */
function headsUp(next: Positions, last: Positions, ring: Ring, floor: Inquiry): Finding {
  floor.decides('button.headsUpBlinds');
  const both = placed(next, ring, floor);
  const goesOn = last.button === last.smallBlind;
  if (goesOn) return both;
  floor.decides('button.headsUpAdjust');
  if (ring.taken.has(last.bigBlind)) return both;
  switch (floor.decides('button.headsUpAfterBigBlindBust')) {
    case 'bothBlinds':
      return both;
    case 'bigBlindOnly': {
      // the button follows the big blind, also onto the empty seat of a small blind who is out as well
      const alone = placed({ button: last.smallBlind ?? next.button, bigBlind: next.bigBlind }, ring, floor);
      return { ...alone, discretion: { range: [alone.outcome, both.outcome], weigh: ['fairness'] } };
    }
  }
}

function placed(next: Positions, ring: Ring, floor: Inquiry): Finding {
  const { smallBlind, bigBlind } = next;
  const isEmpty = !ring.taken.has(next.button);
  const stays = isEmpty && floor.decides('button.deadMarker') === 'lastHolder';
  const button = stays ? (playerBefore(ring, next.button) ?? next.button) : next.button;
  const blinds = { ...(smallBlind !== undefined && { smallBlind }), bigBlind };
  const isHeadsUp = ring.taken.size === 2;
  const first = actsFirst(ring, next, 'beforeFlop');
  return {
    outcome: { is: 'nextBlinds', button, ...(isEmpty && !stays && { buttonEmpty: true }), ...blinds },
    steps: [
      step('placeButton', { seat: button }),
      step('postBlinds', blinds),
      ...(isHeadsUp ? [step('firstCardTo', { seat: firstCard(next, floor) })] : []),
      ...(first === undefined ? [] : [step('firstToAct', { seat: first })]),
    ],
  };
}

const firstCard = ({ button, bigBlind }: Positions, floor: Inquiry): number =>
  floor.asks('button.headsUpFirstCard') === 'bigBlind' ? bigBlind : button;
