const hoursOf = (count: number): string => (count === 1 ? 'eine Stunde' : `${String(count)} Stunden`);
const minutesOf = (count: number): string => (count === 1 ? 'eine Minute' : `${String(count)} Minuten`);
const isAt = (at: string | undefined): string => (at === undefined ? '' : ` (${at})`);

/** Was gefragt wird, wenn niemand weiß, ob Zeit zählt. */
export const time = {
  slept: {
    title: (long: string, _back: boolean) => `Der Rechner hat ${long} geschlafen. Zählt diese Zeit?`,
    stands: 'Die Uhr steht, wo sie davor stand. An der Wand und auf den Handys steht, warum.',
    yes: 'Ja, sie zählt',
    no: 'Nein, weiter wie davor',
    after: (yes: string | undefined, no: string | undefined) =>
      `Ja: Die Uhr steht, wo sie ohne den Schlaf stünde${isAt(yes)}. Nein: Sie läuft weiter, wo sie steht${isAt(no)}; Zeitstrafen auch.`,
    done: {
      yes: 'Die Zeit zählt. Die Uhr läuft, als hätte der Rechner nicht geschlafen.',
      no: 'Die Zeit zählt nicht. Die Uhr läuft weiter, wo sie stand.',
    },
  },
  set: {
    title: (long: string, back: boolean) =>
      `Die Uhr des Rechners wurde um ${long} ${back ? 'zurückgestellt' : 'vorgestellt'}. Gilt die neue Zeit?`,
    stands: 'Die Uhr des Turniers steht, bis das entschieden ist. An der Wand und auf den Handys steht, warum.',
    yes: 'Ja, neue Zeit',
    no: 'Nein, alte Zeit',
    after: 'In beiden Fällen läuft die Uhr des Turniers weiter, wo sie steht.',
    done: {
      yes: 'Die neue Zeit gilt. Die Uhr des Turniers läuft weiter, wo sie stand.',
      no: 'Die alte Zeit gilt weiter. Die Uhr des Turniers läuft weiter, wo sie stand.',
    },
  },
  bothTimes: (fresh: string, old: string) => `Nach der neuen Zeit ist es ${fresh}, nach der alten ${old}.`,
  at: (level: string, left: string) => `${level}, noch ${left}`,
  sending: 'Die Antwort wird gesendet …',
  runs: 'Die Uhr dieses Abends läuft wieder, jemand hat sie weiterlaufen lassen.',
  waitsNot: 'Die Uhr dieses Abends wartet nicht darauf.',
  changesNothing:
    'Die Antwort ändert an ihr nichts mehr; stimmt sie nicht, von Hand stellen. Sie gilt für Abende, die noch darauf warten.',
  long: (hours: number, minutes: number) =>
    [...(hours > 0 ? [hoursOf(hours)] : []), ...(minutes > 0 || hours === 0 ? [minutesOf(minutes)] : [])].join(' und '),
  seconds: (count: number) => `${String(count)} Sekunden`,
  director: 'Die Turnierleitung entscheidet das am Pult.',
};
