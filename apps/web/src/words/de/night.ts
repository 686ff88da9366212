/** The places of a night, wherever they are offered. */
export const night = {
  places: 'Bereiche',
  tabs: {
    overview: 'Überblick',
    tables: 'Tische',
    players: 'Spieler',
    money: 'Kasse',
    structure: 'Struktur',
    rulings: 'Entscheidungen',
    penalties: 'Strafen',
    papers: 'Listen',
    log: 'Protokoll',
    screens: 'Anzeigen',
  },
  due: (count: number) => (count === 1 ? '1 Sache steht an' : `${String(count)} Sachen stehen an`),
  more: 'Mehr',
  inNight: 'In diesem Turnier',
  inRiffle: 'Außerhalb dieses Turniers',
  home: 'Startseite',
  device: 'Sprache und Konto',
};
