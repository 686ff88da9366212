import { type CardOfRound, cardSchema, isCard, isResults, type Round, resultsSchema } from '@riffle/league';
import { z } from 'zod';
import { anyId, cents, count, filledLine, instant, line, newId, personId } from '../../schema/brand.ts';
import { day } from './day-schema.ts';

const command = <T extends string, S extends z.core.$ZodLooseShape>(type: T, fields: S) =>
  z.strictObject({ type: z.literal(type), ...fields });

const club = anyId;
const division = filledLine(80);
const round = count.min(1).max(1000);
const reason = line(500);
const why = { reason: reason.exactOptional() };
const persons = (most: number) => z.array(personId).max(most).readonly();

const startSeason = command('StartSeason', {});
const admitClub = command('AdmitClub', {
  club: newId,
  name: filledLine(120),
  registerNumber: filledLine(80).exactOptional(),
});
const enterTeam = command('EnterTeam', { team: newId, club, division, name: filledLine(120).exactOptional() });
const clubs = [
  startSeason,
  command('EndSeason', {}),
  admitClub,
  command('NoteMembership', {
    club,
    membership: z.strictObject({ of: filledLine(80), since: day, until: day.exactOptional() }),
  }),
  command('NoteOfficer', { club, role: filledLine(80), person: personId, since: day, told: day.exactOptional() }),
  enterTeam,
] as const;

const document = z.strictObject({ name: filledLine(80), dated: day, original: z.boolean() });
const licences = [
  command('ApplyForLicence', {
    ...{ club, division, on: day, documents: z.array(document).max(50).readonly(), confirmed: z.boolean(), ...why },
    accepts: z.array(filledLine(80)).max(50).readonly().exactOptional(),
  }),
  command('MarkCriterion', { club, division, criterion: filledLine(80), met: z.boolean(), on: day }),
  command('DecideLicence', { club, division, granted: z.boolean(), on: day, ...why }),
  command('NoteDecisionReceived', { club, division, on: day }),
  command('ObjectToDecision', { club, division, on: day }),
  command('RevokeApplication', { club, division, on: day, signedBy: personId.exactOptional() }),
  command('WithdrawLicence', { club, division, on: day, reason }),
] as const;

const registerPlayer = command('RegisterPlayer', { player: personId, club, since: day, born: day.exactOptional() });
const applyForPlayerLicence = command('ApplyForPlayerLicence', { player: personId, on: day });
const grantPlayerLicence = command('GrantPlayerLicence', { player: personId, on: day, until: day.exactOptional() });
const players = [
  registerPlayer,
  command('Transfer', { player: personId, to: club, on: day, told: day.exactOptional() }),
  command('EndMembership', { player: personId, on: day }),
  applyForPlayerLicence,
  grantPlayerLicence,
] as const;

const results = z
  .custom<Round>(isResults)
  .meta({ ...resultsSchema(), id: 'LeagueResults', description: 'What was played on a match day, card by card.' });
const card = z.custom<CardOfRound>(isCard).meta({
  ...cardSchema(),
  id: 'LeagueCard',
  description: 'One card, event, match or line about a team of a match day.',
});
const ofNights = [
  command('KeepResult', { division, round, night: anyId, card: filledLine(80) }),
  command('NoteMissing', { division, round, player: personId, missing: z.boolean() }),
  command('TakeResult', {
    ...{ division, round, night: anyId, ...why },
    card: filledLine(80).exactOptional(),
    instead: z.literal(true).exactOptional(),
  }),
] as const;
const planMatchDay = command('PlanMatchDay', {
  ...{ division, round, date: day, startsAt: instant },
  venue: filledLine(200).exactOptional(),
  host: club.exactOptional(),
  director: personId.exactOptional(),
  officials: persons(50).exactOptional(),
});
const enterResults = command('EnterResults', { results, ...why });
const closeRound = command('CloseRound', { division, round });
const matchDays = [
  planMatchDay,
  command('ApplyToHost', { club, division, round }),
  command('NameLineUp', {
    ...{ team: anyId, round },
    /** In the order of their numbers, `null` where a player is missing. */
    players: z
      .array(personId.nullable())
      .max(100)
      .readonly()
      .transform((named) => named.map((one) => one ?? undefined)),
    captain: personId.exactOptional(),
    ...why,
  }),
  command('ChooseForEvents', { team: anyId, round, heat: count.min(1).max(100), order: persons(20) }),
  enterResults,
  command('EnterCard', { division, round, card, ...why }),
  command('Countersign', { division, round, team: anyId }),
  closeRound,
  command('DecideLevel', { division, order: z.array(anyId).max(100).readonly() }),
] as const;

const entry = z.strictObject({
  ...{ id: newId, club, on: day, reason: filledLine(500) },
  team: anyId.exactOptional(),
  what: z.enum(['warning', 'points', 'transferBan', 'fine', 'forcedRelegation', 'exclusion']),
  rule: filledLine(120).exactOptional(),
  cents: cents.exactOptional(),
  points: count.max(1000).exactOptional(),
  until: day.exactOptional(),
});
const move = z.strictObject({ team: anyId, way: z.enum(['up', 'down']) });
const regionalTable = z
  .array(
    z.strictObject({
      ...{ team: newId, name: filledLine(120), club: club.exactOptional() },
      fieldedFromFirst: z.boolean().exactOptional(),
    }),
  )
  .max(100)
  .readonly();
const register = [
  command('Impose', { entry }),
  command('Appeal', { entry: anyId, on: day }),
  command('DecideAppeal', { entry: anyId, decided: z.enum(['upheld', 'dropped']) }),
  command('TakePayment', { club, cents, on: day }),
  command('PayBack', { club, cents, on: day }),
  command('WaivePromotion', { team: anyId }),
  command('NoteRegionalLeague', { league: newId, name: filledLine(120), table: regionalTable }),
  command('EnterPlayOff', { order: z.array(anyId).max(100).readonly() }),
  command('ReopenMovement', { reason: filledLine(500) }),
  command('ConfirmMovement', { moves: z.array(move).max(1000).readonly(), ...why }),
  command('RemoveFile', { file: anyId }),
  command('RenewLink', { of: z.enum(['club', 'team']), id: anyId }),
  command('SettleDeadline', { deadline: filledLine(300), as: z.enum(['taken', 'waived']), reason }),
] as const;

/** What a list that comes in asks for, line by line. */
const TAKEN_OVER = [
  ...([admitClub, enterTeam, registerPlayer, applyForPlayerLicence, grantPlayerLicence] as const),
  ...([planMatchDay, startSeason, enterResults, closeRound] as const),
] as const;
/** The whole of a list at once. */
const takeOver = command('TakeOver', {
  steps: z
    .array(
      z.strictObject({
        line: count.min(1),
        asks: z.discriminatedUnion('type', TAKEN_OVER),
      }),
    )
    .max(100_000)
    .readonly(),
});

/** What is asked of a season. It is opened by a way of its own, and a deadline passes by the clock. */
export const leagueCommand = z.discriminatedUnion('type', [
  ...clubs,
  ...licences,
  ...players,
  ...matchDays,
  ...ofNights,
  ...register,
  takeOver,
]);
