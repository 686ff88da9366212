import type { TournamentView } from '@riffle/tournament';
import { session } from '../../session/session.svelte.ts';

/** A price of one's own is the director's to say, where the night has any. */
export const maySayPrice = ({ setup }: Pick<TournamentView, 'setup'>): boolean =>
  setup.money !== undefined && (session.staff?.role === 'director' || setup.demo === true);
