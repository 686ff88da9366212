import type { Whom } from './whom.ts';

export type CommandsOfLots = {
  readonly type: 'DrawPlayer';
  readonly whom: Whom;
  /** What it is drawn for, as it is said to the room. */
  readonly for?: string;
  /** The walls show for a minute who it is. */
  readonly shown?: true;
};
