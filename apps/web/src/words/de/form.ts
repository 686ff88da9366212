/** How a night is played out: chosen before it begins, and shown while it is. */
export const form = {
  label: 'Spielform',
  kinds: {
    none: 'Wie im Regelwerk',
    sitAndGo: 'Sit & Go auf Zeit',
    shootOut: 'Shoot-out in Runden',
    headsUp: 'Heads-up-Turnier',
    heats: 'Teamturnier in Heats',
  },
  told: {
    none: 'Tische werden ausgeglichen und aufgelöst, bis der Finaltisch steht; wo das Regelwerk es anders hat, wie dort.',
    sitAndGo:
      'Jeder Tisch spielt für sich. Ist die Zeit um, folgen die letzten Hände, dann ordnen die Chips, wer noch dabei ist.',
    shootOut:
      'Kein Tisch wird ausgeglichen. Wer an seinem Tisch übrig bleibt, spielt die nächste Runde, bis ein Tisch übrig ist.',
    heats:
      'In der Pause nach einem Heat übernimmt ein Teamkollege den Stack und spielt damit weiter. Wer welchen Heat gespielt hat, bleibt festgehalten.',
    headsUp: 'Immer zwei spielen gegeneinander, der Sieger ist eine Runde weiter. Geht es nicht auf, gibt es Freilose.',
  },
  heatsEnd: 'Heats enden nach Level',
  heatsEndHint: 'Mit Komma getrennt, z. B. 4, 8 für drei Heats. Nach jedem davon steht eine Pause in der Struktur.',
  heat: (no: number, of: number) => `Heat ${String(no)} von ${String(of)}`,
  heatOver: (no: number, of: number) => `Heat ${String(no)} von ${String(of)} ist gespielt`,
  yourHeat: (no: number) => `Sie spielen Heat ${String(no)} mit diesem Stack.`,
  stackStays: 'Der Stack bleibt am Platz stehen: Ein Teamkollege übernimmt ihn für den nächsten Heat.',
  handedOn: (done: number, of: number) => `${String(done)} von ${String(of)} Stacks übergeben`,
  handOnHint: 'Stack, Platz und Verein bleiben. Wer nicht übergibt, spielt mit seinem Stack weiter.',
  handOn: 'Übergeben',
  tookOver: (heat: number) => `spielt Heat ${String(heat)}`,
  handOnTitle: (name: string) => `Wer übernimmt den Stack von ${name}?`,
  handOnTold:
    'Platz und Chips bleiben, ein Spieler desselben Teams spielt weiter. Der eigene Link des Bisherigen gilt nicht mehr.',
  handOnWho: 'Teamkollege',
  handOnWhy: 'Warum außerhalb der Pause?',
  handOnWhyHint: 'Übergeben wird zwischen den Heats; mit Begründung lässt es die Turnierleitung auch sonst zu.',
  handedOnDone: 'Stack übergeben.',
  minutes: 'Zeitlimit in Minuten',
  minutesHint: 'Spielzeit, ohne Pausen. Leer: ohne Limit.',
  lastHands: 'Letzte Hände',
  advance: 'Weiter je Tisch',
  stacks: 'Stacks in der nächsten Runde',
  ofStacks: { fresh: 'Startstack für alle', carried: 'Jeder behält seinen' },
  draw: 'Nächste Runde',
  ofDraw: { anew: 'neu auslosen', tree: 'nach Turnierbaum' },
  places: 'Plätze derselben Runde',
  ofPlaces: { shared: 'geteilt', atTable: 'nach dem Platz am Tisch', byTime: 'nach der Reihenfolge' },
  thirdPlace: 'Spiel um Platz 3',
  levelsAgain: 'Blinds beginnen jede Runde von vorn',
  noLate: 'In Runden gibt es keinen Späteinstieg.',
  rounds: 'Runden',
  round: (no: number) => `Runde ${String(no)}`,
  final: 'Finale',
  third: 'Um Platz 3',
  table: (name: string) => `Tisch ${name}`,
  bye: 'Freilos',
  goesOn: 'weiter',
  won: 'Sieg',
  you: 'Das sind Sie',
  print: 'Runden drucken',
  timeUp: 'Die Zeit ist um',
  endsAt: (time: string) => `Die Zeit ist um ${time} um.`,
  lastHandsTold: (hands: number) =>
    hands === 1 ? 'Jeder Tisch spielt noch 1 Hand.' : `Jeder Tisch spielt noch ${String(hands)} Hände.`,
  handsLeft: (hands: number) => (hands === 0 ? 'letzte Hand begonnen' : `noch ${String(hands)}`),
  lastHandsHere: (hands: number) =>
    hands === 0
      ? 'An diesem Tisch läuft die letzte Hand.'
      : hands === 1
        ? 'An diesem Tisch kommt noch 1 Hand.'
        : `An diesem Tisch kommen noch ${String(hands)} Hände.`,
  thenHands: (hands: number) =>
    hands === 0 ? '' : hands === 1 ? 'Dann folgt noch 1 Hand.' : `Dann folgen noch ${String(hands)} Hände.`,
  rankedHere: 'Dieser Tisch ist nach Chips gewertet.',
  ranked: 'gewertet',
  countHint: 'Die Chips ordnen, wer noch dabei ist. Gleiche Stacks teilen den Platz.',
  chipsOf: (name: string) => `Chips von ${name}`,
  rank: 'Nach Chips werten',
  rankedNow: 'Nach Chips gewertet.',
};
