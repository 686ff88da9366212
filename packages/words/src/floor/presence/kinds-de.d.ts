import type { PresenceKinds } from '@riffle/floor';
import type { KindWords } from '../floor-words.ts';
export declare const presenceKindsDe: KindWords<PresenceKinds>;
