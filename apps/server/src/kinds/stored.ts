import type { ApartOf, UpcastersOf } from '@riffle/journal';
import type { Kind } from '../host/kind.ts';
import { league } from './league/league.ts';
import { multiday } from './multiday/multiday.ts';
import { night } from './night/night.ts';
import { room } from './room/room.ts';
import { signup } from './signup/signup.ts';

/** The journal is opened, and old commits in it are lifted, before anything is hosted. */
const KINDS: readonly Kind[] = [
  night as unknown as Kind,
  signup as unknown as Kind,
  multiday as unknown as Kind,
  room as unknown as Kind,
  league as unknown as Kind,
];
const BY_NAME = new Map(KINDS.map((kind) => [kind.name, kind]));

export const kindOf = (stream: string): Kind | undefined => BY_NAME.get(stream.slice(0, stream.indexOf('/')));
export const upcasters: UpcastersOf = (stream) => kindOf(stream)?.stored.lifting ?? {};
export const apart: ApartOf = (stream) => kindOf(stream)?.stored.texts ?? {};

/** How every journal of a house is opened, its copies too. */
export const STORED = { upcasters, apart };
