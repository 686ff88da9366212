export const missing = {
  actions: {
    players: 'Spieler melden',
    checkInAll: 'Alle einchecken',
    clubs: 'Alle anmelden',
    structure: 'Struktur anlegen',
    draw: 'Plätze auslosen',
    drawAgain: 'Neu auslosen',
    seat: (count: number): string => (count === 1 ? 'Ihn setzen' : 'Alle setzen'),
    tables: 'Tisch anlegen',
    prizes: 'Preise eintragen',
    occasion: 'Anlass wählen',
    rulebook: 'Regelwerk wählen',
    form: 'Zeitlimit eintragen',
  },
  working: 'Wird erledigt …',
  directorOnly: 'Das macht die Turnierleitung.',
  settings: 'Einstellungen',
};
