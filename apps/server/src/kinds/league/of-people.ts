import type { League, LeagueEvent, LeagueView, LeagueViewer } from '@riffle/league';
import { type PersonId, toPersonId } from '@riffle/people';
import { leagueOfficeWordsIn } from '@riffle/words';
import type { OfPeople, Tracing } from '../../host/kind.ts';
import type { LeagueShape } from './shape.ts';

/** All whom an event names. */
export function peopleIn(event: LeagueEvent): readonly PersonId[] {
  switch (event.type) {
    case 'OfficerNoted':
      return [event.person];
    case 'MemberSettled':
      return event.as === undefined ? [event.player] : [event.player, event.as];
    case 'MemberEntered':
    case 'PlayerRegistered':
    case 'PlayerTransferred':
    case 'MembershipEnded':
    case 'PlayerLicenceApplied':
    case 'PlayerLicenceGranted':
    case 'MissingNoted':
      return [event.player];
    case 'MatchDayPlanned':
      return [...event.officials, ...(event.director === undefined ? [] : [event.director])];
    case 'ApplicationRevoked':
      return event.signedBy === undefined ? [] : [event.signedBy];
    case 'LineUpNamed':
      return [...event.players.flatMap((one) => one ?? []), ...(event.captain === undefined ? [] : [event.captain])];
    case 'EventsChosen':
      return event.order;
    case 'NightsOpened':
      return [...new Set(event.nights.flatMap(({ entries }) => entries.flatMap(({ player }) => player ?? [])))];
    case 'NightTold':
      return [...new Set(event.told.cards.flatMap(playersOn))].map(toPersonId);
    case 'CardEntered':
    case 'CardRemoved':
      return playersOn(event.card).map(toPersonId);
    case 'ResultKept':
      return [...new Set([event.card, ...(event.says === undefined ? [] : [event.says])].flatMap(playersOn))].map(
        toPersonId,
      );
    case 'ResultsEntered':
      return playersIn(event.results).map(toPersonId);
    default:
      return [];
  }
}

/** Who stands on a card by itself. */
const playersOn = ({ table, event, match, told }: Extract<LeagueEvent, { type: 'CardEntered' }>['card']) =>
  playersIn({
    ...(table !== undefined && { tables: [table] }),
    ...(event !== undefined && { events: [event] }),
    ...(match !== undefined && { matches: [match] }),
    ...(told !== undefined && { told: [told] }),
  });

/** Who stands on a card, in whatever part of it. */
type Played = Pick<
  Extract<LeagueEvent, { type: 'ResultsEntered' }>['results'],
  'tables' | 'events' | 'matches' | 'told'
>;
export function playersIn({ tables, events, matches, told }: Played) {
  const named = [
    ...(tables ?? []).flatMap(({ seats }) => seats.map(({ player }) => player)),
    ...(events ?? []).flatMap(({ heats }) => heats.flatMap(({ stacks }) => stacks.map(({ player }) => player))),
    ...(matches ?? []).flatMap(({ duels }) => duels.flatMap(({ home, away }) => [home, away])),
    ...(told ?? []).map(({ player }) => player),
  ];
  return [...new Set(named.flatMap((one) => one ?? []))];
}

/** Everybody who has played. */
export const playersOfSeason = ({ matchDays }: League): readonly string[] => [
  ...new Set(matchDays.flatMap(({ results }) => (results === undefined ? [] : playersIn(results)))),
];

/** Whom a viewer reads of: in full whose squad or team it is, and the league's office; as he wants to be shown whoever played. */
export function peopleShownTo(state: League, viewer: LeagueViewer, view: LeagueView) {
  const played = new Set<PersonId>([
    ...state.matchDays.flatMap(({ officials, director }) => [
      ...officials,
      ...(director === undefined ? [] : [director]),
    ]),
    ...view.matchDays.flatMap(({ score }) => (score?.players ?? []).map(({ player }) => toPersonId(player))),
    ...view.players.flatMap(({ rows }) => rows.map(({ id }) => toPersonId(id))),
  ]);
  if (viewer === 'public') return { known: new Set<PersonId>(), shown: played };
  if (viewer === 'office')
    return {
      known: new Set<PersonId>([
        ...played,
        ...state.players.map(({ id }) => id),
        ...state.clubs.flatMap(({ officers }) => officers.map(({ person }) => person)),
        ...state.lineUps.flatMap(({ captain }) => captain ?? []),
      ]),
      shown: new Set<PersonId>(),
    };
  const named = (view.lining?.lineUps ?? []).flatMap(({ players, captain }) => [...players, captain]);
  const offered = (view.lining?.offered ?? []).flatMap(({ players }) => players.map(({ player }) => player));
  const squad = (view.own?.players ?? []).map(({ id }) => id);
  const officers = (view.own?.clubs ?? []).flatMap((club) => club.officers.map(({ person }) => person));
  return {
    known: new Set<PersonId>([...named.flatMap((one) => one ?? []), ...offered, ...squad, ...officers]),
    shown: played,
  };
}

export const ofPeople: OfPeople<LeagueShape> = {
  facts: ({ clubs, players, lineUps, setup }, people, { language }) => {
    const { facts } = leagueOfficeWordsIn(language);
    const nameOf = (id: string): string => clubs.find((one) => one.id === id)?.name ?? id;
    return players
      .filter(({ id }) => people.includes(id))
      .map(({ id, born, spells, licence }) => ({
        [facts.season]: `${setup?.name ?? ''} ${setup?.season ?? ''}`.trim(),
        [facts.clubs]: spells.map(({ club, since }) => `${nameOf(club)} (${since})`).join(', '),
        ...(born !== undefined && { [facts.born]: born }),
        ...(licence?.granted !== undefined && { [facts.licensed]: licence.granted }),
        [facts.lineUps]: String(lineUps.filter((one) => one.players.includes(id)).length),
      }));
  },
  concerning: (people) => (event) => peopleIn(event).some((one) => people.includes(one)),
};

/** Why somebody was named all the same, when he was born: about him. */
export const tracing = (): Tracing<LeagueEvent> => ({
  follow: () => undefined,
  trace: (event) => ({
    people: peopleIn(event),
    is: event.type === 'PlayerRegistered' || event.type === 'MemberEntered' ? 'tie' : 'words',
    ofRecord: event.type === 'Imposed',
  }),
});
