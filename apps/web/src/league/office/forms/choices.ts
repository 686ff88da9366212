import type { LeagueDesk } from '../../league-desk.svelte.ts';

/** What can be chosen in a form, each as it is called. */
export const options = (ids: readonly string[], name: (id: string) => string) =>
  ids.map((id) => ({ value: id, label: name(id) }));
export const same = (id: string): string => id;
export const divisionsOf = ({ view }: LeagueDesk) =>
  options(
    view.divisions.map(({ id }) => id),
    same,
  );
