import type { Part, RoundScore } from '../reckon/round-score.ts';

/** Without what a team pays, and without why somebody lost points. */
export const forEverybody = (score: RoundScore): RoundScore => ({
  ...score,
  teams: score.teams.map((team) => ({ ...team, fines: [], parts: team.parts.map(withoutReason) })),
  players: score.players.map((player) => ({ ...player, parts: player.parts.map(withoutReason) })),
});
const withoutReason = ({ reason: _, ...part }: Part): Part => part;
