export { formatList } from './lists/format-list.ts';
export { type KnownPerson, previewList } from './lists/preview-list.ts';
export { exportNight, type NightToExport } from './night-file/export-night.ts';
export { importNight } from './night-file/import-night.ts';
export type { NightFile, PersonInFile } from './night-file/night-file.ts';
export { resultsCsv } from './results/results-csv.ts';
