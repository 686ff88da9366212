import type { Profile } from '../profile/profile.ts';
import { duels } from './duels.ts';
import { oepbl } from './oepbl/index.ts';
import { plain } from './plain.ts';
import { pvb } from './pvb.ts';

/** Those that a league can start from. Nothing else knows one of them by its name. */
export const readyProfiles: readonly Profile[] = [oepbl, pvb, plain, duels];
/** @internal tests ask for one. */
export const readyProfile = (id: string): Profile | undefined => readyProfiles.find((one) => one.id === id);
