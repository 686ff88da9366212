import { type AnteForm, checkStructure, type Structure, type StructureProblem } from '@riffle/tournament';
import * as edit from './sheet-edit.ts';
import { anteFormOf, type Cell, levelsOf, rowOf, type SheetRow } from './sheet-row.ts';

/** A structure while it is edited. */
export class Sheet {
  #rows = $state.raw<readonly SheetRow[]>([]);
  #form = $state<Exclude<AnteForm, 'none'>>('bigBlind');
  #changed = $state(false);
  /** The line that the clock stands at: those before it were played, of itself only the length may change. */
  running = $state<number>();

  constructor(levels: Structure = []) {
    this.reset(levels);
  }
  reset(levels: Structure): void {
    this.#rows = levels.map(rowOf);
    this.#form = anteFormOf(levels);
    this.#changed = false;
  }

  /** Another structure for the lines that are still open. */
  take(levels: Structure): void {
    this.#form = anteFormOf(levels);
    this.#to([...this.#rows.slice(0, this.fixed), ...levels.slice(this.fixed).map(rowOf)]);
  }

  get rows(): readonly SheetRow[] {
    return this.#rows;
  }
  get form(): Exclude<AnteForm, 'none'> {
    return this.#form;
  }
  set form(form: Exclude<AnteForm, 'none'>) {
    this.#form = form;
    this.#changed = true;
  }
  get changed(): boolean {
    return this.#changed;
  }
  get levels(): Structure {
    return levelsOf(this.#rows, this.#form);
  }
  get problems(): readonly StructureProblem[] {
    return checkStructure(this.levels);
  }
  get playable(): boolean {
    return this.problems.every(({ weight }) => weight !== 'stop');
  }
  /** So many lines at the top stay where they are. */
  get fixed(): number {
    return this.running === undefined ? 0 : this.running + 1;
  }
  isOpen = (index: number, cell: Cell): boolean =>
    index >= this.fixed || (index === this.running && (cell === 'minutes' || cell === 'label'));

  #to(rows: readonly SheetRow[]): void {
    this.#rows = rows;
    this.#changed = true;
  }
  write = (index: number, cell: Cell, text: string): void => this.#to(edit.write(this.#rows, index, cell, text));
  setWaits = (index: number, waits: boolean): void => this.#to(edit.setWaits(this.#rows, index, waits));
  setGame = (index: number, game: edit.GameOfRow): void => this.#to(edit.setGame(this.#rows, index, game));
  setMinutes = (minutes: string): void => this.#to(edit.setMinutes(this.#rows, minutes, this.fixed));
  addLevel = (after: number): void => this.#to(edit.addLevel(this.#rows, Math.max(after, this.fixed - 1)));
  addBreak = (after: number): void => this.#to(edit.addBreak(this.#rows, Math.max(after, this.fixed - 1)));
  duplicate = (index: number): void => this.#to(edit.duplicate(this.#rows, index));
  remove = (index: number): void => this.#to(edit.remove(this.#rows, index));
  move = (index: number, by: -1 | 1): void => this.#to(edit.move(this.#rows, index, by, this.fixed));
}
