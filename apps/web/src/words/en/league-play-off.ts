import type { leaguePlayOff as german } from '../de/league-play-off.ts';

export const leaguePlayOff: typeof german = {
  title: 'Play-off of champions',
  what: (up) =>
    up === 1
      ? 'The first comes up into the lowest division.'
      : `The first ${String(up)} come up into the lowest division.`,
  none: 'No regional league is entered yet.',
  noneWhy: 'From their tables follows who may be in the play-off.',
  note: 'Enter a regional league',
  change: (league) => `Change ${league}`,
  qualified: (league, team, rank) =>
    rank === 1 ? `${league}: ${team} is in it.` : `${league}: ${team} is in it, number ${String(rank)} of the table.`,
  nobody: (league) => `${league}: nobody may play.`,
  waiting: (league, teams) =>
    `${league}: ${teams === 1 ? '1 team' : `${String(teams)} teams`}. Who may play is known after the season.`,
  barred: {
    ownTeamStays: (team) => `Not ${team}: its club keeps a team in the lowest division.`,
    fieldedFromFirst: (team) => `Not ${team}: it fielded players of the first division.`,
  },
  enter: 'Enter the result',
  correct: 'Change the result',
  order: (teams) => `As it ended: ${teams}.`,
  result: {
    title: 'Result of the play-off',
    what: 'Place by place, the best first. Who did not play is left out.',
    place: (place) => `Place ${String(place)}`,
    nobody: '–',
    go: 'Enter',
  },
  league: {
    title: 'Regional league',
    name: 'Name of the regional league',
    how: 'Its table as it ended. As many lines will do as it takes until somebody may play.',
    rows: 'Table',
    team: (rank) => `Team of rank ${String(rank)}`,
    club: (rank) => `Club of this league, rank ${String(rank)}`,
    noClub: 'no club of this league',
    fielded: 'fielded players of the first division',
    more: 'Another line',
    fewer: 'One line fewer',
    noName: 'Please say what the regional league is called.',
    noTeams: 'Please name one team at least.',
    go: 'Enter',
    remove: 'Remove the regional league',
  },
};
