type Stakes = {
  /** What is dealt, where the level names it. */
  readonly game: string;
  /** Small and big blind, or where nobody posts blinds the two bets. */
  readonly two: readonly [string, string];
  readonly ante?: string;
  readonly anteBy?: 'everyone' | 'bigBlind';
  readonly bringIn?: string;
};

/** What a wall says aloud. Figures are digits without groups: every voice reads them right. */
export const said = {
  stakes: ({ game, two, ante, anteBy, bringIn }: Stakes): string =>
    [
      ...(game === '' ? [] : [`${game}.`]),
      `${bringIn === undefined ? 'Blinds' : 'Einsätze'} ${two.join(', ')}.`,
      ...(ante === undefined ? [] : [`${anteBy === 'bigBlind' ? 'Big Blind Ante' : 'Ante'} ${ante}.`]),
      ...(bringIn === undefined ? [] : [`Bring-in ${bringIn}.`]),
    ].join(' '),
  minutes: (count: number): string => (count === 1 ? 'einer Minute' : `${String(count)} Minuten`),
  place: (place: number): string => `Platz ${String(place)}`,
  entryNo: (no: number): string => `Nummer ${String(no)}`,
  start: (level: number, stakes: string) => `Das Turnier beginnt. Level ${String(level)}. ${stakes}`,
  level: (level: number, stakes: string) => `Level ${String(level)}. ${stakes}`,
  afterBreak: (level: number, stakes: string) => `Die Pause ist zu Ende. Level ${String(level)}. ${stakes}`,
  break: (minutes: number, label: string | undefined) =>
    `Pause${label === undefined ? '' : `: ${label}`}. ${minutes === 1 ? 'Eine Minute' : `${String(minutes)} Minuten`}.`,
  minute: {
    level: (stakes: string) => `In einer Minute neue Blinds. ${stakes}`,
    game: (stakes: string) => `In einer Minute: ${stakes}`,
    break: 'In einer Minute ist Pause.',
    end: 'Noch eine Minute im letzten Level.',
  },
  breakSoon: (inMinutes: string) => `In ${inMinutes} ist Pause.`,
  breakEnding: (inMinutes: string) => `In ${inMinutes} geht es weiter. Bitte zu den Plätzen.`,
  handForHand: 'Ab jetzt Hand-for-Hand. Nach jeder Hand warten alle Tische.',
  handForHandEnds: 'Hand-for-Hand ist zu Ende. Es wird weitergespielt.',
  hand: 'Nächste Hand, bitte geben.',
  move: {
    one: (name: string, table: string, seat: string) => `${name} wechselt: Tisch ${table}, Platz ${seat}.`,
    many: (count: number) => `${String(count)} Spieler wechseln den Platz. Die Plätze stehen auf der Wand.`,
    broken: (tables: readonly string[]) =>
      `${tables.length === 1 ? `Tisch ${tables.join()} wird` : `Die Tische ${new Intl.ListFormat('de').format(tables)} werden`} aufgelöst. Die neuen Plätze stehen auf der Wand.`,
  },
  bustOut: (name: string, place: string) => `${name} scheidet aus: ${place}.`,
  timeCall: (table: string, name: string | undefined, seconds: number) =>
    `Time an Tisch ${table}${name === undefined ? '' : `, ${name}`}: ${String(seconds)} Sekunden.`,
  envelope: (name: string, amount: string) => `${name} zieht einen Umschlag: ${amount}.`,
  bubble: 'Noch ein Spieler bis zum Geld.',
  money: (left: number) => `Die Bubble ist geplatzt. Alle ${String(left)} Spieler sind im Geld.`,
  stopped: (table: string) => `Tisch ${table} hält an und wartet auf die Turnierleitung.`,
  over: (name: string | undefined) =>
    name === undefined
      ? 'Das Turnier ist zu Ende.'
      : `Das Turnier ist zu Ende. Es gewinnt ${name}. Herzlichen Glückwunsch!`,
  finalTable: 'Finaltisch! Die Plätze stehen auf der Wand.',
  lastHands: (hands: number) =>
    hands === 1 ? 'Die letzte Hand.' : `Die letzten ${String(hands)} Hände an jedem Tisch.`,
  registration: 'Die Anmeldung ist geschlossen.',
};
