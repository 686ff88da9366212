import type { Words } from '../de/index.ts';
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

export const en: Words = {
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
