import type { TableView } from '@riffle/tournament';

/** No hand is dealt there: too few sit at it, or a ruling is still to come. */
export const isAtAHalt = (table: Pick<TableView, 'halted' | 'ruled'> | undefined): boolean =>
  table?.halted !== undefined || table?.ruled?.stopped !== undefined;

/** The next hand would be refused: play halts, or small chips have to go first. */
export const waitsForMore = (table: Pick<TableView, 'halted' | 'ruled' | 'raceFirst'>): boolean =>
  isAtAHalt(table) || table.raceFirst !== undefined;
