export const page = {
  title: 'Hände',
  lead: 'Gespielte Hände ansehen und nachrechnen, was am Tisch strittig ist. Alles wird auf diesem Gerät gerechnet, auch ohne Netz.',
  replay: 'Hand ansehen',
  replayIs:
    'Eine Datei öffnen (PHH, OHH oder PokerStars) und die Hand Schritt für Schritt am Tisch verfolgen: Pots, Gewinnchancen und die Regeln, die entschieden haben.',
  calculators: 'Rechner',
  calculatorsAre: 'Mit Begründung und Fundstelle, und mit den anderen Regelwerken daneben, wo sie anders entscheiden.',
  home: 'Eine Hand Schritt für Schritt ansehen; Gewinnchancen, Side-Pots und Mindestraise ausrechnen.',
  back: 'Hände',
  rulebook: 'Regelwerk',
  twoColours: 'Zwei Farben',
  fourColours: 'Vier Farben',
  colours: 'Kartenfarben',
  closed: 'verdeckte Karte',
  seat: (seat: number) => `Platz ${String(seat)}`,
};
