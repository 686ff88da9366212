import type { EntryId, PenaltyBar, PenaltyLength, RankedOut } from '@riffle/tournament';
import { formatDay } from '../figures.ts';
import type { Say } from '../naming.ts';
import { measuresDe, offencesDe } from '../policies/de/offences.ts';
import { roleDe } from '../refusals/de.ts';
import { chipsDe } from './de-chips.ts';
import { daysDe } from './de-days.ts';
import { moneyDe } from './de-money.ts';
import { deckReasonsDe } from './deck-reasons-de.ts';
import type { LogWords } from './log-words.ts';

const people = (count: number): string => (count === 1 ? '1 Person' : `${String(count)} Personen`);
const because = (reason: string | undefined): string => (reason === undefined ? '' : ` Grund: ${reason}`);
const otherwise = (how: 'proposed' | 'otherwise' | 'byHand'): string =>
  how === 'otherwise' ? ', anders als vorgeschlagen' : '';
const out = ({ entry, by, stackAtStart }: RankedOut, say: Say): string => {
  const stack = stackAtStart === undefined ? '' : ` mit ${say.chips(stackAtStart)}`;
  return `${say.entry(entry)}${stack}${by.length === 0 ? '' : ` durch ${say.list(by.map(say.entry))}`}`;
};
const barred = (bar: PenaltyBar, say: Say, entry: EntryId): string =>
  `${bar.of === 'player' ? `Gesperrt: ${say.entry(entry)}` : `Ausgeschlossener Verein: ${bar.club}`}${bar.until === undefined ? '' : ` bis ${formatDay(bar.until - 1, 'de')}`}.`;
const lengthOf = (length: PenaltyLength, say: Say): string => {
  switch (length.in) {
    case 'hands':
      return length.hands === 1 ? '1 Hand' : `${String(length.hands)} Hände`;
    case 'rounds':
      return length.rounds === 1 ? '1 Runde' : `${String(length.rounds)} Runden`;
    case 'time':
      return `bis ${say.time(length.until)}`;
  }
};
const TIME_LOST = { slept: 'Der Rechner hat geschlafen.', set: 'Die Uhr des Rechners wurde gestellt.' } as const;
const MEANWHILE = {
  'breaking-table': ', solange der Tisch aufgelöst wird',
  'last-hands': ' für die letzten Hände des Tages',
  'hand-for-hand': ', solange Hand-for-Hand gespielt wird',
} as const;
const TIME_CALL_OVER = {
  acted: 'rechtzeitig gehandelt',
  ranOut: 'Bedenkzeit abgelaufen',
  mistaken: 'Bedenkzeit irrtümlich genommen',
} as const;
const IN_HAND = { playing: 'Hand läuft', allIn: 'All-in gecallt, wartet', done: 'fertig' } as const;
const HAND_FOR_HAND_OVER = { oneTable: ': nur noch ein Tisch', reached: ': Ziel erreicht', byHand: '' } as const;
const RULED = {
  again: 'Die Hand ist ungültig und wird neu gegeben',
  oldLevel: 'In dieser Hand gelten noch die alten Blinds',
  stops: 'Das Spiel steht, bis entschieden ist',
  goesOn: 'Es geht weiter',
} as const;
const REMOVED = {
  late: 'nicht erschienen',
  away: 'zu lange abwesend',
  excluded: 'ausgeschlossen',
  forfeited: 'steigt neu ein und gibt auf',
} as const;

export const de: LogWords = {
  Created: ({ setup }) =>
    `Turnier „${setup.name}“ angelegt, Regelwerk ${setup.rulebook.id} (${setup.rulebook.edition}).`,
  SetupChanged: ({ changes, cleared = [] }) => {
    const count = Object.keys(changes).length + cleared.length;
    return `Einstellungen geändert: ${String(count)} ${count === 1 ? 'Angabe' : 'Angaben'}.`;
  },
  LevelsChanged: ({ levels }) => `Struktur geändert: ${String(levels.length)} Zeilen.`,
  AlternatePassed: ({ entry }, say) => `Nachrücker ${say.entry(entry)} nicht da: ans Ende der Liste.`,
  EntriesAdded: ({ entries }, say) =>
    entries.length > 6
      ? `${people(entries.length)} gemeldet.`
      : `Gemeldet: ${say.list(entries.map(({ entry, alternate }) => say.entry(entry) + (alternate ? ' (Nachrücker)' : '')))}.`,
  EntryWithdrawn: ({ entry }, say) => `${say.entry(entry)} abgemeldet.`,
  CheckedIn: ({ entries, reason }, say) =>
    entries.length > 6
      ? `${people(entries.length)} eingecheckt.`
      : `Eingecheckt: ${say.list(entries.map(say.entry))}.${because(reason)}`,
  CheckedOut: ({ entries }, say) =>
    entries.length > 6
      ? `${people(entries.length)} wieder ausgecheckt.`
      : `Wieder ausgecheckt: ${say.list(entries.map(say.entry))}.`,
  PersonChanged: ({ person, reason }, say) => `Die Meldung gehört jetzt zu ${say.person(person)}.${because(reason)}`,
  ClubChanged: ({ entry, club }, say) =>
    club === undefined ? `${say.entry(entry)} spielt ohne Verein.` : `${say.entry(entry)} spielt für ${club}.`,
  OwnLinkRenewed: ({ entries }, say) =>
    `Eigener Link von ${entries.slice(0, 1).map(say.entry).join('')} erneuert: Der alte gilt nicht mehr.`,
  KeptApart: ({ groups }) =>
    `Getrennt zu setzen: ${String(groups.length)} ${groups.length === 1 ? 'Gruppe' : 'Gruppen'}.`,
  MarkedAbsent: ({ entry, excused }, say) =>
    `${say.entry(entry)} ${excused === true ? 'kommt später und ist entschuldigt' : 'ist abwesend'}.`,
  MarkedPresent: ({ entry, reason }, say) => `${say.entry(entry)} ist wieder da.${because(reason)}`,
  TableAdded: ({ name, seats }) => `Tisch ${name} mit ${String(seats)} Plätzen aufgestellt.`,
  TableChanged: ({ table, name, seats }, say) =>
    `${say.table(table)} geändert:${name === undefined ? '' : ` heißt jetzt ${name}`}${name !== undefined && seats !== undefined ? ',' : ''}${seats === undefined ? '' : ` ${String(seats)} Plätze`}.`,
  TableRemoved: ({ table }, say) => `${say.table(table)} abgebaut.`,
  TablesOrdered: ({ breakOrder }, say) =>
    `Tische werden aufgelöst in dieser Reihenfolge: ${say.list(breakOrder.map(say.table))}.`,
  SeatBlocked: ({ place, label }, say) => `${say.place(place)} gesperrt: ${label}.`,
  SeatUnblocked: ({ place }, say) => `${say.place(place)} wieder frei.`,
  SeatsDrawn: ({ seats }) => `Plätze ausgelost für ${people(seats.length)}.`,
  TableRedrawn: ({ table }, say) => `${say.table(table)} neu ausgelost.`,
  EntrySeated: ({ seated, by, waitsOneHand, reason }, say) =>
    `${say.entry(seated.entry)} ${by === 'lot' ? 'gelost auf' : 'gesetzt auf'} ${say.place(seated.to)}${waitsOneHand === true ? '; setzt eine Hand aus' : ''}.${because(reason)}`,
  EntryUnseated: ({ entry, from }, say) => `${say.entry(entry)} von ${say.place(from)} genommen.`,
  EntryMoved: ({ moved, how, waitsOneHand, bigBlindAlone, reason }, say) =>
    `${say.entry(moved.entry)} von ${say.place(moved.from)} nach ${say.place(moved.to)} umgesetzt${otherwise(how)}${waitsOneHand ? '; setzt eine Hand aus' : ''}${bigBlindAlone === true ? '; setzt in der nächsten Hand allein den Big Blind' : ''}.${because(reason)}`,
  EntriesSwapped: ({ a, b, reason }, say) =>
    `${say.entry(a.entry)} und ${say.entry(b.entry)} haben getauscht.${because(reason)}`,
  EntryLocked: ({ entry }, say) => `${say.entry(entry)} bleibt fest am Platz.`,
  EntryUnlocked: ({ entry }, say) => `${say.entry(entry)} darf wieder umgesetzt werden.`,
  ButtonsDrawn: ({ buttons }, say) =>
    buttons.length > 6
      ? `Button an ${String(buttons.length)} Tischen bestimmt.`
      : `Button: ${say.list(buttons.map(({ table, seat }) => say.place({ table, seat })))}.`,
  ButtonPlaced: ({ table, seat }, say) => `Button auf ${say.place({ table, seat })} gelegt.`,
  ButtonAdvanced: ({ table, button, bigBlind }, say) =>
    `Nächste Hand: Button ${say.place({ table, seat: button })}, Big Blind Platz ${String(bigBlind)}.`,
  HandBegun: ({ table, no, button, bigBlind, dealtIn = [] }, say) =>
    `Hand ${String(no)} an ${say.table(table)}: Button Platz ${String(button)}, Big Blind Platz ${String(bigBlind)}${dealtIn.length === 0 ? '' : `; wieder dabei: ${say.list(dealtIn.map(say.entry))}`}.`,
  HandForHandStarted: ({ until }) => `Hand-for-Hand angesagt, bis nur noch ${String(until)} im Spiel sind.`,
  HandForHandDealt: ({ tables }) =>
    `Nächste Hand an ${tables.length === 1 ? 'einem Tisch' : `${String(tables.length)} Tischen`} zugleich.`,
  HandTold: ({ table, is }, say) => `${say.table(table)}: ${IN_HAND[is]}.`,
  TimeCalled: ({ table, main, countdown, entry }, say) =>
    `${say.table(table)}: Bedenkzeit ${entry === undefined ? '' : `für ${say.entry(entry)} `}läuft, ${String(main)} Sekunden und ${String(countdown)} laut gezählt.`,
  TimeCallEnded: ({ table, how }, say) => `${say.table(table)}: ${TIME_CALL_OVER[how]}.`,
  FloorCalled: ({ table }, say) => `${say.table(table)} ruft den Floor.`,
  FloorCallAnswered: ({ table }, say) => `Jemand geht zu ${say.table(table)}.`,
  FloorCallEnded: ({ table }, say) => `Ruf nach dem Floor an ${say.table(table)} erledigt.`,
  ToldOfTable: ({ table, what, deck }, say) => {
    switch (what.is) {
      case 'deckChanged':
        return `${say.table(table)}: Deck ${deck === undefined ? '' : `${String(deck)} `}ist im Spiel, denn ${deckReasonsDe[what.why]}.`;
      case 'stakesShared':
        return `${say.table(table)}: ${say.list(what.entries.map(say.entry))} sind aneinander beteiligt.`;
      case 'stakesAnnounced':
        return `${say.table(table)}: Die anderen am Tisch wissen von der Beteiligung.`;
    }
  },
  TableLinkRenewed: ({ table }, say) => `Dealer-Link von ${say.table(table)} erneuert: der alte gilt nicht mehr.`,
  HandForHandEnded: ({ why }) => `Hand-for-Hand beendet${HAND_FOR_HAND_OVER[why]}.`,
  TableBroken: ({ table, moves, how, reason }, say) =>
    `${say.table(table)} aufgelöst${otherwise(how)}: ${people(moves.length)} umgesetzt.${because(reason)}`,
  FinalTableFormed: ({ seats, how, reason }) =>
    `Finaltisch gebildet${otherwise(how)}, ${people(seats.length)} neu ausgelost.${because(reason)}`,
  EndedByTime: ({ tables, won, out }, say) => {
    const stacks = [...won.map(({ entry, chips }) => ({ entry, chips })), ...out.toSorted((a, b) => a.rank - b.rank)];
    const told = stacks.map((one) => {
      const chips = 'chips' in one ? one.chips : one.stackAtStart;
      return `${say.entry(one.entry)}${chips === undefined ? '' : ` ${say.chips(chips)}`}`;
    });
    return `Zeit um, nach Chips gewertet (${say.list(tables.map(say.table))}): ${say.list(told)}.`;
  },
  StackHandedOn: ({ from, person, heat, reason }, say) =>
    `Heat ${String(heat)}: ${say.person(person)} übernimmt den Stack von ${say.person(from)}.${because(reason)}`,
  PlayerDrawn: ({ entry, among, for: said }, say) =>
    `Ausgelost${said === undefined ? '' : ` für „${said}“`}: ${say.entry(entry)}, aus ${String(among.length)}.`,
  DutyTold: ({ duty, done }, say) => {
    const not = done ? '' : 'doch nicht ';
    switch (duty.is) {
      case 'clubCheckIn':
        return `Klub ${duty.club} ${not}angemeldet.`;
      case 'cardOnStack':
        return `Vereinskarte nach Heat ${String(duty.heat)} ${not}auf dem Stack von ${say.entry(duty.entry)}.`;
      case 'cardHandedIn':
        return `Vereinskarte von ${say.entry(duty.entry)} ${not}abgegeben.`;
      case 'roundCard':
        return `Rundenkarte von ${say.table(duty.table)} ${not}abgegeben.`;
    }
  },
  RoundDrawn: ({ round, matches }, say) => {
    const tables = matches.filter(({ table }) => table !== undefined);
    const byes = matches.filter(({ table }) => table === undefined).flatMap(({ players }) => players);
    const free = byes.length === 0 ? '' : ` Freilos: ${say.list(byes.map(say.entry))}.`;
    return `Runde ${String(round)}: ${tables.length === 1 ? '1 Tisch' : `${String(tables.length)} Tische`}.${free}`;
  },
  ProposalDismissed: ({ reason }) => `Vorschlag nicht befolgt. Grund: ${reason}`,
  TableSizeSet: ({ most }) =>
    most === undefined
      ? 'An den Tischen sind wieder alle Plätze frei.'
      : `Das Spiel wechselt: höchstens ${String(most)} an einem Tisch.`,
  HaltWaived: ({ table, reason }, say) =>
    `${say.table(table)} spielt trotz fehlender Personen weiter. Grund: ${reason}`,
  CountdownStarted: ({ until }, say) => `Countdown bis ${say.time(until)}.`,
  CountdownCancelled: ({ held }, say) =>
    held === undefined
      ? 'Countdown abgebrochen.'
      : `Countdown angehalten bei ${say.duration(held.left)}: ${TIME_LOST[held.why]}`,
  ClockStarted: ({ clock }, say) => `Uhr gestartet, ${say.level(clock.level)}.`,
  ClockPaused: ({ clock, why }, say) => {
    if (why === 'over') return 'Uhr angehalten: Das Turnier ist zu Ende.';
    const at = `Uhr angehalten bei ${say.duration(clock.remaining)}`;
    if (why === 'slept' || why === 'set') return `${at}: ${TIME_LOST[why]}`;
    return `${at}${why === undefined ? '' : MEANWHILE[why]}.`;
  },
  ClockSet: ({ clock, how }, say) => {
    const left = say.duration(clock.remaining);
    switch (how) {
      case 'jump':
        return `Uhr auf ${say.level(clock.level)} gestellt, noch ${left}.`;
      case 'handForHand':
        return `Für die Hand geht Zeit von der Uhr: ${say.level(clock.level)}, noch ${left}.`;
      case 'time':
        return `Restzeit geändert: noch ${left}.`;
      case 'speed':
        return `Tempo: ${String(clock.speed)}-fach.`;
      case 'break':
        return `Pause eingeschoben: ${say.duration(clock.interlude?.remaining ?? 0)}.`;
      case 'endOfBreak':
        return 'Pause beendet.';
    }
  },
  BustedOut: ({ out: all, before, dealtWithout = [] }, say) =>
    `Ausgeschieden: ${say.list(all.map((one) => out(one, say)))}.${before === undefined ? '' : ' Nachgetragen.'}${dealtWithout.map(({ table, bigBlind }) => ` Schon in der Hand davor: ${say.table(table)} hat den Big Blind auf Platz ${String(bigBlind)}.`).join('')}`,
  BustOutChanged: ({ out: all }, say) => `Ausscheiden berichtigt: ${say.list(all.map((one) => out(one, say)))}.`,
  PlayEnded: ({ out }, say) =>
    `Nach dem Deal wird nicht weitergespielt: Plätze nach Chips, hinter dem ersten ${say.list(out.map(({ entry }) => say.entry(entry)))}.`,
  StackRemoved: ({ entry, why, chips, shares, reason }, say) =>
    `${say.entry(entry)} ${REMOVED[why]}: Stack von ${say.chips(chips)} ${shares === undefined ? 'eingezogen' : `aufgeteilt auf ${say.list(shares.map((share) => `${say.entry(share.entry)} (${say.chips(share.chips)})`))}`}.${because(reason)}`,
  BustOutMoved: () => 'Reihenfolge des Ausscheidens berichtigt.',
  Reinstated: ({ entry, to }, say) =>
    `${say.entry(entry)} ist doch im Spiel${to === undefined ? '' : `, ${say.place(to)}`}.`,
  CalledOff: ({ reason }) => `Turnier abgesagt.${because(reason)}`,
  Noted: ({ text }) => `Notiz: ${text}`,
  RulingRecorded: ({ on }, say) =>
    `Entscheidung${on.table === undefined ? '' : ` an ${say.table(on.table)}`}${on.entry === undefined ? '' : ` zu ${say.entry(on.entry)}`}${on.instead === undefined ? '' : ', anders als das Regelwerk'}.${because(on.reason)}`,
  RulingCarriedOut: () => 'Die Entscheidung ist ausgeführt.',
  StepTicked: ({ step, done }) =>
    `Schritt ${String(step + 1)} einer Entscheidung ${done ? 'erledigt' : 'doch nicht erledigt'}.`,
  HandRuled: ({ table, is }, say) => `${say.table(table)}: ${RULED[is]}.`,
  ChipsRemoved: ({ chips, entry }, say) =>
    `${say.chips(chips)}${entry === undefined ? '' : ` von ${say.entry(entry)}`} aus dem Spiel genommen.`,
  RulingAppealed: ({ why }) => `Einspruch gegen eine Entscheidung. Grund: ${why}`,
  AppealDecided: ({ upheld, why }) => `Einspruch ${upheld ? 'stattgegeben' : 'zurückgewiesen'}. Grund: ${why}`,
  PenaltyGiven: ({ penalty: { entry, measure, offence, length, toServe, reason, fine, carried, bar } }, say) =>
    `${say.entry(entry)}: ${carried === undefined ? '' : 'Rest einer Strafe von vorher: '}${measuresDe[measure]}${length === undefined ? '' : ` (${toServe === undefined ? lengthOf(length, say) : `noch ${say.duration(toServe)} ab Spielbeginn`})`} wegen: ${offencesDe[offence]}.${fine === undefined ? '' : ` Geldstrafe: ${say.money(fine.amount)}${fine.by === 'club' ? ', vom Verein zu zahlen' : ''}.`}${bar === undefined ? '' : ` ${barred(bar, say, entry)}`}${because(reason)}`,
  PenaltiesCounted: ({ table, what, penalties }, say) =>
    `${what === 'hands' ? 'Eine Hand' : 'Eine Runde'} an ${say.table(table)} gespielt; ${penalties.length === 1 ? 'eine Strafe läuft' : `${String(penalties.length)} Strafen laufen`} weiter ab.`,
  PenaltiesMoved: ({ penalties: [first, ...others] }, say) =>
    others.length > 0 || first === undefined
      ? `${String(others.length + 1)} Zeitstrafen laufen so viel später ab, wie die Uhr stand.`
      : `Eine Zeitstrafe läuft jetzt bis ${say.time(first.until)}.`,
  PenaltyEnded: ({ how, reason }) => `Strafe ${how === 'served' ? 'verbüßt' : 'erlassen'}.${because(reason)}`,
  ...moneyDe,
  ...chipsDe,
  ...daysDe,
  redacted: (day) => (day === undefined ? '[gelöscht]' : `[gelöscht am ${day}]`),
  undone: (steps) => `Zurückgenommen: ${steps.join(' ')}`,
  redone: (steps) => `Wiederhergestellt: ${steps.join(' ')}`,
  aheadOfTime: (until, now) => ({
    title: `Die letzten Schritte dieses Abends tragen ${until} Uhr; hier ist ${now} Uhr.`,
    detail: 'Der Abend kommt von einem Rechner, dessen Uhr vorging, oder die Uhr hier geht nach.',
    allowed: ['Bis dahin nur ansehen.', 'Geht die Uhr dieses Rechners nach: sie richtig stellen.'],
  }),
  mayNotUndo: (role, steps) => ({
    title: `Als ${roleDe(role)} lässt sich das nicht zurücknehmen und nicht wiederherstellen.`,
    detail: steps.map(({ text, needs = 'floor' }) => `„${text}“ braucht die Rolle ${roleDe(needs)}.`).join(' '),
    allowed: ['Die Turnierleitung bitten.'],
  }),
};
