import type { Instant } from '@riffle/aggregate';
import type { PersonId } from '@riffle/people';
import type { HostRefusal } from '../kind.ts';

/** Something else that can be hosted, as small as it can be: it counts, rings by itself, and has a secret. */
export type Counter = {
  readonly name?: string;
  readonly count: number;
  readonly secret: string;
  readonly rings?: Instant;
  readonly rang: number;
  readonly player?: PersonId;
};
export type Command =
  | { readonly type: 'Begin'; readonly name: string; readonly secret: string }
  | { readonly type: 'Add'; readonly by: number }
  | { readonly type: 'Whisper'; readonly secret: string }
  | { readonly type: 'Seat'; readonly person: PersonId }
  | { readonly type: 'Wind'; readonly at: Instant }
  | { readonly type: 'Ring' };
export type CounterEvent =
  | { readonly type: 'Begun'; readonly name: string; readonly secret: string }
  | { readonly type: 'Added'; readonly by: number }
  | { readonly type: 'Whispered'; readonly secret: string }
  | { readonly type: 'Seated'; readonly person: PersonId }
  | { readonly type: 'Wound'; readonly at: Instant }
  | { readonly type: 'Rang' };
export type Refusal =
  | { readonly code: 'begun' }
  | { readonly code: 'below-zero'; readonly count: number }
  | HostRefusal;
export type Viewer = 'keeper' | 'public';
export type View = { readonly count: number; readonly rang: number; readonly secret?: string };

export type CounterShape = {
  readonly State: Counter;
  readonly Command: Command;
  readonly Event: CounterEvent;
  readonly Refusal: Refusal;
  readonly Viewer: Viewer;
  readonly View: View;
  readonly Line: { readonly name: string; readonly count: number };
  readonly Aside: { readonly note?: string };
};
