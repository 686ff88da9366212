import type { Words } from '../de/index.ts';
import { absent } from './desk/absent.ts';
import { bustOut } from './desk/bust-out.ts';
import { clock } from './desk/clock.ts';
import { frame } from './desk/frame.ts';
import { log } from './desk/log.ts';
import { overview } from './desk/overview.ts';
import { penalties } from './desk/penalties.ts';
import { rulings } from './desk/rulings.ts';
import { screens } from './desk/screens.ts';
import { seats } from './desk/seats.ts';
import { tables } from './desk/tables.ts';

export const desk: Words['desk'] = {
  absent,
  bustOut,
  clock,
  frame,
  log,
  overview,
  penalties,
  rulings,
  screens,
  seats,
  tables,
};
