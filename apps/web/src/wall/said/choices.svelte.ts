import type { Telling, Tongues, WallEvent } from '@riffle/wire';
import type { Language } from '@riffle/words';

const place = 'riffle.wall.voice';
const OLD_PLACE = 'riffle.wall.signals';

/** What was chosen at this wall itself, whatever the club's presets say. */
type Choices = {
  readonly how: { readonly [E in WallEvent]?: Telling };
  /** From 0 to 1. */
  readonly volume: number;
  readonly tongues?: Tongues;
  /** By the browser's own address of it. */
  readonly voices: { readonly [L in Language]?: string };
};
const NONE: Choices = { how: {}, volume: 1, voices: {} };

function remembered(): Choices {
  try {
    const kept = localStorage.getItem(place);
    return kept === null ? asBefore() : { ...NONE, ...(JSON.parse(kept) as Partial<Choices>) };
  } catch {
    return NONE;
  }
}

/** What was switched off here before walls could speak stays off. */
function asBefore(): Choices {
  const old = JSON.parse(localStorage.getItem(OLD_PLACE) ?? '{}') as { readonly [signal: string]: unknown };
  const off = (['level', 'minute', 'envelope', 'move'] as const).filter((signal) => old[signal] === false);
  const events = off.flatMap((signal): readonly WallEvent[] =>
    signal === 'level' ? ['start', 'level', 'break'] : [signal],
  );
  return { ...NONE, how: Object.fromEntries(events.map((event) => [event, 'off' as const])) };
}

let chosen = $state.raw<Choices>(remembered());

export const choices = {
  get now(): Choices {
    return chosen;
  },
  /** A choice of `undefined` leaves it to the club again. */
  choose(changes: { readonly [K in keyof Choices]?: Choices[K] | undefined }): void {
    const kept = Object.entries({ ...chosen, ...changes }).filter(([, value]) => value !== undefined);
    chosen = Object.fromEntries(kept) as Choices;
    localStorage.setItem(place, JSON.stringify(chosen));
  },
  tell(event: WallEvent, how: Telling | undefined): void {
    const { [event]: _, ...others } = chosen.how;
    this.choose({ how: how === undefined ? others : { ...others, [event]: how } });
  },
};
