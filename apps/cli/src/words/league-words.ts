/** What `riffle league` says beside what all of Riffle says of leagues. */
export type LeagueCliWords = {
  readonly andMore: (first: string, more: number) => string;
  readonly round: (round: number, division: string) => string;
  readonly table: (division: string, over: boolean) => string;
  readonly players: (division: string) => string;
  readonly national: string;
  readonly points: string;
  readonly inTable: string;
  readonly best: (names: readonly string[], points: string, open: boolean) => string;
  readonly standing: { readonly [S in 'notThere' | 'disqualified' | 'untold']: string };
  readonly noSuchProfile: (id: string, known: readonly string[]) => string;
  readonly usual: string;
  readonly reading: string;
  readonly noSuchSeason: (id: string, known: readonly string[]) => string;
  readonly simulated: (seed: string, commands: number, events: number, refusals: number) => string;
  readonly happened: (noShows: number, late: number, corrections: number) => string;
  readonly charged: (fines: string, open: string) => string;
  readonly decidedBy: (by: string, times: number) => string;
  readonly moves: (division: string) => string;
  readonly playOff: string;
  readonly circular: string;
  readonly fines: (name: string, amount: string) => string;
  /** Points that a team lacks: without a reason of the league for not appearing. */
  readonly taken: (
    name: string,
    points: string,
    why: { readonly round: number | undefined; readonly reason: string | undefined },
  ) => string;
};

export const leagueDe: LeagueCliWords = {
  andMore: (first, more) => (more === 0 ? first : `${first} (und ${String(more)} weitere)`),
  round: (round, division) => `Spielklasse ${division}, ${String(round)}. Runde`,
  table: (division, over) => `Spielklasse ${division}, ${over ? 'Endstand' : 'Zwischenstand'}`,
  players: (division) => `Spielklasse ${division}, Einzelwertung`,
  national: 'Einzelwertung über alle Spielklassen',
  points: 'Punkte',
  inTable: 'Tabelle',
  best: (names, points, open) =>
    `MVP des Tages mit ${points} Punkten: ${names.join(', ')}${open ? ' (die Turnierleitung entscheidet)' : ''}`,
  standing: { notThere: 'nicht angetreten', disqualified: 'disqualifiziert', untold: 'nichts eingetragen' },
  noSuchProfile: (id, known) => `Das Wettbewerbsprofil „${id}“ gibt es nicht. Es gibt: ${known.join(', ')}.`,
  usual: 'wie üblich',
  reading: 'so gelesen: hier ist das Regulativ offen',
  noSuchSeason: (id, known) => `Mit dem Profil „${id}“ lässt sich keine Saison spielen. Es gibt: ${known.join(', ')}.`,
  simulated: (seed, commands, events, refusals) =>
    `Saison mit Startwert ${seed}: ${String(commands)} Eingaben, ${String(events)} Ereignisse, jedes geprüft; ${String(refusals)} Mal wurde zu Recht abgelehnt.`,
  happened: (noShows, late, corrections) =>
    `Nicht angetreten: ${String(noShows)}. Verstrichene Aufstellungsfristen: ${String(late)}. Spätere Berichtigungen: ${String(corrections)}.`,
  charged: (fines, open) => `Strafen ${fines}, noch offen ${open}.`,
  decidedBy: (by, times) => `  ${String(times)} Mal entschied: ${by}`,
  moves: (division) => `Spielklasse ${division}, Auf- und Abstieg (Vorschlag)`,
  playOff: 'Aus dem Play-off',
  circular: 'Die Regeln drehen sich hier im Kreis: Verzichte gingen vor, die Liga entscheidet.',
  fines: (name, amount) => `${name}: Strafen ${amount}`,
  taken: (name, points, { round, reason }) =>
    `${name}: ${points} Punkte abgezogen${round === undefined ? '' : `, ${String(round)}. Runde`}: ${reason ?? 'nicht angetreten'}`,
};

export const leagueEn: LeagueCliWords = {
  andMore: (first, more) => (more === 0 ? first : `${first} (and ${String(more)} more)`),
  round: (round, division) => `Division ${division}, round ${String(round)}`,
  table: (division, over) => `Division ${division}, ${over ? 'final table' : 'table so far'}`,
  players: (division) => `Division ${division}, players`,
  national: 'Players of all divisions',
  points: 'points',
  inTable: 'table',
  best: (names, points, open) =>
    `Best of the day with ${points} points: ${names.join(', ')}${open ? ' (the management decides)' : ''}`,
  standing: { notThere: 'did not appear', disqualified: 'disqualified', untold: 'nothing entered' },
  noSuchProfile: (id, known) => `There is no competition profile "${id}". There is: ${known.join(', ')}.`,
  usual: 'as is usual',
  reading: 'read so: the regulation is open here',
  noSuchSeason: (id, known) => `No season can be played by the profile "${id}". There is: ${known.join(', ')}.`,
  simulated: (seed, commands, events, refusals) =>
    `Season with seed ${seed}: ${String(commands)} entries, ${String(events)} events, each looked at; ${String(refusals)} times something was rightly refused.`,
  happened: (noShows, late, corrections) =>
    `Did not appear: ${String(noShows)}. Line-up deadlines passed: ${String(late)}. Later corrections: ${String(corrections)}.`,
  charged: (fines, open) => `Fines ${fines}, still open ${open}.`,
  decidedBy: (by, times) => `  ${String(times)} times decided by: ${by}`,
  moves: (division) => `Division ${division}, up and down (proposal)`,
  playOff: 'From the play-off',
  circular: 'The rules turn in a circle here: waivers went first, the league decides.',
  fines: (name, amount) => `${name}: fines ${amount}`,
  taken: (name, points, { round, reason }) =>
    `${name}: ${points} points taken${round === undefined ? '' : `, round ${String(round)}`}: ${reason ?? 'did not appear'}`,
};
