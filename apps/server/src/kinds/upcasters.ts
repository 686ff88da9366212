import type { Upcasters, UpcastersOf } from '@riffle/journal';
import { lifting } from '@riffle/tournament';

/** What each kind makes of the events that an earlier version wrote. A type may stand for something else in each. */
const BY_KIND: { readonly [kind: string]: Upcasters } = { night: lifting };

export const upcasters: UpcastersOf = (stream) => BY_KIND[stream.slice(0, stream.indexOf('/'))] ?? {};
