/** Was gefragt wird, wenn niemand weiß, ob Zeit zählt. */
export const time = {
  slept: {
    title: (long: string, _back: boolean) => `Der Rechner hat ${long} geschlafen. Zählt diese Zeit?`,
    stands: 'Die Uhr steht, wo sie davor stand. An der Wand und auf den Handys steht, warum.',
    yes: 'Ja, sie zählt',
    no: 'Nein, weiter wie davor',
    after: 'Ja: Die Uhr steht, wo sie ohne den Schlaf stünde. Nein: Sie läuft ab hier weiter.',
  },
  set: {
    title: (long: string, back: boolean) =>
      `Die Uhr des Rechners wurde um ${long} ${back ? 'zurückgestellt' : 'vorgestellt'}. Gilt die neue Zeit?`,
    stands: 'Die Uhr des Turniers steht, bis das entschieden ist. An der Wand und auf den Handys steht, warum.',
    yes: 'Ja, neue Zeit',
    no: 'Nein, alte Zeit',
    after: 'In beiden Fällen läuft die Uhr des Turniers weiter, wo sie steht.',
  },
  runs: 'Die Uhr dieses Abends läuft wieder, jemand hat sie weiterlaufen lassen.',
  waitsNot: 'Die Uhr dieses Abends wartet nicht darauf.',
  changesNothing:
    'Die Antwort ändert an ihr nichts mehr; stimmt sie nicht, von Hand stellen. Sie gilt für Abende, die noch darauf warten.',
  minutes: (count: number) => (count === 1 ? 'eine Minute' : `${String(count)} Minuten`),
  director: 'Die Turnierleitung entscheidet das am Pult.',
};
