import { balancing } from './en/balancing.ts';
import { betting } from './en/betting.ts';
import { button } from './en/button.ts';
import { cash } from './en/cash.ts';
import { chips } from './en/chips.ts';
import { dealing } from './en/dealing.ts';
import { declarations } from './en/declarations.ts';
import { elimination } from './en/elimination.ts';
import { entries } from './en/entries.ts';
import { handForHand } from './en/hand-for-hand.ts';
import { league } from './en/league.ts';
import { pots } from './en/pots.ts';
import { presence } from './en/presence.ts';
import { sanctions } from './en/sanctions.ts';
import { seating } from './en/seating.ts';
import { showdown } from './en/showdown.ts';
import { tables } from './en/tables.ts';
import { timing } from './en/timing.ts';
import type { PolicyWords } from './policy-words.ts';

export const en: PolicyWords = {
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
