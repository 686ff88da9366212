/** Tables for spreadsheets alone: what a browser may load, as nothing here needs node. */

export { csvStyles, formatCsv } from '../csv.ts';
