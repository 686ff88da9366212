import { schemaOf, seasonForm } from '@riffle/league';

/** What stands at a place of a season's file, in English as all published schemas. */
const MEANS: Readonly<Record<string, string>> = {
  profile: 'A ready profile (oepbl, pvb, plain, duels), or the id of the one in `own`.',
  own: 'A profile of the league’s own: the ready one it starts from, and only the answers that differ.',
  over: 'Nothing more is played. A division whose rounds are all there is over by itself.',
  'divisions.teams': 'All teams of the division, also those that stayed away. Empty where single players play.',
  players: 'Where it is there, no other player can be named.',
  'rounds.teams': 'What is to be said of a team beside its results; a team without a line here just played.',
  'rounds.teams.absent': 'The team did not appear.',
  'rounds.teams.present': 'How many of its players were there.',
  'rounds.teams.disqualified': 'The team has nothing of this round; its players keep what they have for themselves.',
  'rounds.teams.ineligible': 'Players who were fielded and might not play.',
  'rounds.teams.dress': 'How many persons came without the club’s clothing.',
  'rounds.teams.intoxicated': 'How many persons were fined for drugs or alcohol.',
  'rounds.tables': 'Round cards of single tables.',
  'rounds.tables.inTime': 'The box “in time” is ticked.',
  'rounds.tables.lastHands': 'It was won in the hands that are still dealt after the time.',
  'rounds.tables.chips': 'All chips of the table; where it is there, the counted ones must add up to it.',
  'rounds.tables.removed': 'Chips of that which were taken out of play.',
  'rounds.tables.seats.place': 'As it was written when the player went out; level players have the same.',
  'rounds.tables.seats.chips': 'Of who still had chips at the end.',
  'rounds.tables.seats.ghost': 'Nobody sat here who ever played a hand in time.',
  'rounds.events': 'Tournaments of teams with one stack for each, heat by heat.',
  'rounds.events.heats.stacks.start': 'Chips at the start of the heat.',
  'rounds.events.heats.stacks.end': 'Chips at its end, of who is still in.',
  'rounds.events.heats.stacks.place':
    'The team’s place in the event, of who went out in this heat, and 1 of the winner.',
  'rounds.events.heats.stacks.ghost': 'Nobody of the team was there in this heat.',
  'rounds.events.heats.stacks.removed': 'Taken out of the tournament, since nobody ever played it.',
  'rounds.matches': 'Teams against each other in weighted duels.',
  'rounds.told': 'Points that are told without cards: of a team, or of a player for himself.',
  'rounds.deductions': 'Points that are taken: of a team in the table, of a player from what he earned that day.',
  'rounds.decisions': 'Who of those who are level is ahead: `teams` of the round, `dayBest` of the players.',
  corrections: 'A whole card, event, match or line about a team as it is right, in place of the one before.',
  deductions: 'Points that the league takes from a team in the table.',
  movement: 'What promotion and relegation go by beside the final tables; reckoned once every division is over.',
  'movement.withdrawn': 'Teams that do not play on: withdrawn, excluded, without a licence.',
  'movement.waived': 'Teams that do not want to go up.',
  'movement.forcedDown': 'Teams that the league relegates wherever they stand.',
  'movement.playOff':
    'The teams of the play-off in its final order, the best first; in any order where the round is given.',
  'movement.playOffRound': 'The play-off as it was played, a round by itself: its ranking is the order.',
  'movement.regional': 'Final tables of the regional leagues: who of them may play in the play-off.',
  decisions: 'Who of those who are level in everything is ahead, as it was played for or decided.',
};

/** The published schema of a season's file. */
export const leagueSchemaText = (): string =>
  `${JSON.stringify(
    {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      title: 'Riffle league season',
      ...schemaOf(seasonForm, (path) => MEANS[path]),
    },
    undefined,
    1,
  )}\n`;
