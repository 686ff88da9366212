import type { ApartOf, UpcastersOf } from '@riffle/journal';
import { night } from './night/night.ts';

/** The journal is opened, and old commits in it are lifted, before anything is hosted. */
const BY_KIND = new Map([[night.name, night.stored]]);

const storedOf = (stream: string) => BY_KIND.get(stream.slice(0, stream.indexOf('/')));

export const upcasters: UpcastersOf = (stream) => storedOf(stream)?.lifting ?? {};
export const apart: ApartOf = (stream) => storedOf(stream)?.texts ?? {};
