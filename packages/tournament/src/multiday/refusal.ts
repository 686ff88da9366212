import type { PartId } from './state.ts';

/** Why the parts of an event do not fit together. */
export type PartFault =
  | 'tooFew'
  | 'tooMany'
  | 'nameless'
  | 'sameName'
  | 'feedsNothing'
  | 'noLastDay'
  | 'nightMissing'
  | 'nightTwice'
  | 'nightTooMuch';

export type MultiDayRefusal =
  | { readonly code: 'event-there-already' }
  | { readonly code: 'no-such-event' }
  | { readonly code: 'event-nameless'; readonly most: number }
  | { readonly code: 'parts-invalid'; readonly fault: PartFault; readonly part?: string }
  /** A day was opened by what is to be changed. */
  | { readonly code: 'day-opened'; readonly part: string }
  /** Another took it back while the day was made. */
  | { readonly code: 'opening-taken-back'; readonly part: string }
  | { readonly code: 'no-such-part' }
  | { readonly code: 'day-without-flights'; readonly part: string }
  | { readonly code: 'flights-not-over'; readonly parts: readonly string[] }
  | { readonly code: 'nobody-carries' }
  | { readonly code: 'currencies-differ' }
  | { readonly code: 'nothing-changes' };

/** As it is named in front of people. */
export const nameOf = (parts: readonly { readonly id: PartId; readonly name: string }[], id: PartId): string =>
  parts.find((one) => one.id === id)?.name ?? '';
