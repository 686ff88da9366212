import { sayMeasure, sayOffence } from '@riffle/words';
import type { Desk } from '../desk/desk.svelte.ts';
import { tableFile } from '../desk/papers/table-file.ts';
import { saveAs } from '../device/save-as.ts';
import { clubZone } from '../language/club-zone.svelte.ts';
import { language, t } from '../language/language.svelte.ts';

/** The stacks, or the audit, of all counts as a file for a spreadsheet. */
export function saveTable(which: 'counts' | 'audit', { night, view }: Desk): void {
  const text = tableFile(which, {
    ...{ view, names: night.names, language: language.current, timeZone: clubZone.current },
    words: {
      ...t.papers,
      colour: (colour) => t.wall.chips.colours[colour],
      offence: ({ offence }) => sayOffence(language.current, offence),
      measure: ({ measure }) => sayMeasure(language.current, measure),
      role: (name) => name,
    },
  });
  saveAs(`${t.papers.files[which]}.csv`, 'text/csv', text);
}
