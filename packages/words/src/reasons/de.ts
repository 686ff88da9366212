import type { ReasonWords } from './reason-words.ts';

const text = (value: string | number | undefined): string => (value === undefined ? '?' : String(value));

export const de: ReasonWords = {
  'draw-by-lot': () => 'Alle freien Plätze werden ausgelost.',
  'draw-spreads-clubs': () => 'Vereine werden gleichmäßig auf die Tische verteilt, dann wird gelost.',
  'last-hands': ({ hands = 0 }) => `Der Tag endet mit letzten Händen: ${String(hands)} an jedem Tisch.`,
  'draw-keeps-pairs-apart': () => 'Benannte Paare sitzen nicht am selben Tisch.',
  'one-per-club': () => 'Je Verein spielt eine Person.',
  'tables-differ': ({ most, fewest }) => `Die Tische sind ungleich: ${text(most)} gegen ${text(fewest)}.`,
  'management-decides': () =>
    'Das Regelwerk nennt keine Zahl und überlässt es der Turnierleitung; vorgeschlagen wird das Übliche.',
  'mover-next-big-blind': () => 'Es geht, wer in der nächsten Hand den Big Blind setzen müsste.',
  'mover-same-position': () => 'Es geht, wer zum Button steht wie der freie Platz.',
  'mover-not-blind': () => 'Wer gerade einen Blind setzen muss, bleibt.',
  'mover-nearest-position': ({ distance, seat }) =>
    `Niemand steht zum Button genau wie der freie Platz (${text(seat)}); es geht, wer dem am nächsten kommt (${text(distance)}).`,
  'mover-moved-least': () => 'Es geht, wer bisher am seltensten umgesetzt wurde.',
  'button-as-recorded': ({ from, to }) =>
    `Gerechnet mit dem Button auf Platz ${text(from)} am abgebenden und Platz ${text(to)} am aufnehmenden Tisch, wie zuletzt eingetragen.`,
  'button-unknown': () => 'Wo der Button liegt, ist nicht eingetragen; die Position ist angenommen.',
  'seat-worst-position': () => 'Der Platz, der den Big Blind am ehesten setzt, aber nicht den Small Blind.',
  'seat-nearest-big-blind': () => 'Der freie Platz, der dem Big Blind am nächsten liegt.',
  'seat-same-position': () => 'Der freie Platz mit demselben Abstand zum Button.',
  'seat-same-number': () => 'Stud: Der Platz mit derselben Nummer.',
  'seat-avoids-second-big-blind': () => 'Niemand soll durch das Umsetzen zweimal nacheinander den Big Blind setzen.',
  'seat-by-lot': () => 'Die freien Plätze werden ausgelost.',
  'waits-one-hand': () => 'Zwischen Button und Small Blind: setzt eine Hand aus.',
  'dealt-in-at-once': () => 'Bekommt sofort Karten, mit den Pflichten des Platzes.',
  'source-fullest': () => 'Der vollste Tisch gibt ab.',
  'source-preset-order': () => 'Unter den vollsten Tischen entscheidet die festgelegte Reihenfolge.',
  'source-by-management': () => 'Welcher Tisch abgibt, bestimmt die Turnierleitung; vorgeschlagen ist der vollste.',
  'destination-shortest': () => 'Der Tisch mit den wenigsten Personen bekommt dazu.',
  'destination-broken-latest': () => 'Von den kurzen Tischen der, der am längsten stehen bleibt.',
  'destination-by-management': () =>
    'Welcher Tisch dazubekommt, bestimmt die Turnierleitung; vorgeschlagen ist der kürzeste.',
  'fits-on-fewer-tables': ({ players, tables }) =>
    `${text(players)} Personen passen an ${text(tables)} ${Number(tables) === 1 ? 'Tisch' : 'Tische'}.`,
  'break-order-published': () => 'Die Reihenfolge ist festgelegt und ausgehängt.',
  'break-by-management': () =>
    'Welcher Tisch aufgelöst wird, bestimmt die Turnierleitung; vorgeschlagen ist der nächste der Reihenfolge.',
  'final-table-reached': ({ players }) => `Mit ${text(players)} Personen wird der Finaltisch gebildet.`,
  'fresh-draw': () => 'Die Plätze werden neu ausgelost.',
  'button-redrawn': () => 'Der Button wird neu ausgelost.',
  'button-carries-on': () => 'Der Button ergibt sich aus der letzten Hand.',
  'button-drawn-high-card': () => 'Je eine Karte: Die höchste am Tisch bekommt den Button.',
  'button-drawn-at-one-table': () => 'An einem Tisch wird gezogen; die Platznummer gilt für alle Tische.',
  'button-seat-one': () => 'Der Button beginnt auf Platz 1.',
  'button-seat-by-lot': () => 'Eine Platznummer wird für alle Tische ausgelost.',
  'button-tie-by-suit': () => 'Bei gleichen Karten entscheidet die Farbe: Pik, Herz, Karo, Kreuz.',
  'halt-short-table': ({ missing }) => `Hier fehlen ${text(missing)}; gespielt wird erst, wenn die Neuen sitzen.`,
  'clock-stops-while-breaking': ({ tables }) =>
    `Bei höchstens ${text(tables)} Tischen steht die Uhr, solange ein Tisch aufgelöst wird.`,
  'same-hand-bigger-stack': () =>
    'In derselben Hand ausgeschieden: Wer zu Beginn der Hand mehr Chips hatte, ist besser platziert.',
  'equal-stacks-share': () => 'Bei gleich vielen Chips werden die Plätze geteilt.',
  'equal-stacks-nearest-button': () =>
    'Bei gleich vielen Chips ist besser, wer im Uhrzeigersinn näher am Button sitzt.',
  'different-tables-by-time': () => 'An verschiedenen Tischen zählt die Reihenfolge.',
  'different-tables-share': () => 'Zur selben Zeit an verschiedenen Tischen: Die Plätze werden geteilt.',
  'order-unknown-stacks': () => 'Wer zuerst draußen war, weiß niemand: Der größere Stack vor der Hand liegt vorn.',
  'order-unknown-share': () => 'Wer zuerst draußen war, weiß niemand: Die Plätze werden geteilt.',
  'hand-for-hand-stacks': () => 'Hand-for-Hand zählt als eine Hand: Die Stacks werden über die Tische verglichen.',
  'hand-for-hand-together': () => 'Jede Hand beginnt an allen Tischen zugleich; wer fertig ist, wartet.',
  'hand-for-hand-clock': () => 'Solange steht die Uhr.',
  'hand-for-hand-before-money': ({ left, until }) =>
    `Noch ${text(left)} im Spiel, ${text(until)} Plätze zahlen: Wer jetzt ausscheidet, geht leer aus.`,
  'hand-for-hand-before-finalTable': ({ left, until }) =>
    `Noch ${text(left)} im Spiel, am Finaltisch sitzen ${text(until)}.`,
  'hand-for-hand-before-jump': ({ left }) => `Noch ${text(left)} im Spiel, und der nächste Platz zahlt deutlich mehr.`,
  'hand-for-hand-reached': ({ until }) => `Es sind nur noch ${text(until)} im Spiel: Das Ziel ist erreicht.`,
  'button-unknown-shared': () => 'Wo der Button lag, ist nicht eingetragen; ohne ihn werden die Plätze geteilt.',
  'late-limit-passed': () => 'Die Frist für Verspätete ist abgelaufen.',
  'stack-forfeited': () => 'Wer neu einsteigt, gibt seinen Stack auf; er geht aus dem Spiel.',
  'late-stack-removed': () => 'Der Stack geht aus dem Spiel; letzter Platz, keine Punkte.',
  'late-stack-shared': () => 'Der Stack wird am Tisch zu gleichen Teilen aufgeteilt; letzter Platz, keine Punkte.',
  'absence-limit-passed': ({ minutes }) => `Länger als ${text(minutes)} Minuten Spielzeit ohne Unterbrechung abwesend.`,
  'excluded-at-place': () => 'Ausschluss auf dem aktuellen Platz; der Stack geht aus dem Spiel.',
  'button-redraw-allowed': ({ players }) =>
    `${text(players)} Personen sind auf einmal an diesen Tisch gekommen; der Button darf neu ausgelost werden.`,
  'colour-up-due': () => 'Kein kommendes Level braucht diesen Wert noch.',
  'colour-up-between': () => 'Außer der Reihe gewechselt.',
  'small-chips-stay': () => 'Der Wert bleibt im Spiel; gewechselt wird nur, was glatt aufgeht.',
  'chips-changed-evenly': () => 'Was glatt aufgeht, wird zuerst zum Wert gewechselt.',
  'race-dealt': () => 'Für jeden übrigen Chip eine Karte, in dieser Reihenfolge.',
  'chips-raced-for': ({ chips, worth }) =>
    `Die Reste sind zusammen ${text(worth)} wert: Es geht um ${text(chips)} Chips.`,
  'race-won': () => 'Die höchsten Karten gewinnen je einen Chip.',
  'leftovers-rounded': () => 'Für seinen Rest bekommt jeder einen Chip des nächsten Werts.',
  'leftovers-stay': () => 'Was nicht glatt aufgeht, bleibt liegen.',
  'saved-from-race': () => 'Durch das Herausnehmen scheidet niemand aus.',
  'late-chips': () => 'Erst nach dem Herausnehmen gefunden.',
  'deal-by-all': ({ players }) => `Alle ${text(players)}, die noch im Turnier sind, haben zugestimmt.`,
  'deal-played-out': () => 'Erwartet wird, dass bis zum Ende gespielt wird.',
  'deal-not-of-points': () => 'Plätze und Punkte werden ausgespielt, nicht geteilt.',
  'stack-unknown': () => 'Ein Stack zu Beginn der Hand fehlt; bis er eingetragen ist, werden die Plätze geteilt.',
};
