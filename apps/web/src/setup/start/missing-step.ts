import type { EntryId, Missing } from '@riffle/tournament';
import type { Night, NightCommand } from '@riffle/wire';
import { mayCome, notHere } from '../players/entry-list.ts';

/** What settles an item: commands at once, or the place where it is done. */
export type Step =
  | { readonly is: 'commands'; readonly commands: readonly NightCommand[]; readonly direct: boolean }
  | { readonly is: 'go'; readonly to: 'players' | 'structure' | 'tables' }
  | { readonly is: 'settings'; readonly about: 'prizes' | 'rulebook' | 'form' };

/** Whose seat waits for the fee is not drawn with the others. */
function unseated({ view }: Night): readonly EntryId[] {
  const owes: { readonly [entry: string]: number } = view.missing?.some(({ code }) => code === 'fees-open')
    ? (view.money?.books?.owes ?? {})
    : {};
  return Object.entries(view.entries).flatMap(([id, entry]) =>
    // whoever comes late has his chips at a table all the same
    (entry.checkedIn || entry.absentSince !== undefined) &&
    entry.alternate === undefined &&
    entry.at === undefined &&
    entry.place === undefined &&
    (owes[id] ?? 0) <= 0
      ? [id as EntryId]
      : [],
  );
}

const clubsOpen = ({ view }: Night): readonly string[] =>
  (view.duties?.clubs?.all ?? []).flatMap(({ club, done }) => (done === undefined ? [club] : []));

const checkIn = (entries: readonly EntryId[]): Step =>
  entries.length === 0
    ? { is: 'go', to: 'players' }
    : { is: 'commands', direct: false, commands: [{ type: 'CheckIn', entries }] };

export function stepFor(code: Missing['code'], night: Night): Step {
  switch (code) {
    case 'too-few-entries':
    case 'fees-open':
      return { is: 'go', to: 'players' };
    case 'not-checked-in':
      return checkIn(mayCome(night, notHere(night)));
    case 'clubs-not-registered':
      return {
        ...{ is: 'commands', direct: false },
        commands: clubsOpen(night).map((club) => ({ type: 'TellDuty', duty: { is: 'clubCheckIn', club }, done: true })),
      };
    case 'no-levels':
      return { is: 'go', to: 'structure' };
    case 'not-drawn':
    case 'club-mates-together':
      return { is: 'commands', direct: true, commands: [{ type: 'DrawSeats' }] };
    case 'no-tables':
    case 'byes':
      return { is: 'go', to: 'tables' };
    case 'unseated':
      return {
        is: 'commands',
        direct: false,
        commands: unseated(night).map((entry) => ({ type: 'SeatEntry', entry })),
      };
    case 'no-prizes':
    case 'prizes-by-hand':
      return { is: 'settings', about: 'prizes' };
    case 'no-time-limit':
      return { is: 'settings', about: 'form' };
    case 'occasion-unset':
    case 'edition-unknown':
      return { is: 'settings', about: 'rulebook' };
  }
}
