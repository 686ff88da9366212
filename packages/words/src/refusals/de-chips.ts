import type { RefusalWords } from './refusal-words.ts';
import type { OfChips } from './refusals-of-chips.ts';

export const chipsDe: Pick<RefusalWords, OfChips> = {
  'not-a-multiple': ({ value, into }, { chips }) => ({
    title: `${chips(into)} ist kein Vielfaches von ${chips(value)}.`,
    allowed: ['Einen größeren Wert nehmen, in den sich glatt wechseln lässt.'],
  }),
  'colour-up-open': ({ value }, { chips }) => ({ title: `Chips zu ${chips(value)} werden schon herausgenommen.` }),
  'no-colour-up': ({ value }, { chips }) => ({
    title: `Chips zu ${chips(value)} werden gerade nicht herausgenommen.`,
    allowed: ['Das Herausnehmen beginnen.'],
  }),
  'small-chips-stay': ({ value }, { chips }) => ({
    title: `Chips zu ${chips(value)} bleiben nach dem Regelwerk im Spiel.`,
    allowed: ['Nur wechseln, was glatt aufgeht; der Rest bleibt liegen.'],
  }),
  'chips-still-needed': ({ value, level }, { chips }) => ({
    title: `Chips zu ${chips(value)} werden noch gebraucht.`,
    detail: `Bis Zeile ${String(level + 1)} der Struktur.`,
    allowed: ['Nur wechseln, was glatt aufgeht.', 'Oder einen Grund angeben; er steht dann im Protokoll.'],
  }),
  'not-at-this-seat': ({ entry, table, seat }, say) => ({
    title: `${say.entry(entry)} sitzt nicht auf Platz ${String(seat)} an ${say.table(table)}.`,
    allowed: ['Die Seite neu lesen und noch einmal zählen.'],
  }),
  'small-chips-gone': ({ table }, say) => ({
    title: `An ${say.table(table)} sind die kleinen Chips schon draußen.`,
    allowed: ['Den Schritt zurücknehmen, wenn er falsch war.'],
  }),
  'small-chips-not-counted': ({ table }, say) => ({
    title: `An ${say.table(table)} sind die kleinen Chips nicht gezählt.`,
    detail: 'Auch wenn sich seit dem Zählen jemand umgesetzt hat, wird neu gezählt.',
  }),
  'witness-needed': () => ({
    title: 'Zum Chip Race gehört jemand, der zusieht.',
    allowed: ['Einen zweiten Mitarbeiter oder einen Spieler dazuholen und es angeben.'],
  }),
  'race-cards-off': ({ cards, needed, twice }) => ({
    title:
      twice === undefined
        ? `Gegeben werden ${String(needed)} Karten, eingetragen sind ${String(cards)}.`
        : `Die Karte ${twice} ist zu oft eingetragen.`,
  }),
  'value-in-play': ({ value }, { chips }) => ({ title: `Chips zu ${chips(value)} sind noch im Spiel.` }),
  'small-chips-first': ({ table, value }, say) => ({
    title: `An ${say.table(table)} gehen zuerst die Chips zu ${say.chips(value)} aus dem Spiel.`,
    detail: 'Bis dahin liegt der Button, wo er in der letzten Hand lag.',
  }),
  'counted-twice': ({ entry }, say) => ({ title: `${say.entry(entry)} steht zweimal in der Zählung.` }),
  'stack-empty': ({ entry }, say) => ({
    title: `${say.entry(entry)} ist noch im Spiel und hat mindestens einen Chip.`,
    allowed: ['Noch einmal zählen.', 'Oder das Ausscheiden melden, wenn niemand mehr Chips vor sich hat.'],
  }),
  'hand-may-run': ({ table }, say) => ({
    title: `An ${say.table(table)} läuft die Hand noch.`,
    detail: 'Für die Pause wird ein Stack erst notiert, wenn die Hand vorbei ist oder an der Reihe gefoldet wurde.',
    allowed: ['Dazusagen, dass die Hand vorbei ist.', 'Oder nur zählen, wer gefoldet hat, und das dazusagen.'],
  }),
  'counted-too-many': ({ counted, inPlay, over }, { chips }) => ({
    title: `Das sind ${chips(over)} mehr, als im Spiel sind.`,
    detail: `Gezählt sind bis jetzt ${chips(counted)}, im Spiel ${chips(inPlay)}.`,
    allowed: ['Noch einmal zählen.', 'Oder einen Grund angeben; er steht dann im Protokoll.'],
  }),
};
