import { tournament } from '@riffle/tournament';
import type { Language } from '@riffle/words';
import { entryNames } from './names.ts';
import type { HostedNight } from './night-document.ts';

const HEADERS: { readonly [L in Language]: readonly string[] } = {
  de: ['Platz', 'Name', 'Verein', 'Ausgeschieden durch'],
  en: ['Place', 'Name', 'Club', 'Out by'],
};

/** Best first; who is still in stands above, without a place. With a byte order mark, or Excel takes it for another code. */
export function resultsCsv({ night, namesOf }: HostedNight, language: Language): string {
  const view = tournament.view(night.state, { as: 'staff' });
  const names = entryNames(night.state, namesOf, 'staff');
  const outBy = new Map(view.bustOuts.flatMap(({ out }) => out.map(({ entry, by }) => [entry, by] as const)));
  const rows = Object.values(night.state.entries)
    .map(({ id, no, club }) => ({ id, no, club, place: view.entries[id]?.place }))
    .sort((a, b) => (a.place ?? 0) - (b.place ?? 0) || a.no - b.no)
    .map(({ id, club, place }) => [
      place === undefined ? '' : String(place),
      names[id] ?? '',
      club ?? '',
      (outBy.get(id) ?? []).map((by) => names[by] ?? '').join(', '),
    ]);
  const separator = language === 'de' ? ';' : ',';
  return `\uFEFF${[HEADERS[language], ...rows].map((row) => row.map(cell).join(separator)).join('\r\n')}\r\n`;
}

/** A spreadsheet takes what begins like a formula for one. */
function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",;\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
