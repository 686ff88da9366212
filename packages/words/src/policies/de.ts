import { balancing } from './de/balancing.ts';
import { betting } from './de/betting.ts';
import { button } from './de/button.ts';
import { cash } from './de/cash.ts';
import { chips } from './de/chips.ts';
import { dealing } from './de/dealing.ts';
import { declarations } from './de/declarations.ts';
import { elimination } from './de/elimination.ts';
import { entries } from './de/entries.ts';
import { handForHand } from './de/hand-for-hand.ts';
import { league } from './de/league.ts';
import { pots } from './de/pots.ts';
import { presence } from './de/presence.ts';
import { sanctions } from './de/sanctions.ts';
import { seating } from './de/seating.ts';
import { showdown } from './de/showdown.ts';
import { tables } from './de/tables.ts';
import { timing } from './de/timing.ts';
import type { PolicyWords } from './policy-words.ts';

export const de: PolicyWords = {
  ...seating,
  ...tables,
  ...balancing,
  ...button,
  ...dealing,
  ...timing,
  ...elimination,
  ...presence,
  ...betting,
  ...cash,
  ...pots,
  ...showdown,
  ...declarations,
  ...chips,
  ...entries,
  ...handForHand,
  ...sanctions,
  ...league,
};
