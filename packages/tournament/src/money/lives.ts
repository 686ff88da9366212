import type { EntryId } from '../ids.ts';
import type { Tournament } from '../state.ts';

/** How often somebody has been out, and so bought back in or is out. */
export const livesLost = ({ bustOuts }: Pick<Tournament, 'bustOuts'>, entry: EntryId): number =>
  bustOuts.filter(({ out }) => out.some((one) => one.entry === entry)).length;
