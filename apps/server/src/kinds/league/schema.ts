import { type LeagueView, type Profile, readProfile, readyProfiles } from '@riffle/league';
import { CURRENCIES } from '@riffle/money';
import type {
  LeagueCalendar,
  LeagueFigures,
  LeagueLinkAnswer,
  LeagueLinks,
  LeaguePlayers,
  LeagueRound,
  LeagueRunning,
  LeagueSetup,
  LeagueToken,
  MatchDayOfNight,
  OpenNightsBody,
} from '@riffle/wire';
import type { ToldReport } from '@riffle/words';
import { z } from 'zod';
import { anyId, count, filledLine, line, newId } from '../../schema/brand.ts';
import { linkToken } from '../links/link-token.ts';
import { leagueCommand } from './command.ts';
import { day } from './day-schema.ts';

const profile = z
  .union([
    line(80).refine((id) => readyProfiles.some((one) => one.id === id)),
    z.custom<Exclude<LeagueSetup['profile'], string>>((own) => readProfile(own, readyProfiles).ok),
  ])
  .describe('A ready profile by its id, or the league’s own, which starts from one.');
const HOURS = 14 * 60;
export const setup = z
  .strictObject({
    ...{ name: filledLine(120), season: filledLine(80), profile, currency: z.enum(CURRENCIES) },
    offset: z.int().min(-HOURS).max(HOURS),
    applyUntil: day.exactOptional(),
    qualified: z
      .array(z.strictObject({ club: newId, name: filledLine(120), division: filledLine(80) }))
      .max(2000)
      .readonly()
      .exactOptional(),
  })
  .meta({ id: 'LeagueSetup' }) satisfies z.ZodType<LeagueSetup>;

export const view = z.custom<LeagueView>().meta({ type: 'object', description: 'LeagueView of packages/league' });
export const lineFields = {
  ...{ name: z.string(), season: z.string(), stage: z.enum(['preparing', 'running', 'over']) },
  ...{ clubs: count, teams: count, closed: count, planned: count, nextAt: count.exactOptional() },
};

export const openNightsBody = z.strictObject({
  ...{ id: newId, division: filledLine(80), round: count.min(1).max(1000) },
  /** Teams that have named no line-up, and are left out. */
  without: z.array(anyId).max(1000).readonly().exactOptional(),
}) satisfies z.ZodType<OpenNightsBody>;
/** Nothing in it where the night is of no match day. */
export const matchDayOfNight = z.object({
  ...{ league: z.string().exactOptional(), name: z.string().exactOptional() },
  ...{ division: z.string().exactOptional(), round: z.number().exactOptional() },
  stacks: z
    .record(z.string(), z.array(z.object({ person: z.string(), name: z.string() }).nullable()).readonly())
    .exactOptional(),
}) satisfies z.ZodType<Partial<MatchDayOfNight>>;

export const leagueToken = linkToken('a club’s or a captain’s') satisfies z.ZodType<LeagueToken>;
export const linkCommand = leagueToken.extend({ id: newId, command: leagueCommand });
export const linkAnswer = z.custom<LeagueLinkAnswer>().meta({
  type: 'object',
  description: 'The season, whose link it is, and as whom it is watched on /live with the token as its key',
});
export const ownCalendar = z
  .object({ text: z.string() })
  .meta({ description: 'Match days and what is due, as a calendar (RFC 5545)' }) satisfies z.ZodType<LeagueCalendar>;
export const leagueLinks = z.custom<LeagueLinks>().meta({
  type: 'object',
  description: 'Of each club and of each team what stands behind the # of its link',
});
/** What `riffle league --json` prints of this season, without money, and what its teams and players are called. */
type PublicReport = ToldReport & { readonly names: { readonly [id: string]: string } };
export const report: z.ZodType<PublicReport> = z.custom<PublicReport>().meta({
  type: 'object',
  description: 'What `riffle league --json` prints of this season, without money; `names` of its teams and players',
});

export const ofDivision = z.object({ division: line(80) });
export const ofRound = ofDivision.extend({ round: z.coerce.number<string>().int().min(1).max(1000) });
export const roundAnswer = z.custom<LeagueRound>().meta({
  type: 'object',
  description:
    'What came of one match day part by part, without money, and its round cards; `names` of its teams and players',
});
export const figuresAnswer = z.custom<LeagueFigures>().meta({
  type: 'object',
  description:
    'Of each division where its teams stood after each match day and what its players did, the ranking over all divisions, and `names`',
});
export const runningAnswer = z.custom<LeagueRunning>().meta({
  type: 'object',
  description:
    'Nights of match days that are under way, with the codes of their walls and which teams are still in where',
});
export const profileAnswer = z.custom<Profile>().meta({
  type: 'object',
  description:
    'By which competition profile it is played: each answer with its rules, and where the regulation is open',
});
export const playersAnswer = z.custom<LeaguePlayers>().meta({
  type: 'object',
  description: 'All players of a division in their order with the reasons, and their `names`',
});
