import type { LeagueWords } from './league-words.ts';

const number = new Intl.NumberFormat('de', { maximumFractionDigits: 2 });
const list = new Intl.ListFormat('de', { type: 'conjunction' });
const said = ([ahead, behind]: readonly [number, number]): string =>
  `${number.format(ahead)} zu ${number.format(behind)}`;
const known = (words: readonly string[]): string => (words.length === 0 ? '' : ` Möglich ist: ${words.join(', ')}.`);

export const de: LeagueWords = {
  problem: {
    missing: () => 'Diese Angabe fehlt.',
    'unknown-field': (problem) => `Diese Angabe gibt es hier nicht.${known(problem.known)}`,
    'not-one-of': (problem) => `So lässt sich das nicht beantworten.${known(problem.known)}`,
    'said-twice': ({ value }) => `„${value}“ steht zweimal da.`,
    'not-a-flag': () => 'Hier steht true oder false.',
    'not-a-text': () => 'Hier steht ein Text, der nicht leer ist.',
    'text-not-so': () =>
      'So wird das nicht geschrieben: Ein Kürzel hat Buchstaben und Ziffern, ein Tag ist JJJJ-MM-TT.',
    'text-too-long': ({ most }) => `Der Text ist länger als ${number.format(most)} Zeichen.`,
    'not-a-whole-number': () => 'Hier steht eine ganze Zahl.',
    'number-out-of-bounds': ({ least, most }) =>
      `Möglich ist eine ganze Zahl von ${number.format(least)} bis ${number.format(most)}.`,
    'not-a-list': () => 'Hier steht eine Liste.',
    'list-too-long': ({ most }) => `Die Liste hat mehr als ${number.format(most)} Zeilen.`,
    'not-a-record': () => 'Hier stehen mehrere Angaben mit Namen.',
    'no-such-profile': (problem) => `Das Wettbewerbsprofil gibt es nicht.${known(problem.known)}`,
    'name-of-ready-profile': () => 'So heißt schon ein mitgeliefertes Profil. Ein eigenes Kürzel wählen.',
    'own-profile-of-another-name': () => 'Das eigene Profil (own) heißt anders als das Profil der Saison.',
    'seat-without-result': () => 'Auf der Rundenkarte fehlt der Platz oder der Chipstand.',
    'seat-without-player': () => 'Auf der Rundenkarte fehlt, wer hier saß.',
    'chips-do-not-add-up': ({ chips, counted }) =>
      `Gezählt sind ${number.format(counted)} Chips, am Tisch waren ${number.format(chips)}: noch einmal zählen.`,
    'place-cannot-be': ({ written, reckoned }) =>
      `Platz ${String(written)} kann nicht sein: Es ist Platz ${String(reckoned)}.`,
    'stack-without-result': () =>
      'Von diesem Stack fehlt, wie viel am Ende da war oder auf welchem Platz er ausschied.',
    'stack-without-player': () => 'Es fehlt, wer diesen Stack gespielt hat.',
    'stack-ends-nowhere': () =>
      'Dieser Stack hat am Ende des Heats Chips, und im nächsten steht von ihm nichts: Wer hat ihn übernommen?',
    'no-such-duel': () => 'Ein solches Duell hat der Modus nicht.',
    twice: ({ id }) => `„${id}“ gibt es schon.`,
    'no-such-division': ({ id }) => `Die Spielklasse „${id}“ gibt es nicht.`,
    'no-such-team': ({ id }) => `Die Mannschaft „${id}“ gibt es in dieser Spielklasse nicht.`,
    'no-such-player': ({ id }) => `Den Spieler „${id}“ gibt es nicht.`,
    'no-such-round': () => 'Diese Runde wurde nicht gespielt: Hier ist nichts zu berichtigen.',
    'no-such-card': () =>
      'Diese Karte, dieses Turnier oder diese Begegnung steht nicht in der Runde: Kürzel und Heat sind dort anders.',
    'nothing-corrected': () =>
      'Es ist nicht gesagt, was richtig ist. Möglich ist: table, event, match, team, told, decision.',
    'against-itself': () => 'Eine Mannschaft spielt nicht gegen sich selbst.',
    'seat-without-team': () => 'Es fehlt, für welche Mannschaft hier gespielt wurde.',
    'twice-in-heat': ({ id }) => `„${id}“ sitzt in diesem Heat schon an einem anderen Platz.`,
    'nobody-named': () => 'Es fehlt, wen das betrifft: team oder player.',
    'too-many-teams': ({ most }) => `In dieser Spielklasse spielen höchstens ${String(most)} Mannschaften.`,
    'too-many-rounds': ({ most }) => `Eine Saison hat ${String(most)} Runden.`,
    'too-many-teams-of-club': ({ most }) =>
      `Je Verein gibt es in einer Spielklasse höchstens ${String(most)} Mannschaft.`,
    'deduction-not-possible': () => 'Diese Liga zieht Spielern keine Punkte ab.',
    'deduction-too-large': ({ most }) => `Auf einmal werden höchstens ${String(most)} Punkte abgezogen.`,
  },
  remark: {
    'in-time-without-all-chips': ({ table }) =>
      `Tisch ${table}: „In time“ ist angekreuzt, aber mehrere hatten am Ende Chips. Der Zusatzpunkt entfällt.`,
    'stacks-do-not-add-up': ({ event, heat, before, after }) =>
      `Teamturnier ${event}, Heat ${String(heat)}: ${number.format(before)} Chips am Anfang, ${number.format(after)} am Ende.`,
    'stack-not-handed-on': ({ event, heat, team, left, taken }, naming) =>
      `Teamturnier ${event}, Heat ${String(heat)}: ${naming.team(team)} hat ${number.format(left)} stehen lassen und mit ${number.format(taken)} begonnen.`,
    'stack-not-played-on': ({ event, heat, team, left }, naming) =>
      `Teamturnier ${event}, Heat ${String(heat)}: Von ${naming.team(team)} steht hier nichts, davor waren es ${number.format(left)} Chips.`,
    'more-seats-than-a-table-has': ({ table, seats, most }) =>
      `Tisch ${table}: ${String(seats)} Plätze sind eingetragen, ein Tisch hat ${String(most)}.`,
    'player-of-two-teams': ({ player, team, other }, naming) =>
      `${naming.player(player)} ist für ${naming.team(team)} und für ${naming.team(other)} eingetragen.`,
    'team-without-result': ({ team }, naming) => `Von ${naming.team(team)} ist nichts eingetragen.`,
    'absent-with-results': ({ team }, naming) =>
      `${naming.team(team)} gilt als nicht angetreten, hat aber eingetragene Ergebnisse: Sie zählen nicht für die Mannschaft.`,
    'too-few-players': ({ team, present, least }, naming) =>
      `${naming.team(team)} war mit ${String(present)} Spielern da; mit weniger als ${String(least)} gilt sie als nicht angetreten.`,
    'deduction-takes-less': ({ player, points, taken }, naming) =>
      `${naming.player(player)}: Von ${String(points)} Strafpunkten werden ${String(taken)} abgezogen, mehr nimmt diese Liga nicht.`,
    'decision-without-effect': ({ of, order }, naming) =>
      of === 'teams'
        ? `Die Entscheidung über ${order.map(naming.team).join(', ')} ändert nichts: Sie sind nicht punktgleich, oder diese Liga lässt den Platz geteilt.`
        : `Die Wahl von ${order.map(naming.player).join(', ')} zum MVP des Tages ändert nichts: Die meisten Punkte hat jemand anderes oder einer allein.`,
  },
  ahead: {
    points: ({ ahead, behind, values }) => `${ahead} steht vor ${behind}: mehr Punkte, ${said(values)}.`,
    wins: ({ ahead, behind, values }) => `${ahead} steht vor ${behind}: mehr Siege, ${said(values)}.`,
    places: ({ ahead, behind, values, place = 1 }) =>
      place === 1
        ? `${ahead} steht vor ${behind}: mehr Rundensiege, ${said(values)}.`
        : `${ahead} steht vor ${behind}: öfter auf Platz ${String(place)}, ${said(values)}.`,
    scored: ({ ahead, behind, values }) => `${ahead} steht vor ${behind}: mehr erspielt, ${said(values)}.`,
    difference: ({ ahead, behind, values }) => `${ahead} steht vor ${behind}: bessere Differenz, ${said(values)}.`,
    matchesWon: ({ ahead, behind, values }) =>
      `${ahead} steht vor ${behind}: mehr gewonnene Begegnungen, ${said(values)}.`,
    bestRound: ({ ahead, behind, values }) => `${ahead} steht vor ${behind}: die bessere beste Runde, ${said(values)}.`,
    lastRound: ({ ahead, behind, values }) =>
      `${ahead} steht vor ${behind}: die bessere letzte Runde, ${said(values)}.`,
    directPoints: ({ ahead, behind, values, among }) =>
      `${ahead} steht vor ${behind}: mehr Punkte in den Begegnungen der ${String(among)} Punktgleichen, ${said(values)}.`,
    directScored: ({ ahead, behind, values, among }) =>
      `${ahead} steht vor ${behind}: mehr erspielt in den Begegnungen der ${String(among)} Punktgleichen, ${said(values)}.`,
    decided: ({ ahead, behind }) => `${ahead} steht vor ${behind}: so wurde es entschieden.`,
    lastForStayingAway: ({ ahead, behind, values: [, times] }) =>
      `${ahead} steht vor ${behind}: ${behind} ist ${String(times)} Mal nicht angetreten und steht deshalb am Ende.`,
    level: ({ ahead, behind }) => `${ahead} und ${behind} teilen sich den Platz.`,
  },
  criterion: {
    points: 'Punkten',
    wins: 'Siegen',
    places: 'allen Plätzen',
    scored: 'erspielten Punkten',
    difference: 'der Differenz',
    matchesWon: 'gewonnenen Begegnungen',
    bestRound: 'der besten Runde',
    lastRound: 'der letzten Runde',
    directPoints: 'Punkten untereinander',
    directScored: 'Erspieltem untereinander',
    decided: 'allem, was entschieden wurde',
  },
  levelIn: (reason, criteria) =>
    criteria.length === 0 ? reason : `${reason} Gleich sind sie in ${list.format(criteria)}.`,
};
