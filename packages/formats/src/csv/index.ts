/** Tables for spreadsheets alone: what a browser may load, as nothing here needs node. */

export { csvStyles, formatCsv } from '../csv.ts';
export { NIGHT_TABLES, type NightTable, nightTable } from '../night-tables/night-table.ts';
export type { TableSource } from '../night-tables/table-source.ts';
