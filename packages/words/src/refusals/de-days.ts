import type { RefusalWords } from './refusal-words.ts';
import type { OfDays } from './refusals-of-days.ts';

export const daysDe: Pick<RefusalWords, OfDays> = {
  'no-day-end': () => ({
    title: 'Dieses Turnier wird an einem Tag zu Ende gespielt.',
    detail: 'In den Einstellungen steht kein Level, mit dem der Tag endet.',
    allowed: ['In den Einstellungen festlegen, mit welchem Level der Tag endet.'],
  }),
  'last-hands-on': ({ hands }) => ({
    title: `Die letzten Hände sind angesagt: ${String(hands)} an jedem Tisch.`,
    detail: 'Die Uhr steht, bis der Tag beendet ist.',
    allowed: ['Die Ansage zurücknehmen, wenn sie falsch war.'],
  }),
  'too-early-for-last-hands': ({ left, most, level }, { duration }) => ({
    title: `Bis zum Ende von Level ${String(level)} sind es noch ${duration(left)}.`,
    allowed: [
      most === 0
        ? 'Die letzten Hände ansagen, wenn das Level zu Ende ist.'
        : `Ab ${duration(most)} vor dem Ende des Levels.`,
    ],
  }),
  'last-hands-out-of-range': ({ least, most }) => ({
    title: 'So viele letzte Hände sind es nicht.',
    allowed: [least === most ? `${String(least)} Hände.` : `${String(least)} bis ${String(most)} Hände.`],
  }),
  'last-hands-played': ({ table, hands }, say) => ({
    title: `${say.table(table)} hat alle letzten Hände begonnen (${String(hands)}).`,
    allowed: ['Die Stacks zählen.'],
  }),
  'last-hands-open': ({ tables }, say) => ({
    title: `Letzte Hände fehlen noch an: ${say.list(tables.map(say.table))}.`,
    allowed: ['Sie zu Ende spielen.', 'Oder einen Grund angeben; er steht dann im Protokoll.'],
  }),
  'stacks-not-bagged': ({ players }) => ({
    title:
      players === 1 ? 'Ein Stack ist noch nicht eingetütet.' : `${String(players)} Stacks sind noch nicht eingetütet.`,
    allowed: ['Jeden Stack zählen, auch den von Abwesenden.'],
  }),
  'bags-off': ({ off, chips: inPlay }, { chips }) => ({
    title: off > 0 ? `In den Tüten sind ${chips(off)} Chips zu viel.` : `In den Tüten fehlen ${chips(-off)} Chips.`,
    detail: `Im Spiel sind ${chips(inPlay)}.`,
    allowed: ['Noch einmal zählen.', 'Oder einen Grund angeben; er steht dann im Protokoll.'],
  }),
  'bag-empty': ({ entry }, say) => ({
    title: `${say.entry(entry)} hat keine Chips eingetütet.`,
    allowed: ['Wer keine Chips mehr hat, ist ausgeschieden: das zuerst eintragen.'],
  }),
  'day-over': () => ({
    title: 'Der Tag ist beendet, die Stacks sind in den Tüten.',
    allowed: ['Das Ende des Tages zurücknehmen, wenn noch etwas fehlt oder wenn zurückzugeben ist, was bezahlt wurde.'],
  }),
  'day-level-played': ({ level }) => ({
    title: `Level ${String(level)} läuft schon: Vorher kann der Tag nicht mehr enden.`,
    allowed: [`Level ${String(level)} oder ein späteres.`],
  }),
  'carried-already': () => ({
    title: 'Hier sind schon Stacks, oder jemand ist gemeldet.',
    allowed: ['Den nächsten Tag vom Turnier über mehrere Tage aus eröffnen.'],
  }),
  'stack-carried': ({ entry }, say) => ({
    title: `Der Stack von ${say.entry(entry)} kommt vom Tag davor und bleibt im Spiel.`,
    allowed: ['Wer nicht kommt: Sein Stack spielt mit, bis er nach dem Regelwerk aus dem Spiel geht.'],
  }),
  'envelopes-on-last-day': () => ({
    title: 'Umschläge werden erst am letzten Tag versiegelt.',
    detail:
      'Ein Umschlag gehört zu jemandem, der noch dabei ist, und von diesem Tag gehen Stacks weiter. Was für Kopfgelder bezahlt wurde, geht mit ihnen.',
    allowed: ['Diesen Tag ohne Umschläge zu Ende spielen.', 'Am letzten Tag für alle versiegeln, die dann dabei sind.'],
  }),
};
