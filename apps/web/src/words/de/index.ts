import { backups } from './backups.ts';
import { desk } from './desk.ts';
import { entry } from './entry.ts';
import { floor } from './floor.ts';
import { hands } from './hands.ts';
import { home } from './home.ts';
import { house } from './house.ts';
import { identity } from './identity.ts';
import { night } from './night.ts';
import { player } from './player.ts';
import { record } from './record.ts';
import { rules } from './rules.ts';
import { setup } from './setup.ts';
import { shell } from './shell.ts';
import { texts } from './texts.ts';
import { wall } from './wall.ts';

/** German is the source: every other language must say the same things. A file per area of the screen. */
export const de = {
  backups,
  desk,
  entry,
  floor,
  hands,
  home,
  house,
  identity,
  night,
  player,
  record,
  rules,
  setup,
  shell,
  texts,
  wall,
};
export type Words = typeof de;
