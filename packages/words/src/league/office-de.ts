import type { CardOfRound } from '@riffle/league';
import type { LeagueNaming } from './league-words.ts';
import type { OfficeWords } from './office-words.ts';

const STAGE = { preparing: 'in Vorbereitung', running: 'im Gang', over: 'beendet' } as const;
const SANCTION = {
  warning: 'Verwarnung',
  points: 'Punkteabzug',
  transferBan: 'Transfersperre',
  fine: 'Geldstrafe',
  forcedRelegation: 'Zwangsabstieg',
  exclusion: 'Ausschluss',
} as const;
const NO_SUCH = {
  file: 'Diese Datei gibt es nicht.',
  club: 'Diesen Verein gibt es nicht.',
  team: 'Diese Mannschaft gibt es hier nicht.',
  division: 'Diese Spielklasse gibt es nicht.',
  player: 'Diesen Spieler gibt es nicht.',
  licence: 'Diese Lizenz gibt es nicht.',
  matchDay: 'Diesen Spieltag gibt es nicht.',
  entry: 'Diesen Eintrag gibt es nicht.',
  deadline: 'Diese Frist gibt es nicht.',
} as const;
const THERE_ALREADY = {
  club: 'Diesen Verein gibt es schon.',
  team: 'Diese Mannschaft gibt es schon.',
  player: 'Dieser Spieler ist schon eingetragen.',
  licence: 'Diesen Antrag gibt es schon.',
  entry: 'Diesen Eintrag gibt es schon.',
} as const;
const DEADLINE = {
  lineUp: 'die Aufstellung',
  instalment: 'einen Teil der Lizenzgebühr',
  decision: 'den Lizenzbescheid',
  officer: 'die Meldung einer neuen Vertretung',
} as const;
/** What was entered by itself. */
const cardOf = ({ table, event, match, team, told, decision }: CardOfRound, say: LeagueNaming): string => {
  if (table !== undefined)
    return `Tisch ${table.table}${table.heat === undefined ? '' : ` in Heat ${String(table.heat)}`}`;
  if (event !== undefined) return `Teamturnier ${event.event}`;
  if (match !== undefined) return `${say.team(match.home)} gegen ${say.team(match.away)}`;
  if (told !== undefined)
    return `Punkte von ${told.player === undefined ? say.team(told.team ?? '') : say.player(told.player)}`;
  if (decision !== undefined) return decision.of === 'dayBest' ? 'der MVP des Tages' : 'die Reihung bei Gleichstand';
  return team === undefined ? 'nichts' : say.team(team.team);
};
const because = (reason: string | undefined): string => (reason === undefined ? '' : ` Grund: ${reason}.`);

const counted = (count: number, one: string, many: string): string | undefined =>
  count === 0 ? undefined : `${String(count)} ${count === 1 ? one : many}`;
const nightOf: OfficeWords['night'] = (of) =>
  of.is === 'event' ? `Teamturnier ${of.event}` : of.heat === undefined ? 'Tische' : `Heat ${String(of.heat)}`;

export const officeDe: OfficeWords = {
  refusals: {
    'not-yours-to-ask': () => ({
      title: 'Das steht Ihnen hier nicht zu.',
      allowed: ['Das Ligabüro bitten.'],
    }),
    'season-not-open': () => ({ title: 'Diese Saison ist noch nicht eröffnet.' }),
    'season-open-already': () => ({ title: 'Diese Saison ist schon eröffnet.' }),
    'nothing-changes': () => ({ title: 'Daran ändert sich nichts.' }),
    'reason-needed': () => ({ title: 'Dafür braucht es einen Grund.', detail: 'Er steht im Protokoll.' }),
    'line-refused': ({ line, because }, { refusal }) => {
      const { title, detail, ...rest } = refusal(because);
      const all = [detail, 'Nichts von der Liste ist übernommen.'].filter((one) => one !== undefined && one !== '');
      return { ...rest, title: `Zeile ${String(line)}: ${title}`, detail: all.join(' ') };
    },
    'wrong-stage': ({ stage }) => ({ title: `Das geht jetzt nicht: Die Saison ist ${STAGE[stage]}.` }),
    'no-such': ({ what }) => ({ title: NO_SUCH[what] }),
    'there-already': ({ what }) => ({ title: THERE_ALREADY[what] }),
    'rounds-not-planned': ({ division, planned, wanted }) => ({
      title: `In der Spielklasse ${division} sind ${String(planned)} von ${String(wanted)} Spieltagen angesetzt.`,
      allowed: ['Alle Spieltage ansetzen, dann beginnen.'],
    }),
    'rounds-open': ({ open }) => ({
      title: `Noch nicht abgeschlossene Spieltage: ${String(open)}.`,
      allowed: ['Jeden Spieltag abschließen.'],
    }),
    'no-such-round': ({ most }) => ({ title: `Eine Saison hat ${String(most)} Spieltage.` }),
    'division-full': ({ most }) => ({ title: `In dieser Spielklasse spielen höchstens ${String(most)} Mannschaften.` }),
    'club-has-team': ({ most }) => ({
      title: `Je Verein spielt in einer Spielklasse höchstens ${String(most)} Mannschaft.`,
    }),
    'too-late-to-enter': () => ({
      title: 'Eine Nennung gilt für die ganze Saison, und diese Spielklasse hat schon gespielt.',
    }),
    'not-qualified': ({ division }) => ({
      title: `Der Verein hat sich für Spielklasse ${division} nicht qualifiziert.`,
    }),
    'membership-missing': ({ of }) => ({
      title: 'Dem Verein fehlt eine Mitgliedschaft, die vor der Saison begonnen hat.',
      detail: of,
    }),
    'licence-not-valid': () => ({
      title: 'Der Verein hat für diese Spielklasse keine gültige Lizenz.',
      detail: 'Sie gilt ab dem Tag, an dem der Bescheid beim Verein ist.',
    }),
    'document-missing': ({ name }) => ({ title: `Dem Antrag fehlt ein Dokument: ${name}.` }),
    'document-not-original': ({ name }) => ({ title: `Dieses Dokument muss im Original da sein: ${name}.` }),
    'document-too-old': ({ name, days, most }) => ({
      title: `Das Dokument ${name} ist ${String(days)} Tage alt, höchstens ${String(most)} sind möglich.`,
    }),
    'register-number-missing': () => ({ title: 'Der Verein hat keine Nummer im Vereinsregister eingetragen.' }),
    'too-late-to-apply': ({ until }, { day }) => ({
      title: `Anträge gingen bis ${day(until)}.`,
      allowed: ['Mit einem Grund trotzdem annehmen.'],
    }),
    'not-confirmed': () => ({ title: 'Der Verein hat Regulativ und Statuten noch nicht anerkannt.' }),
    'not-accepted': () => ({
      title: 'Der Verein hat noch nicht alles angenommen, was zum Antrag gehört.',
    }),
    'not-signed': () => ({
      title: 'Nur wer den Verein vertritt, widerruft den Antrag.',
      allowed: ['Eintragen, wer unterschrieben hat: jemand mit einem Amt im Verein.'],
    }),
    'refused-this-season': () => ({
      title: 'Der Antrag wurde für diese Saison abgelehnt.',
      allowed: ['Für die nächste Saison neu beantragen.'],
    }),
    'first-part-unpaid': ({ cents }, { money }) => ({
      title: `Über den Antrag wird erst entschieden, wenn der erste Teil der Gebühr da ist: ${money(cents)}.`,
    }),
    'against-criteria': ({ unmet }) => ({
      title: unmet.length === 0 ? 'Alle Kriterien sind erfüllt.' : `Nicht als erfüllt vermerkt: ${unmet.join(', ')}.`,
      allowed: ['Anders entscheiden und einen Grund angeben.'],
    }),
    'decided-already': () => ({ title: 'Darüber ist schon entschieden.' }),
    'not-decided': () => ({ title: 'Darüber ist noch nicht entschieden.' }),
    'not-granted': () => ({ title: 'Diese Lizenz wurde nicht erteilt.' }),
    'revoked-already': () => ({ title: 'Der Antrag ist widerrufen.', allowed: ['Neu beantragen.'] }),
    'decision-received': ({ on }, { day }) => ({
      title: `Zu spät: Der Bescheid ist seit ${day(on)} beim Verein und gilt.`,
    }),
    'club-called-so': ({ name }) => ({
      title: `Ein Verein namens ${name} ist schon eingetragen.`,
      allowed: ['Ihm einen anderen Namen geben.'],
    }),
    'too-many-unsettled': ({ most }) => ({
      title: `Das Ligabüro hat ${String(most)} neue Mitglieder dieses Vereins noch nicht angesehen.`,
      allowed: ['Warten, bis das Ligabüro sie angesehen hat.'],
    }),
    'day-to-come': ({ what }) => ({
      title:
        what === 'born'
          ? 'Dieser Geburtstag ist noch nicht gewesen.'
          : 'Mitglied ist jemand erst ab dem Tag, an dem er es ist.',
      allowed: ['Einen Tag angeben, der schon gewesen ist.'],
    }),
    'both-named': ({ round }) => ({
      title: 'Das sind zwei: Beide stehen an einem Spieltag.',
      detail: `In Runde ${String(round)} sind beide aufgestellt oder haben gespielt.`,
      allowed: ['Ihn als neu bestätigen.', 'Zuerst die Aufstellung oder die Ergebnisse ändern.'],
    }),
    'looked-at-already': () => ({ title: 'Wer das ist, hat das Ligabüro schon gesagt.' }),
    'same-person': () => ({ title: 'Das ist derselbe Eintrag.' }),
    'transfer-ban': ({ until }, { day }) => ({
      title:
        until === undefined
          ? 'Dieser Verein darf keine neuen Spieler anmelden.'
          : `Dieser Verein darf bis ${day(until)} keine neuen Spieler anmelden.`,
    }),
    'not-eligible': ({ player, because: why }, say) => ({
      title: `${say.player(player)} darf nicht spielen.`,
      detail: why.map(say.ineligible).join(' '),
      allowed: ['Mit einem Grund trotzdem aufstellen.'],
    }),
    'too-late-to-change': ({ until }, { moment }) => ({ title: `Änderungen gingen bis ${moment(until)}.` }),
    'too-many-players': ({ most }) => ({ title: `Eine Mannschaft hat höchstens ${String(most)} Spieler.` }),
    'named-twice': ({ player }, say) => ({ title: `${say.player(player)} steht zweimal in der Aufstellung.` }),
    'ghost-number': ({ may }) => ({ title: `Der fehlende Spieler hat die Nummer ${may.join(' oder ')}.` }),
    'not-planned-for-heat': ({ may }, say) => ({
      title: 'Wer in welchem Heat spielt, ist durch die Nummern festgelegt.',
      detail: `Hier spielen: ${may.map(say.player).join(', ')}.`,
    }),
    'played-already': () => ({ title: 'Dieser Spieltag ist schon gespielt.' }),
    'no-results': () => ({ title: 'Von diesem Spieltag ist noch nichts eingetragen.' }),
    'closed-already': () => ({ title: 'Dieser Spieltag ist schon abgeschlossen.' }),
    'signed-already': () => ({ title: 'Diese Mannschaft hat schon gegengezeichnet.' }),
    'already-waived': () => ({ title: 'Diese Mannschaft hat schon verzichtet.' }),
    'no-nights': () => ({
      title: 'Das Regulativ dieser Liga sagt nicht, wie ihre Turniere aufgesetzt sind.',
      allowed: ['Rundenkarten von Hand eintragen.'],
    }),
    'nights-open': () => ({
      title: 'Die Turniere dieses Spieltags sind schon eröffnet.',
      allowed: ['Das Eröffnen zurücknehmen und neu eröffnen.'],
    }),
    'too-few-teams': () => ({
      title: 'Weniger als zwei Mannschaften haben eine Aufstellung.',
      allowed: ['Aufstellungen nennen und dann eröffnen.'],
    }),
    'line-ups-missing': ({ teams }, say) => ({
      title: 'Diese Mannschaften haben keine Aufstellung.',
      detail: teams.map(say.team).join(', '),
      allowed: ['Die Aufstellungen nennen, oder ohne diese Mannschaften eröffnen.'],
    }),
    'no-such-night': () => ({ title: 'Dieses Turnier gehört nicht mehr zum Spieltag.' }),
    'no-result-yet': () => ({ title: 'Von diesem Turnier steht noch kein Ergebnis fest.' }),
    'entered-otherwise': ({ card, heat }) => ({
      title: `${heat === undefined ? '' : `Heat ${String(heat)}, `}${card}: Von Hand ist anderes eingetragen.`,
      allowed: ['Ausdrücklich ersetzen, oder das Eingetragene lassen.'],
    }),
    'results-wrong': ({ problems }, say) => ({
      title: 'So können die Ergebnisse nicht sein.',
      detail: problems.map(say.problem).join(' '),
    }),
    'teams-untold': ({ teams }, say) => ({
      title: 'Von diesen Mannschaften ist nichts eingetragen.',
      detail: teams.map(say.team).join(', '),
      allowed: ['Ergebnisse eintragen, oder dass sie nicht angetreten sind.'],
    }),
    'no-play-off': () => ({ title: 'In dieser Liga kommt niemand über ein Play-off.' }),
    'in-play-off': ({ teams }, say) => ({
      title: 'Diese Mannschaften stehen im Ergebnis des Play-offs.',
      detail: teams.map(say.team).join(', '),
      allowed: ['Zuerst das Ergebnis des Play-offs ändern.'],
    }),
    'movement-confirmed': () => ({
      title: 'Auf- und Abstieg ist bestätigt.',
      allowed: ['Zuerst Auf- und Abstieg wieder öffnen, mit einem Grund, und danach neu bestätigen.'],
    }),
    'movement-open': () => ({
      title: 'Auf- und Abstieg ist nicht bestätigt.',
      allowed: ['Es lässt sich alles noch ändern.'],
    }),
    'not-in-play-off': ({ teams, may }, say) => ({
      title: 'Im Play-off spielt jede berechtigte Mannschaft einmal.',
      detail: `Nicht so: ${teams.map(say.team).join(', ')}.`,
      allowed:
        may.length === 0 ? ['Zuerst die Landesligen eintragen.'] : [`Berechtigt: ${may.map(say.team).join(', ')}.`],
    }),
    'file-kept-already': () => ({ title: 'Diese Datei ist schon da.' }),
    'too-many-files': ({ most }) => ({
      title: `Mit dieser Saison sind schon ${String(most)} Dateien gespeichert.`,
      allowed: ['Erst eine entfernen, die nicht mehr gebraucht wird.'],
    }),
    'no-such-sanction': () => ({ title: 'Diese Sanktion kennt die Liga nicht.' }),
    'fine-too-high': ({ most }, { money }) => ({ title: `Eine Geldstrafe beträgt höchstens ${money(most)}.` }),
    'amount-missing': () => ({ title: 'Der Betrag fehlt.' }),
    'nothing-owed-back': ({ credit }, { money }) => ({ title: `Dem Verein stehen ${money(credit)} zu.` }),
    'appealed-already': () => ({ title: 'Dagegen ist schon Einspruch erhoben.' }),
    'not-appealed': () => ({ title: 'Dagegen ist kein Einspruch erhoben.' }),
    'deadline-not-passed': () => ({ title: 'Diese Frist ist noch nicht verstrichen.' }),
    'settled-already': () => ({ title: 'Über diese Frist ist schon entschieden.' }),
  },
  deadline: {
    lineUp: ({ team = '', division = '', round = 0 }, say) =>
      `${say.team(team)}: Aufstellung für Runde ${String(round)}, Spielklasse ${division}`,
    instalment: ({ club, division = '', part = 0 }, say) =>
      `${say.club(club)}: ${String(part)}. Rate der Lizenzgebühr, Spielklasse ${division}`,
    decision: ({ club, division = '' }, say) => `${say.club(club)}: Bescheid über die Lizenz, Spielklasse ${division}`,
    officer: ({ club }, say) => `${say.club(club)}: neue Vertretung melden`,
  },
  lineUpsDue: (division, round) => `Aufstellungen für Runde ${String(round)}, Spielklasse ${division}`,
  otherwise: (amount) =>
    amount === undefined ? 'Was danach folgt, entscheidet das Ligabüro.' : `Danach: Buße von ${amount}.`,
  byRules: (rules) => `(${rules})`,
  list: (count) => {
    const parts = [
      counted(count.clubs, 'Verein', 'Vereine'),
      counted(count.teams, 'Mannschaft', 'Mannschaften'),
      counted(count.players, 'Spieler', 'Spieler'),
      counted(count.licences, 'Spielerlizenz', 'Spielerlizenzen'),
      counted(count.planned, 'Spieltag', 'Spieltage'),
      counted(count.results, 'Spieltag mit Punkten', 'Spieltage mit Punkten'),
    ];
    return `Liste übernommen: ${parts.flatMap((one) => one ?? []).join(', ')}.`;
  },
  ineligible: {
    'not-in-squad': ({ club }, say) =>
      club === undefined ? 'Steht in keinem Kader.' : `Steht im Kader von ${say.club(club)}.`,
    'no-licence': () => 'Hat keine Spielerlizenz.',
    'licence-too-late': ({ days, needed }) =>
      `Der Lizenzantrag kam ${String(days)} Tage vor dem Spieltag, nötig sind ${String(needed)}.`,
    'licence-expired': ({ until }, { day }) => `Die Spielerlizenz galt bis ${day(until)}.`,
    'age-unknown': ({ needed }) => `Der Geburtstag fehlt: Gespielt wird ab ${String(needed)} Jahren.`,
    'too-young': ({ age, needed }) => `Ist ${String(age)} Jahre alt, nötig sind ${String(needed)}.`,
    'changed-clubs': ({ from, round }, say) =>
      `Hat in dieser Saison für ${say.club(from)} gespielt (Runde ${String(round)}) und dann gewechselt: erst in der nächsten Saison wieder.`,
    'change-not-told': ({ from, needed }, say) =>
      `Der Wechsel von ${say.club(from)} ist nicht ${String(needed)} Tage vorher gemeldet.`,
    'plays-elsewhere': ({ team }, say) => `Steht in dieser Runde in der Aufstellung von ${say.team(team)}.`,
    'best-above': ({ team, rank, points }, say) =>
      `Gehört zu den besten Spielern von ${say.team(team)} (Rang ${String(rank)}, ${String(points)} Punkte).`,
  },
  log: {
    FileKept: ({ about }, say) =>
      about.is === 'licence'
        ? `${say.club(about.club)}: Dokument zum Lizenzantrag gespeichert, Spielklasse ${about.division}.`
        : `Runde ${String(about.round)}, Spielklasse ${about.division}: Foto der Rundenkarte von Tisch ${about.table} gespeichert.`,
    FileRemoved: () => 'Eine Datei ist entfernt.',
    SeasonOpened: ({ setup }) => `Saison ${setup.season} eröffnet: ${setup.name}.`,
    SeasonStarted: () => 'Die Saison beginnt.',
    SeasonEnded: () => 'Die Saison ist zu Ende.',
    ClubAdmitted: ({ name }) => `Verein eingetragen: ${name}.`,
    MembershipNoted: ({ club, membership }, say) =>
      `${say.club(club)}: Mitgliedschaft ${membership.of} seit ${say.day(membership.since)}.`,
    OfficerNoted: ({ club, role, person, since }, say) =>
      `${say.club(club)}: ${role} ist seit ${say.day(since)} ${say.player(person)}.`,
    TeamEntered: ({ team, division }, say) => `${say.team(team)} spielt in der Spielklasse ${division}.`,
    LicenceApplied: ({ club, division, on, reason }, say) =>
      `${say.club(club)} beantragt die Lizenz für die Spielklasse ${division}, eingelangt ${say.day(on)}.${because(reason)}`,
    CriterionMarked: ({ club, criterion, met }, say) =>
      `${say.club(club)}: Kriterium ${criterion} ${met ? 'erfüllt' : 'nicht erfüllt'}.`,
    LicenceDecided: ({ club, division, granted, reason }, say) =>
      `${say.club(club)}: Lizenz für die Spielklasse ${division} ${granted ? 'erteilt' : 'abgelehnt'}.${because(reason)}`,
    DecisionReceived: ({ club, on }, say) => `${say.club(club)} hat den Bescheid seit ${say.day(on)}.`,
    ObjectionKept: ({ club, division }, say) =>
      `${say.club(club)} widerspricht dem Bescheid für die Spielklasse ${division}: vermerkt, es bleibt dabei.`,
    ApplicationRevoked: ({ club, division }, say) =>
      `${say.club(club)} widerruft den Antrag für die Spielklasse ${division}.`,
    LicenceWithdrawn: ({ club, division, reason }, say) =>
      `${say.club(club)}: Lizenz für die Spielklasse ${division} entzogen.${because(reason)}`,
    PlayerRegistered: ({ player, club }, say) => `${say.player(player)} steht im Kader von ${say.club(club)}.`,
    MemberEntered: ({ player, club, since, licence }, say) =>
      `${say.club(club)} meldet ${say.player(player)} als Mitglied seit ${say.day(since)}${licence === true ? ' und beantragt die Spielerlizenz' : ''}. Er ist nach Angabe des Vereins einverstanden.`,
    MemberSettled: ({ player, as }, say) =>
      as === undefined
        ? `${say.player(player)} ist neu: vom Ligabüro bestätigt.`
        : `Der gemeldete Eintrag ist ${say.player(as)}, vom Ligabüro bestätigt.`,
    PlayerTransferred: ({ player, to, on }, say) =>
      `${say.player(player)} wechselt am ${say.day(on)} zu ${say.club(to)}.`,
    MembershipEnded: ({ player, on }, say) => `${say.player(player)} ist seit ${say.day(on)} in keinem Verein.`,
    PlayerLicenceApplied: ({ player, on }, say) => `Spielerlizenz beantragt: ${say.player(player)}, ${say.day(on)}.`,
    PlayerLicenceGranted: ({ player }, say) => `Spielerlizenz erteilt: ${say.player(player)}.`,
    MatchDayPlanned: ({ division, round, startsAt, venue }, say) =>
      `Spielklasse ${division}, Runde ${String(round)}: ${say.moment(startsAt)}${venue === undefined ? '' : `, ${venue}`}.`,
    HostApplied: ({ club, division, round }, say) =>
      `${say.club(club)} möchte Runde ${String(round)} der Spielklasse ${division} ausrichten.`,
    LineUpNamed: ({ team, round, players, complete, reason }, say) =>
      `${say.team(team)}, Runde ${String(round)}: ${complete ? 'Aufstellung' : 'unvollständige Aufstellung'} mit ${String(players.filter((one) => one !== null).length)} Spielern.${because(reason)}`,
    EventsChosen: ({ team, heat, order }, say) =>
      `${say.team(team)}, Heat ${String(heat)}: im Teamturnier ${order.map(say.player).join(', ')}.`,
    ResultsEntered: ({ results, reason }) =>
      `Spielklasse ${results.division}, Runde ${String(results.round)}: Ergebnisse ${reason === undefined ? 'eingetragen' : 'berichtigt'}.${because(reason)}`,
    NightsOpened: ({ division, round, nights }) =>
      `Spielklasse ${division}, Runde ${String(round)}: ${nights.length === 1 ? '1 Turnier' : `${String(nights.length)} Turniere`} eröffnet (${nights.map(({ of }) => nightOf(of)).join(', ')}).`,
    NightTold: ({ division, round, told }) =>
      `Spielklasse ${division}, Runde ${String(round)}: ein Turnier meldet ${{ before: 'dass es noch nicht begonnen hat', play: 'dass gespielt wird', over: 'dass es beendet ist', off: 'dass es abgesagt ist', gone: 'dass es gelöscht ist' }[told.stage]}${told.cards.length === 0 ? '' : `, mit ${told.cards.length === 1 ? '1 Ergebnis' : `${String(told.cards.length)} Ergebnissen`}`}.`,
    MissingNoted: ({ division, round, player, missing }, say) =>
      `Spielklasse ${division}, Runde ${String(round)}: ${say.player(player)} ${missing ? 'fehlt' : 'ist da'}.`,
    CardEntered: ({ division, round, card, night, reason }, say) =>
      `Spielklasse ${division}, Runde ${String(round)}: ${cardOf(card, say)} ${night !== undefined ? 'vom Turnier übernommen' : reason === undefined ? 'eingetragen' : 'berichtigt'}.${because(reason)}`,
    CardRemoved: ({ division, round, card, reason }, say) =>
      `Spielklasse ${division}, Runde ${String(round)}: ${cardOf(card, say)} entfernt, das Turnier sagt es nicht mehr.${because(reason)}`,
    ResultKept: ({ division, round, card }, say) =>
      `Spielklasse ${division}, Runde ${String(round)}: ${cardOf(card, say)} bleibt, wie es eingetragen ist, obwohl das Turnier anderes sagt.`,
    LinkRenewed: ({ of, id }, say) =>
      `Neuer Link für ${of === 'club' ? say.club(id) : say.team(id)}. Der alte öffnet nichts mehr.`,
    Countersigned: ({ team, round }, say) => `${say.team(team)} zeichnet Runde ${String(round)} gegen.`,
    RoundClosed: ({ division, round }) => `Spielklasse ${division}, Runde ${String(round)} abgeschlossen.`,
    LevelDecided: ({ order }, say) => `Unter Gleichen entschieden: ${order.map(say.team).join(' vor ')}.`,
    Imposed: ({ entry }, say) => `${say.club(entry.club)}: ${SANCTION[entry.what]}.${because(entry.reason)}`,
    Appealed: ({ on }, say) => `Einspruch vom ${say.day(on)}.`,
    AppealDecided: ({ decided }) =>
      decided === 'upheld' ? 'Einspruch abgewiesen: Es bleibt dabei.' : 'Einspruch stattgegeben: Es fällt weg.',
    PaymentTaken: ({ club, cents }, say) => `${say.club(club)} zahlt ${say.money(cents)}.`,
    PaidBack: ({ club, cents }, say) => `${say.club(club)} bekommt ${say.money(cents)} zurück.`,
    PromotionWaived: ({ team }, say) => `${say.team(team)} verzichtet auf den Aufstieg.`,
    RegionalLeagueNoted: ({ name, table }) =>
      table.length === 0
        ? `${name} ist keine Landesliga mehr.`
        : `${name}: ${table.map((one) => one.name).join(' vor ')}.`,
    PlayOffEntered: ({ order }, say) => `Play-off der Meister: ${order.map(say.team).join(' vor ')}.`,
    MovementConfirmed: ({ moves, reason }, say) =>
      `Auf- und Abstieg bestätigt: ${moves.map(({ team, way }) => `${say.team(team)} ${way === 'up' ? 'auf' : 'ab'}`).join(', ')}.${because(reason)}`,
    MovementReopened: ({ reason }) => `Auf- und Abstieg wieder offen.${because(reason)}`,
    DeadlinePassed: ({ what, club }, say) => `${say.club(club)}: Die Frist für ${DEADLINE[what]} ist verstrichen.`,
    DeadlineSettled: ({ what, club, as, reason }, say) =>
      `${say.club(club)}: Die Frist für ${DEADLINE[what]} bleibt ${as === 'waived' ? 'ohne Folgen' : 'mit Folgen'}.${because(reason === '' ? undefined : reason)}`,
  },
  matchDay: (division, round) => `Spielklasse ${division}, Runde ${String(round)}`,
  night: nightOf,
  columns: {
    division: 'Spielklasse',
    rank: 'Rang',
    team: 'Mannschaft',
    points: 'Punkte',
    rounds: 'Runden',
    scored: 'Erspielte Punkte',
  },
  page: {
    what: 'Tabellen, Spieltage und Rundenkarten der Liga.',
    leading: (division, first) => `Spielklasse ${division}: ${first.join(', ')}.`,
    table: (division) => `Spielklasse ${division}`,
  },
  facts: {
    season: 'Saison',
    clubs: 'Vereine',
    born: 'Geburtstag',
    licensed: 'Spielerlizenz seit',
    lineUps: 'Aufstellungen',
  },
};
