import { csvStyles, type NightTable, nightTable, type TableSource } from '@riffle/formats/csv';
import type { Language } from '@riffle/words';

type Asked = Omit<TableSource, 'style'> & { readonly language: Language; readonly timeZone: string | undefined };

/** One table as the spreadsheets of this language read it, in the club's time. */
export const tableFile = (which: NightTable, { language, timeZone, ...source }: Asked): string =>
  nightTable(which, { ...source, style: { ...csvStyles[language], timeZone } });
