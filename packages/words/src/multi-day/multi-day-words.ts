import type { MultiDayEvent, MultiDayRefusal, PartId } from '@riffle/tournament/multiday';
import type { Told } from '../refusals/refusal-words.ts';

/** What a sentence about a tournament of several days is built with. */
export type MultiDayNaming = {
  readonly part: (id: PartId) => string;
  readonly chips: (count: number) => string;
  readonly list: (names: readonly string[]) => string;
};

export type MultiDayWords = {
  readonly refusals: {
    readonly [C in MultiDayRefusal['code']]: (
      refusal: Extract<MultiDayRefusal, { readonly code: C }>,
      say: MultiDayNaming,
    ) => Told;
  };
  readonly log: {
    readonly [T in MultiDayEvent['type']]: (
      event: Extract<MultiDayEvent, { readonly type: T }>,
      say: MultiDayNaming,
    ) => string;
  };
  /** Of somebody's own file. */
  readonly facts: { readonly part: string; readonly chips: string; readonly place: string };
};
