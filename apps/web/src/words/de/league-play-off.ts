/** The play-off of regional champions, as the league's office enters it. */
export const leaguePlayOff = {
  title: 'Play-off der Meister',
  what: (up: number) =>
    up === 1
      ? 'Der Erste steigt in die unterste Spielklasse auf.'
      : `Die ersten ${String(up)} steigen in die unterste Spielklasse auf.`,
  none: 'Noch keine Landesliga eingetragen.',
  noneWhy: 'Aus ihren Tabellen folgt, wer im Play-off spielen darf.',
  note: 'Landesliga eintragen',
  change: (league: string) => `${league} ändern`,
  qualified: (league: string, team: string, rank: number) =>
    rank === 1 ? `${league}: ${team} ist dabei.` : `${league}: ${team} ist dabei, als ${String(rank)}. der Tabelle.`,
  nobody: (league: string) => `${league}: Niemand darf spielen.`,
  waiting: (league: string, teams: number) =>
    `${league}: ${teams === 1 ? '1 Mannschaft' : `${String(teams)} Mannschaften`}. Wer spielen darf, steht nach der Saison fest.`,
  barred: {
    ownTeamStays: (team: string) => `${team} nicht: Der Verein bleibt in der untersten Spielklasse vertreten.`,
    fieldedFromFirst: (team: string) => `${team} nicht: Sie hat Spieler der ersten Spielklasse eingesetzt.`,
  },
  enter: 'Ergebnis eintragen',
  correct: 'Ergebnis ändern',
  order: (teams: string) => `Endstand: ${teams}.`,
  result: {
    title: 'Ergebnis des Play-offs',
    what: 'Platz für Platz, der Beste zuerst. Wer nicht gespielt hat, bleibt weg.',
    place: (place: number) => `Platz ${String(place)}`,
    nobody: '–',
    go: 'Eintragen',
  },
  league: {
    title: 'Landesliga',
    name: 'Name der Landesliga',
    how: 'Die Tabelle, wie sie am Ende stand. So viele Zeilen genügen, bis jemand spielen darf.',
    rows: 'Tabelle',
    team: (rank: number) => `Mannschaft auf Rang ${String(rank)}`,
    club: (rank: number) => `Verein in dieser Liga, Rang ${String(rank)}`,
    noClub: 'kein Verein dieser Liga',
    fielded: 'Spieler der ersten Spielklasse eingesetzt',
    more: 'Zeile dazu',
    fewer: 'Zeile weg',
    noName: 'Bitte den Namen der Landesliga angeben.',
    noTeams: 'Bitte mindestens eine Mannschaft angeben.',
    go: 'Eintragen',
    remove: 'Landesliga entfernen',
  },
};
