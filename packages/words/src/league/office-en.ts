import type { CardOfRound } from '@riffle/league';
import type { LeagueNaming } from './league-words.ts';
import type { OfficeWords } from './office-words.ts';

const STAGE = { preparing: 'being prepared', running: 'running', over: 'over' } as const;
const SANCTION = {
  warning: 'warning',
  points: 'points taken',
  transferBan: 'transfer ban',
  fine: 'fine',
  forcedRelegation: 'forced relegation',
  exclusion: 'exclusion',
} as const;
const NO_SUCH = {
  file: 'There is no such file.',
  club: 'There is no such club.',
  team: 'There is no such team here.',
  division: 'There is no such division.',
  player: 'There is no such player.',
  licence: 'There is no such licence.',
  matchDay: 'There is no such match day.',
  entry: 'There is no such entry.',
  deadline: 'There is no such deadline.',
} as const;
const THERE_ALREADY = {
  club: 'This club is there already.',
  team: 'This team is there already.',
  player: 'This player is entered already.',
  licence: 'This application is there already.',
  entry: 'This entry is there already.',
} as const;
const DEADLINE = {
  lineUp: 'the line-up',
  instalment: 'a part of the licence fee',
  decision: 'the decision on the licence',
  officer: 'telling of new officers',
} as const;
/** What was entered by itself. */
const cardOf = ({ table, event, match, team, told, decision }: CardOfRound, say: LeagueNaming): string => {
  if (table !== undefined)
    return `table ${table.table}${table.heat === undefined ? '' : ` in heat ${String(table.heat)}`}`;
  if (event !== undefined) return `team event ${event.event}`;
  if (match !== undefined) return `${say.team(match.home)} against ${say.team(match.away)}`;
  if (told !== undefined)
    return `points of ${told.player === undefined ? say.team(told.team ?? '') : say.player(told.player)}`;
  if (decision !== undefined) return decision.of === 'dayBest' ? 'the best of the day' : 'the order of level teams';
  return team === undefined ? 'nothing' : say.team(team.team);
};
const because = (reason: string | undefined): string => (reason === undefined ? '' : ` Reason: ${reason}.`);

const counted = (count: number, one: string, many: string): string | undefined =>
  count === 0 ? undefined : `${String(count)} ${count === 1 ? one : many}`;
const nightOf: OfficeWords['night'] = (of) =>
  of.is === 'event' ? `Team event ${of.event}` : of.heat === undefined ? 'Tables' : `Heat ${String(of.heat)}`;

export const officeEn: OfficeWords = {
  refusals: {
    'not-yours-to-ask': () => ({
      title: 'This is not yours to do here.',
      allowed: ['Ask the league’s office.'],
    }),
    'season-not-open': () => ({ title: 'This season is not open yet.' }),
    'season-open-already': () => ({ title: 'This season is open already.' }),
    'nothing-changes': () => ({ title: 'Nothing changes by that.' }),
    'reason-needed': () => ({ title: 'This needs a reason.', detail: 'It stands in the log.' }),
    'line-refused': ({ line, because }, { refusal }) => {
      const { title, detail, ...rest } = refusal(because);
      const all = [detail, 'Nothing of the list was taken over.'].filter((one) => one !== undefined && one !== '');
      return { ...rest, title: `Line ${String(line)}: ${title}`, detail: all.join(' ') };
    },
    'wrong-stage': ({ stage }) => ({ title: `That cannot be done now: the season is ${STAGE[stage]}.` }),
    'no-such': ({ what }) => ({ title: NO_SUCH[what] }),
    'there-already': ({ what }) => ({ title: THERE_ALREADY[what] }),
    'rounds-not-planned': ({ division, planned, wanted }) => ({
      title: `In division ${division} ${String(planned)} of ${String(wanted)} match days are planned.`,
      allowed: ['Plan all match days, then start.'],
    }),
    'rounds-open': ({ open }) => ({
      title: `Match days that are not closed: ${String(open)}.`,
      allowed: ['Close every match day.'],
    }),
    'no-such-round': ({ most }) => ({ title: `A season has ${String(most)} match days.` }),
    'division-full': ({ most }) => ({ title: `At most ${String(most)} teams play in this division.` }),
    'club-has-team': ({ most }) => ({ title: `A club has at most ${String(most)} team in a division.` }),
    'too-late-to-enter': () => ({
      title: 'An entry is for the whole season, and this division has begun.',
    }),
    'not-qualified': ({ division }) => ({
      title: `The club has not qualified for division ${division}.`,
    }),
    'membership-missing': ({ of }) => ({
      title: 'The club lacks a membership that began before the season.',
      detail: of,
    }),
    'licence-not-valid': () => ({
      title: 'The club has no valid licence for this division.',
      detail: 'It counts from the day on which the club has the decision.',
    }),
    'document-missing': ({ name }) => ({ title: `The application lacks a document: ${name}.` }),
    'document-not-original': ({ name }) => ({ title: `This document must be there as an original: ${name}.` }),
    'document-too-old': ({ name, days, most }) => ({
      title: `The document ${name} is ${String(days)} days old, at most ${String(most)} are possible.`,
    }),
    'register-number-missing': () => ({ title: 'The club has no number in the register of associations.' }),
    'too-late-to-apply': ({ until }, { day }) => ({
      title: `Applications were possible until ${day(until)}.`,
      allowed: ['Take it with a reason.'],
    }),
    'not-confirmed': () => ({ title: 'The club has not accepted regulation and statutes yet.' }),
    'not-accepted': () => ({
      title: 'The club has not accepted all that is asked with the application.',
    }),
    'not-signed': () => ({
      title: 'Only somebody who speaks for the club revokes the application.',
      allowed: ['Enter who signed: an officer of the club.'],
    }),
    'refused-this-season': () => ({
      title: 'The application was refused for this season.',
      allowed: ['Apply for the next season.'],
    }),
    'first-part-unpaid': ({ cents }, { money }) => ({
      title: `The application is decided once the first part of the fee is there: ${money(cents)}.`,
    }),
    'against-criteria': ({ unmet }) => ({
      title: unmet.length === 0 ? 'All criteria are met.' : `Not marked as met: ${unmet.join(', ')}.`,
      allowed: ['Decide otherwise, with a reason.'],
    }),
    'decided-already': () => ({ title: 'This is decided already.' }),
    'not-decided': () => ({ title: 'This is not decided yet.' }),
    'not-granted': () => ({ title: 'This licence was not granted.' }),
    'revoked-already': () => ({ title: 'The application is revoked.', allowed: ['Apply anew.'] }),
    'decision-received': ({ on }, { day }) => ({
      title: `Too late: the club has had the decision since ${day(on)}, and it stands.`,
    }),
    'club-called-so': ({ name }) => ({
      title: `A club called ${name} is entered already.`,
      allowed: ['Give this one another name.'],
    }),
    'too-many-unsettled': ({ most }) => ({
      title: `The league's office has not yet looked at ${String(most)} new members of this club.`,
      allowed: ['Wait until the office has looked at them.'],
    }),
    'day-to-come': ({ what }) => ({
      title:
        what === 'born' ? 'This birthday has not been yet.' : 'Somebody is a member from the day on which he is one.',
      allowed: ['Give a day that has been.'],
    }),
    'both-named': ({ round }) => ({
      title: 'These are two: both stand on one match day.',
      detail: `Both are lined up, or have played, in round ${String(round)}.`,
      allowed: ['Confirm that this one is new.', 'Change the line-up or the results first.'],
    }),
    'looked-at-already': () => ({ title: 'The office has said already who this is.' }),
    'same-person': () => ({ title: 'This is the same entry.' }),
    'transfer-ban': ({ until }, { day }) => ({
      title:
        until === undefined
          ? 'This club may not register new players.'
          : `This club may not register new players until ${day(until)}.`,
    }),
    'not-eligible': ({ player, because: why }, say) => ({
      title: `${say.player(player)} may not play.`,
      detail: why.map(say.ineligible).join(' '),
      allowed: ['Name the player all the same, with a reason.'],
    }),
    'too-late-to-change': ({ until }, { moment }) => ({ title: `Changes were possible until ${moment(until)}.` }),
    'too-many-players': ({ most }) => ({ title: `A team has at most ${String(most)} players.` }),
    'named-twice': ({ player }, say) => ({ title: `${say.player(player)} stands in the line-up twice.` }),
    'ghost-number': ({ may }) => ({ title: `The missing player has the number ${may.join(' or ')}.` }),
    'not-planned-for-heat': ({ may }, say) => ({
      title: 'Who plays in which heat is fixed by the numbers.',
      detail: `Here play: ${may.map(say.player).join(', ')}.`,
    }),
    'played-already': () => ({ title: 'This match day is played already.' }),
    'no-results': () => ({ title: 'Nothing is entered of this match day yet.' }),
    'closed-already': () => ({ title: 'This match day is closed already.' }),
    'signed-already': () => ({ title: 'This team has countersigned already.' }),
    'already-waived': () => ({ title: 'This team has waived already.' }),
    'no-nights': () => ({
      title: 'This league’s regulation does not say how its tournaments are set up.',
      allowed: ['Enter round cards by hand.'],
    }),
    'nights-open': () => ({
      title: 'The tournaments of this match day are open already.',
      allowed: ['Take the opening back and open them anew.'],
    }),
    'too-few-teams': () => ({
      title: 'Fewer than two teams have a line-up.',
      allowed: ['Name line-ups, then open.'],
    }),
    'line-ups-missing': ({ teams }, say) => ({
      title: 'These teams have no line-up.',
      detail: teams.map(say.team).join(', '),
      allowed: ['Name the line-ups, or open without these teams.'],
    }),
    'no-such-night': () => ({ title: 'This tournament is no part of the match day any more.' }),
    'no-result-yet': () => ({ title: 'No result of this tournament stands yet.' }),
    'entered-otherwise': ({ card, heat }) => ({
      title: `${heat === undefined ? '' : `Heat ${String(heat)}, `}${card}: something else was entered by hand.`,
      allowed: ['Replace it expressly, or leave what was entered.'],
    }),
    'results-wrong': ({ problems }, say) => ({
      title: 'The results cannot be like this.',
      detail: problems.map(say.problem).join(' '),
    }),
    'teams-untold': ({ teams }, say) => ({
      title: 'Nothing is entered of these teams.',
      detail: teams.map(say.team).join(', '),
      allowed: ['Enter results, or that they did not appear.'],
    }),
    'no-play-off': () => ({ title: 'Nobody comes into this league by a play-off.' }),
    'in-play-off': ({ teams }, say) => ({
      title: 'These teams stand in the result of the play-off.',
      detail: teams.map(say.team).join(', '),
      allowed: ['Change the result of the play-off first.'],
    }),
    'movement-confirmed': () => ({
      title: 'Promotion and relegation is confirmed.',
      allowed: ['Open promotion and relegation again first, with a reason, and confirm it anew afterwards.'],
    }),
    'movement-open': () => ({
      title: 'Promotion and relegation is not confirmed.',
      allowed: ['All of it can still be changed.'],
    }),
    'not-in-play-off': ({ teams, may }, say) => ({
      title: 'In the play-off each team that may play stands once.',
      detail: `Not so: ${teams.map(say.team).join(', ')}.`,
      allowed:
        may.length === 0 ? ['Enter the regional leagues first.'] : [`Who may play: ${may.map(say.team).join(', ')}.`],
    }),
    'file-kept-already': () => ({ title: 'This file is here already.' }),
    'too-many-files': ({ most }) => ({
      title: `${String(most)} files are kept with this season already.`,
      allowed: ['Remove one first that is needed no longer.'],
    }),
    'no-such-sanction': () => ({ title: 'The league knows no such sanction.' }),
    'fine-too-high': ({ most }, { money }) => ({ title: `A fine is at most ${money(most)}.` }),
    'amount-missing': () => ({ title: 'The amount is missing.' }),
    'nothing-owed-back': ({ credit }, { money }) => ({ title: `${money(credit)} are owed to the club.` }),
    'appealed-already': () => ({ title: 'There is an appeal against this already.' }),
    'not-appealed': () => ({ title: 'There is no appeal against this.' }),
    'deadline-not-passed': () => ({ title: 'This deadline has not passed yet.' }),
    'settled-already': () => ({ title: 'This deadline is decided already.' }),
  },
  deadline: {
    lineUp: ({ team = '', division = '', round = 0 }, say) =>
      `${say.team(team)}: line-up for round ${String(round)}, division ${division}`,
    instalment: ({ club, division = '', part = 0 }, say) =>
      `${say.club(club)}: part ${String(part)} of the licence fee, division ${division}`,
    decision: ({ club, division = '' }, say) => `${say.club(club)}: decision on the licence, division ${division}`,
    officer: ({ club }, say) => `${say.club(club)}: tell of the new officer`,
  },
  lineUpsDue: (division, round) => `Line-ups for round ${String(round)}, division ${division}`,
  otherwise: (amount) =>
    amount === undefined ? 'What follows is for the league’s office to decide.' : `After that: a fine of ${amount}.`,
  byRules: (rules) => `(${rules})`,
  list: (count) => {
    const parts = [
      counted(count.clubs, 'club', 'clubs'),
      counted(count.teams, 'team', 'teams'),
      counted(count.players, 'player', 'players'),
      counted(count.licences, 'player licence', 'player licences'),
      counted(count.planned, 'match day', 'match days'),
      counted(count.results, 'match day with points', 'match days with points'),
    ];
    return `A list was taken over: ${parts.flatMap((one) => one ?? []).join(', ')}.`;
  },
  ineligible: {
    'not-in-squad': ({ club }, say) =>
      club === undefined ? 'Stands in no squad.' : `Stands in the squad of ${say.club(club)}.`,
    'no-licence': () => 'Has no player licence.',
    'licence-too-late': ({ days, needed }) =>
      `Applied for the licence ${String(days)} days before the match day, ${String(needed)} are needed.`,
    'licence-expired': ({ until }, { day }) => `The player licence was valid until ${day(until)}.`,
    'age-unknown': ({ needed }) => `The birthday is missing: one plays from ${String(needed)} years on.`,
    'too-young': ({ age, needed }) => `Is ${String(age)} years old, ${String(needed)} are needed.`,
    'changed-clubs': ({ from, round }, say) =>
      `Played for ${say.club(from)} in this season (round ${String(round)}) and then changed: again from the next season on.`,
    'change-not-told': ({ from, needed }, say) =>
      `The change from ${say.club(from)} was not told of ${String(needed)} days before.`,
    'plays-elsewhere': ({ team }, say) => `Stands in the line-up of ${say.team(team)} in this round.`,
    'best-above': ({ team, rank, points }, say) =>
      `Is one of the best players of ${say.team(team)} (rank ${String(rank)}, ${String(points)} points).`,
  },
  log: {
    FileKept: ({ about }, say) =>
      about.is === 'licence'
        ? `${say.club(about.club)}: a document was kept with the licence application, division ${about.division}.`
        : `Round ${String(about.round)}, division ${about.division}: a photograph of the round card of table ${about.table} was kept.`,
    FileRemoved: () => 'A file was removed.',
    SeasonOpened: ({ setup }) => `Season ${setup.season} opened: ${setup.name}.`,
    SeasonStarted: () => 'The season begins.',
    SeasonEnded: () => 'The season is over.',
    ClubAdmitted: ({ name }) => `Club entered: ${name}.`,
    MembershipNoted: ({ club, membership }, say) =>
      `${say.club(club)}: membership ${membership.of} since ${say.day(membership.since)}.`,
    OfficerNoted: ({ club, role, person, since }, say) =>
      `${say.club(club)}: ${role} is ${say.player(person)} since ${say.day(since)}.`,
    TeamEntered: ({ team, division }, say) => `${say.team(team)} plays in division ${division}.`,
    LicenceApplied: ({ club, division, on, reason }, say) =>
      `${say.club(club)} applies for the licence of division ${division}, arrived ${say.day(on)}.${because(reason)}`,
    CriterionMarked: ({ club, criterion, met }, say) =>
      `${say.club(club)}: criterion ${criterion} ${met ? 'met' : 'not met'}.`,
    LicenceDecided: ({ club, division, granted, reason }, say) =>
      `${say.club(club)}: licence for division ${division} ${granted ? 'granted' : 'refused'}.${because(reason)}`,
    DecisionReceived: ({ club, on }, say) => `${say.club(club)} has the decision since ${say.day(on)}.`,
    ObjectionKept: ({ club, division }, say) =>
      `${say.club(club)} objects to the decision for division ${division}: noted, it stands.`,
    ApplicationRevoked: ({ club, division }, say) =>
      `${say.club(club)} revokes the application for division ${division}.`,
    LicenceWithdrawn: ({ club, division, reason }, say) =>
      `${say.club(club)}: licence for division ${division} withdrawn.${because(reason)}`,
    PlayerRegistered: ({ player, club }, say) => `${say.player(player)} stands in the squad of ${say.club(club)}.`,
    MemberEntered: ({ player, club, since, licence }, say) =>
      `${say.club(club)} enters ${say.player(player)} as a member since ${say.day(since)}${licence === true ? ' and applies for a licence' : ''}. The member agrees, the club says.`,
    MemberSettled: ({ player, as }, say) =>
      as === undefined
        ? `${say.player(player)} is new: confirmed by the office.`
        : `Who was entered is ${say.player(as)}: confirmed by the office.`,
    PlayerTransferred: ({ player, to, on }, say) =>
      `${say.player(player)} changes to ${say.club(to)} on ${say.day(on)}.`,
    MembershipEnded: ({ player, on }, say) => `${say.player(player)} is in no club since ${say.day(on)}.`,
    PlayerLicenceApplied: ({ player, on }, say) => `Player licence applied for: ${say.player(player)}, ${say.day(on)}.`,
    PlayerLicenceGranted: ({ player }, say) => `Player licence granted: ${say.player(player)}.`,
    MatchDayPlanned: ({ division, round, startsAt, venue }, say) =>
      `Division ${division}, round ${String(round)}: ${say.moment(startsAt)}${venue === undefined ? '' : `, ${venue}`}.`,
    HostApplied: ({ club, division, round }, say) =>
      `${say.club(club)} would host round ${String(round)} of division ${division}.`,
    LineUpNamed: ({ team, round, players, complete, reason }, say) =>
      `${say.team(team)}, round ${String(round)}: ${complete ? 'line-up' : 'line-up that is not complete'} of ${String(players.filter((one) => one !== null).length)} players.${because(reason)}`,
    EventsChosen: ({ team, heat, order }, say) =>
      `${say.team(team)}, heat ${String(heat)}: in the team event ${order.map(say.player).join(', ')}.`,
    ResultsEntered: ({ results, reason }) =>
      `Division ${results.division}, round ${String(results.round)}: results ${reason === undefined ? 'entered' : 'corrected'}.${because(reason)}`,
    NightsOpened: ({ division, round, nights }) =>
      `Division ${division}, round ${String(round)}: ${nights.length === 1 ? '1 tournament' : `${String(nights.length)} tournaments`} opened (${nights.map(({ of }) => nightOf(of)).join(', ')}).`,
    NightTold: ({ division, round, told }) =>
      `Division ${division}, round ${String(round)}: a tournament says that it ${{ before: 'has not begun', play: 'is being played', over: 'is over', off: 'is called off', gone: 'is deleted' }[told.stage]}${told.cards.length === 0 ? '' : `, with ${told.cards.length === 1 ? '1 result' : `${String(told.cards.length)} results`}`}.`,
    MissingNoted: ({ division, round, player, missing }, say) =>
      `Division ${division}, round ${String(round)}: ${say.player(player)} ${missing ? 'is missing' : 'is there'}.`,
    CardEntered: ({ division, round, card, night, reason }, say) =>
      `Division ${division}, round ${String(round)}: ${cardOf(card, say)} ${night !== undefined ? 'taken over from its tournament' : reason === undefined ? 'entered' : 'corrected'}.${because(reason)}`,
    CardRemoved: ({ division, round, card, reason }, say) =>
      `Division ${division}, round ${String(round)}: ${cardOf(card, say)} removed, its tournament says it no more.${because(reason)}`,
    ResultKept: ({ division, round, card }, say) =>
      `Division ${division}, round ${String(round)}: ${cardOf(card, say)} stays as it is entered, though its tournament says otherwise.`,
    LinkRenewed: ({ of, id }, say) =>
      `A new link for ${of === 'club' ? say.club(id) : say.team(id)}. The old one opens nothing any more.`,
    Countersigned: ({ team, round }, say) => `${say.team(team)} countersigns round ${String(round)}.`,
    RoundClosed: ({ division, round }) => `Division ${division}, round ${String(round)} closed.`,
    LevelDecided: ({ order }, say) => `Decided among the level: ${order.map(say.team).join(' before ')}.`,
    Imposed: ({ entry }, say) => `${say.club(entry.club)}: ${SANCTION[entry.what]}.${because(entry.reason)}`,
    Appealed: ({ on }, say) => `Appeal of ${say.day(on)}.`,
    AppealDecided: ({ decided }) => (decided === 'upheld' ? 'Appeal dismissed: it stands.' : 'Appeal heard: it falls.'),
    PaymentTaken: ({ club, cents }, say) => `${say.club(club)} pays ${say.money(cents)}.`,
    PaidBack: ({ club, cents }, say) => `${say.club(club)} gets ${say.money(cents)} back.`,
    PromotionWaived: ({ team }, say) => `${say.team(team)} does not want to go up.`,
    RegionalLeagueNoted: ({ name, table }) =>
      table.length === 0
        ? `${name} is no regional league any more.`
        : `${name}: ${table.map((one) => one.name).join(' before ')}.`,
    PlayOffEntered: ({ order }, say) => `Play-off of champions: ${order.map(say.team).join(' before ')}.`,
    MovementConfirmed: ({ moves, reason }, say) =>
      `Promotion and relegation confirmed: ${moves.map(({ team, way }) => `${say.team(team)} ${way}`).join(', ')}.${because(reason)}`,
    MovementReopened: ({ reason }) => `Promotion and relegation is open again.${because(reason)}`,
    DeadlinePassed: ({ what, club }, say) => `${say.club(club)}: the deadline for ${DEADLINE[what]} has passed.`,
    DeadlineSettled: ({ what, club, as, reason }, say) =>
      `${say.club(club)}: the deadline for ${DEADLINE[what]} stays ${as === 'waived' ? 'without consequences' : 'with consequences'}.${because(reason === '' ? undefined : reason)}`,
  },
  matchDay: (division, round) => `Division ${division}, round ${String(round)}`,
  night: nightOf,
  columns: {
    division: 'Division',
    rank: 'Rank',
    team: 'Team',
    points: 'Points',
    rounds: 'Rounds',
    scored: 'Points scored',
  },
  page: {
    what: 'Tables, match days and round cards of the league.',
    leading: (division, first) => `Division ${division}: ${first.join(', ')}.`,
    table: (division) => `Division ${division}`,
  },
  facts: {
    season: 'Season',
    clubs: 'Clubs',
    born: 'Birthday',
    licensed: 'Player’s licence since',
    lineUps: 'Line-ups',
  },
};
