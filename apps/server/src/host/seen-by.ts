import { type Tournament, type TournamentView, tournament } from '@riffle/tournament';
import type { Reader } from './names.ts';

const views = new WeakMap<Tournament, Partial<Record<Reader, TournamentView>>>();

/** A state never changes, so what a reader sees of it is worked out once, for all languages, lists and files. */
export function seenBy(reader: Reader, state: Tournament): TournamentView {
  const known = views.get(state) ?? {};
  const view = known[reader] ?? tournament.view(state, { as: reader });
  views.set(state, { ...known, [reader]: view });
  return view;
}
