import { sayFormulaProblem } from '../formula/say-formula.ts';
import type { TdtWords } from './tdt-words.ts';

const FIELD = { duration: 'die Dauer', smallBlind: 'der Small Blind', bigBlind: 'der Big Blind', ante: 'die Ante' };
const fieldOf = (field: string): string => FIELD[field as keyof typeof FIELD] ?? field;

export const de: TdtWords = {
  at: (row, column) => `Zeile ${String(row)}, Spalte ${String(column)}`,
  fault: {
    'no-text': () => 'Das ist kein Text und damit keine .tdt-Datei.',
    'nested-too-deep': () => 'Das ist zu tief verschachtelt.',
    'no-tournament': () => 'Hier steht kein Turnier von The Tournament Director.',
    'too-large': ({ most }) => `Die Datei ist zu groß, höchstens ${String(most / 2 ** 20)} MB werden gelesen.`,
    unexpected: ({ found }) =>
      found === '' ? 'Die Datei hört mittendrin auf.' : `Hier wird „${found}“ nicht erwartet.`,
    'text-not-closed': () => 'Der Text, der hier beginnt, hört nicht auf.',
    'key-twice': ({ key }) => `„${key}“ steht hier zum zweiten Mal.`,
    'field-missing': ({ field }) => `Das Feld ${field} fehlt.`,
    'field-wrong': ({ field }) => `Im Feld ${field} steht nichts, was dorthin gehört.`,
  },
  left: {
    'no-levels': () => 'Keine Struktur: In der Datei steht kein Level.',
    'no-stack': () => 'Keine Struktur: Die Datei nennt keinen Startstack.',
    'level-unfit': ({ line, field }) =>
      `Keine Struktur: In Zeile ${String(line)} der Levels kann ${fieldOf(field)} so nicht stimmen.`,
    'game-unknown': ({ game }) => `„${game}“ kennt Riffle nicht; dort gilt das Spiel des Turniers.`,
    'ante-form': () =>
      'Wer die Ante zahlt, steht nicht in der Datei. Ist sie so hoch wie der Big Blind, gilt sie als Big-Blind-Ante, sonst zahlt jeder.',
    'limits-not-taken': ({ levels }) =>
      `Eigene Setzlimits von ${String(levels)} ${levels === 1 ? 'Level' : 'Levels'} sind nicht übernommen; Riffle setzt nach den Blinds.`,
    'chip-up-marks': ({ marks }) =>
      `${String(marks)} ${marks === 1 ? 'Pause war' : 'Pausen waren'} mit „Chip up“ markiert. Riffle schlägt das Eintauschen nach dem Chipsatz selbst vor.`,
    'late-entry-open': () =>
      'Ein Ende der späten Meldung steht nicht in der Datei. Ohne Angabe gibt es keine: bitte eintragen.',
    'no-chips': () => 'Kein Chipsatz: In der Datei ist kein Chip in Gebrauch.',
    'chips-unfit': ({ value }) =>
      value === undefined
        ? 'Kein Chipsatz: So viele Sorten hat kein Satz.'
        : `Kein Chipsatz: Der Chip mit dem Wert ${String(value)} kommt zweimal vor oder ist keiner.`,
    'colour-unknown': ({ chip, colour }) =>
      `Die Farbe „${colour}“ von „${chip}“ ist nicht zu erkennen; der Chip ist weiß, bis jemand sie ändert.`,
    'case-unknown': () => 'Wie viele Chips im Koffer sind, steht nicht in der Datei: bitte eintragen.',
    'stack-differs': ({ sum, stack }) =>
      `Die Chips je Spieler ergeben ${String(sum)}, der Startstack ist ${String(stack)}. Riffle teilt ihn neu auf.`,
    'no-prices': () => 'Kein Startgeld: Die Datei nennt keines.',
    'prices-unfit': ({ profile }) =>
      profile === undefined
        ? 'Kein Startgeld: So kann man nicht verkaufen.'
        : `Kein Startgeld: „${profile}“ hat mehr Abzug als Preis oder keine Chips.`,
    'sale-off': ({ kind }) =>
      `${kind === 'entry' ? 'Der Einkauf war' : kind === 'rebuy' ? 'Rebuys waren' : 'Add-ons waren'} ausgeschaltet und ${kind === 'entry' ? 'ist' : 'sind'} nicht übernommen.`,
    'profile-off': ({ profile }) => `„${profile}“ war ausgeschaltet und ist nicht übernommen.`,
    'profile-points': ({ profile, points }) =>
      `„${profile}“ gab ${String(points)} Punkte beim Kauf; so feine oder so viele gibt es in Riffle nicht.`,
    'rakes-as-fee': () => 'Abzüge sind als Gebühr übernommen: Ihre Namen stehen nicht in der Datei.',
    'currency-assumed': ({ currency }) => `Die Währung steht nicht in der Datei; angenommen ist ${currency}.`,
    'house-contribution': ({ amount }, money) =>
      `Den Zuschuss des Hauses von ${money(amount)} am Abend selbst als Zugabe buchen.`,
    'fixed-rake': () => 'Der feste Abzug vom Topf ist nicht übernommen; im Preisplan ist es der Anteil des Hauses.',
    'no-prizes': () => 'Kein Preisplan: Die Datei hat keine Preise für Plätze.',
    'prizes-unfit': ({ place }) =>
      `Kein Preisplan: ${place === undefined ? 'Die Preise passen nicht zusammen.' : `Platz ${String(place)} fehlt, steht zweimal da oder bekommt mehr als der Platz davor.`}`,
    'prizes-of-evening': () =>
      'Die Preise hat das Programm aus einer Tabelle errechnet, die nicht in der Datei steht: Sie sind die dieses einen Abends.',
    'rounded-down': ({ unit }, money) =>
      `Gerundet wird auf ${money(unit)}; in welche Richtung, steht nicht in der Datei. Übernommen ist: abgerundet, der Rest an den Ersten.`,
    'prize-beside': ({ prize }) => `„${prize}“ ist kein Preis für einen Platz und nicht übernommen.`,
    'prize-adjusted': ({ prize }) => `„${prize}“ war von Hand angepasst; übernommen ist der Preis ohne das.`,
    'prize-worked-out': ({ place }) =>
      `Wie der Preis für Platz ${String(place)} bestimmt war, kann Riffle nicht lesen; übernommen ist der Betrag dieses Abends.`,
    'prize-share': ({ place, percent, taken }) =>
      `Platz ${String(place)} bekam ${figure(percent)} %; Riffle teilt in Zehntel: übernommen sind ${figure(taken)} %.`,
    'prize-points': ({ place, points, taken = 0 }) =>
      `Platz ${String(place)} bekam ${figure(points)} Punkte; für einen Platz gibt es nur ganze: übernommen sind ${figure(taken)}.`,
    'hit-points': ({ points }) =>
      `Ein Hit gab ${figure(points)} Punkte; so feine oder so viele gibt es in Riffle nicht, sie sind nicht übernommen.`,
    'passed-over': () => 'Spieler, Tische, Bildschirme, Töne, Texte und Ereignisse bleiben in der Datei.',
    'formula-left': ({ formula }) =>
      formula === undefined
        ? 'Punkteformel und Punkte je Hit gehören zum Preisplan und bleiben mit ihm in der Datei.'
        : `Die Punkteformel ist nicht übernommen. ${sayFormulaProblem(formula, 'de')}`,
  },
};

function figure(value: number): string {
  return String(value).replace('.', ',');
}
