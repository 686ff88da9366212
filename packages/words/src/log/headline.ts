import type { EventType, TournamentEvent } from '@riffle/tournament';

/** What only goes along with something else: the more of it, the later it is told. */
const GOES_ALONG: Partial<Record<EventType, number>> = {
  TablesOrdered: 4,
  TableAdded: 3,
  TableChanged: 3,
  ButtonsDrawn: 2,
  CheckedIn: 2,
  CountdownCancelled: 3,
  PenaltiesMoved: 2,
  ClockPaused: 1,
  ClockStarted: 1,
  Sold: 1,
  BoughtBack: 2,
  SaleReversed: 1,
};

/** The events of one commit with the most telling first; what is equally telling stays in its order. */
export const mostTellingFirst = <E extends Pick<TournamentEvent, 'type'>>(events: readonly E[]): readonly E[] =>
  events.toSorted((a, b) => (GOES_ALONG[a.type] ?? 0) - (GOES_ALONG[b.type] ?? 0));
