import type { RuleRef } from '@riffle/rulebooks';
import { type Profile, refsOf, saidBy } from '../profile/profile.ts';
import type { Card } from '../season/shape.ts';
import { byList, fromLast, placed, pointsAt } from './place-points.ts';
import type { CardProblem, Remark } from './remark.ts';

type Seat = Card['seats'][number];

/** One seat of a card as it counts. */
type SeatScore = {
  readonly player?: string;
  readonly team?: string;
  readonly place: number;
  readonly sharers: number;
  readonly points: number;
  /** With the point for a win in time in it. */
  readonly inTime: boolean;
  readonly ghost: boolean;
  readonly refs: readonly RuleRef[];
};
export type CardScore = {
  readonly seats: readonly SeatScore[];
  readonly remarks: readonly Remark[];
  readonly problems: readonly CardProblem[];
};

/** Who had chips at the end stands before who went out, by chips; who went out, by the place that was written. */
export function reckonCard(profile: Profile, card: Card, path = ''): CardScore {
  const ghostsLast = saidBy(profile, 'points.ghostPlace') === 'last';
  const losesAll = (seat: Seat): boolean => hasNothing(profile, seat);
  const isApart = (seat: Seat): boolean => losesAll(seat) || (seat.ghost === true && ghostsLast);
  const order = [
    ...placed(
      card.seats.filter((seat) => !isApart(seat)),
      (seat) => (holds(seat) ? [0, -(seat.chips ?? 0)] : [1, seat.place ?? Infinity]),
    ),
  ];
  const ghosts = card.seats.filter(isApart);
  const ghostsAt = { place: order.length + 1, sharers: ghosts.length };
  const worth = worthOf(profile, card.seats.length);
  const earned = wonInTime(profile, card);
  const bonus = saidBy(profile, 'points.inTime');
  const refs = refsOf(profile, 'points.tables');
  const seats = [
    ...order.map(({ one, place, sharers }): SeatScore => {
      const inTime = earned === one && bonus > 0;
      const isGhost = one.ghost === true;
      return {
        ...whose(one),
        ...{ place, sharers, inTime, ghost: isGhost },
        points: isGhost
          ? saidBy(profile, 'points.ghost')
          : pointsAt(profile, { place, sharers }, worth) + (inTime ? bonus : 0),
        refs: [
          ...(isGhost ? refsOf(profile, 'points.ghost') : refs),
          ...(inTime ? refsOf(profile, 'points.inTime') : []),
        ],
      };
    }),
    ...ghosts.map(
      (one): SeatScore => ({
        ...whose(one),
        ...ghostsAt,
        ...{ inTime: false, ghost: true },
        points: losesAll(one) ? 0 : saidBy(profile, 'points.ghost'),
        refs: refsOf(profile, losesAll(one) ? 'points.disqualified' : 'points.ghost'),
      }),
    ),
  ];
  const holding = card.seats.filter(holds).length;
  return {
    seats,
    remarks: [
      ...(card.inTime === true && bonus > 0 && holding > 1
        ? [{ code: 'in-time-without-all-chips', table: card.table } as const]
        : []),
      ...tooManySeats(profile, card),
    ],
    problems: problemsOf(profile, card, order, ghosts.length, path),
  };
}

function tooManySeats(profile: Profile, { table, seats }: Card): readonly Remark[] {
  const form = saidBy(profile, 'matchDay.tables');
  if (form.is === 'none' || seats.length <= form.seats) return [];
  return [{ code: 'more-seats-than-a-table-has', table, seats: seats.length, most: form.seats }];
}

const holds = ({ chips = 0 }: Seat): boolean => chips > 0;
const whose = ({ player, team }: Seat) => ({
  ...(player !== undefined && { player }),
  ...(team !== undefined && { team }),
});

function worthOf(profile: Profile, players: number): (place: number) => number {
  const points = saidBy(profile, 'points.tables');
  return points.is === 'byPlace' ? byList(points.points) : fromLast(players);
}

/** He is disqualified, and the profile leaves him nothing. */
const hasNothing = (profile: Profile, { disqualified }: Seat): boolean =>
  disqualified === true && saidBy(profile, 'points.disqualified') === 'nothing';

/** Who has all chips that are left, with the box ticked, and no later than the profile allows. */
function wonInTime(profile: Profile, { seats, inTime, lastHands }: Card): Seat | undefined {
  if (inTime !== true && (saidBy(profile, 'points.inTimeTick') || inTime === false)) return undefined;
  if (lastHands === true && saidBy(profile, 'points.inTimeLastHands') === 'tooLate') return undefined;
  const holding = seats.filter(holds);
  if (holding.length > 1) return undefined;
  const first =
    holding[0] ??
    seats.find(({ place, ghost, disqualified }) => place === 1 && ghost !== true && disqualified !== true);
  const isAlone = seats.filter((seat) => seat !== first && seat.place === 1).length === 0;
  // without a place or chips of every other nobody knows whether he had them all
  const isKnown = seats.every(
    (seat) => seat === first || seat.ghost === true || seat.disqualified === true || seat.place !== undefined,
  );
  return first !== undefined && isAlone && isKnown ? first : undefined;
}

function problemsOf(
  profile: Profile,
  card: Card,
  order: readonly { readonly one: Seat; readonly place: number }[],
  ghosts: number,
  path: string,
): readonly CardProblem[] {
  const at = (seat: Seat, field = ''): string => `${path}seats[${String(card.seats.indexOf(seat))}]${field}`;
  const counted = card.seats.reduce((all, { chips = 0 }) => all + chips, 0);
  const chips = (card.chips ?? 0) - (card.removed ?? 0);
  const holding = card.seats.filter(holds);
  return [
    ...card.seats.flatMap((seat): readonly CardProblem[] => {
      if (seat.ghost === true || hasNothing(profile, seat)) return [];
      if (seat.player === undefined) return [{ path: at(seat), code: 'seat-without-player' }];
      return seat.place === undefined && !holds(seat) ? [{ path: at(seat), code: 'seat-without-result' }] : [];
    }),
    ...(card.chips !== undefined && holding.length > 0 && counted !== chips
      ? [{ path: `${path}chips`, code: 'chips-do-not-add-up', chips, counted } as const]
      : []),
    ...order.flatMap(({ one, place }): readonly CardProblem[] =>
      one.place === undefined || (one.place >= place && one.place <= place + ghosts)
        ? []
        : [{ path: at(one, '.place'), code: 'place-cannot-be', written: one.place, reckoned: place }],
    ),
  ];
}
