import type { CommitId } from '@riffle/aggregate';
import {
  type ClockReading,
  type EntryId,
  type Penalty,
  type Place,
  playLevelNo,
  readClock,
  type TableId,
  type TournamentView,
} from '@riffle/tournament';
import { type LogLine, type Night, type NightCommand, ROLES, type Wall } from '@riffle/wire';
import type { Naming } from '@riffle/words';
import { getContext, setContext, untrack } from 'svelte';
import { ask } from '../ask/ask.ts';
import { pathOf } from '../ask/path-of.ts';
import type { Commands } from '../commands/commands.svelte.ts';
import { undoPreview } from '../commands/undo.ts';
import { t } from '../language/language.svelte.ts';
import { sayTime } from '../language/say-time.ts';
import { running } from '../live/live.svelte.ts';
import type { NightWatch } from '../live/watch-night.ts';
import { alikeNames } from '../night/alike-names.ts';
import { type Seating, seatingOf } from '../night/seating.ts';
import { notices, type Step, showDone, showProblem } from '../notices/notices.svelte.ts';
import { session } from '../session/session.svelte.ts';
import type { DeskDialog } from './dialog.ts';
import { running as runningPenalties, servedBy, serving } from './penalties/running.ts';

/** What was done, for the notice, which has the way back in it: to take it back, or to bring back what was taken. */
/** `more`: what may follow at once. */
export type Said = { readonly text: string; readonly back?: 'redo'; readonly more?: readonly Step[] };
const undone = (step: LogLine | undefined): Said => ({
  text: step === undefined ? t.desk.log.undone : t.desk.log.undoneWhat(step.text),
  back: 'redo',
});

/** One night as it is run from here: what is shown, what is asked, and the way to change it. */
export class Desk {
  readonly #watch: NightWatch;
  readonly commands: Commands<'night'>;
  #dialog = $state.raw<DeskDialog>();
  /** What happened, for those who do not see it. */
  spoken = $state('');
  readonly seating: Seating = $derived.by(() => seatingOf(this.view));
  readonly #alike: ReadonlySet<EntryId> = $derived.by(() => alikeNames(this.night.names));
  /** The clock as it runs: read it only where it is shown. */
  readonly reading: ClockReading = $derived.by(() =>
    readClock(this.view.clock, this.view.setup.levels, running.now, this.view.countdown),
  );

  /** Penalties run out ten times a second at most, seats are drawn anew only when one has. */
  readonly #awayNow = $derived.by(() =>
    runningPenalties(this.view).some(({ length }) => length?.in === 'time')
      ? [...serving(this.view, servedBy(this.view, running.now)).keys()].join(' ')
      : '',
  );
  /** Who is away for a penalty, with the one that keeps him. */
  readonly away: ReadonlyMap<EntryId, Penalty> = $derived.by(() => {
    void this.#awayNow;
    const { view } = this;
    return untrack(() => serving(view, servedBy(view, running.now)));
  });

  constructor(watch: NightWatch, commands: Commands<'night'>) {
    this.#watch = watch;
    this.commands = commands;
  }

  get night(): Night {
    const { night } = this.#watch;
    if (night === undefined) throw new Error('the desk is only set up for a night that has come');
    return night;
  }
  get view(): TournamentView {
    return this.night.view;
  }
  get connection(): NightWatch['connection'] {
    return this.#watch.connection;
  }
  /** Whether whoever sits here runs the night, as director or on the floor. */
  get mayAct(): boolean {
    const { staff } = session;
    return this.view.setup.demo === true || staff?.role === 'director' || staff?.role === 'floor';
  }
  /** Whether he does anything here at all: a cashier does what is a cashier's. */
  get mayWork(): boolean {
    return this.mayAct || session.staff?.role === 'cashier';
  }
  /** Whether whoever sits here may take a step back, or bring it back. */
  mayUndo({ needs = 'floor' }: Pick<LogLine, 'needs'>): boolean {
    const { staff } = session;
    return this.view.setup.demo === true || (staff !== undefined && ROLES.indexOf(staff.role) <= ROLES.indexOf(needs));
  }
  /** Nothing of a demo is kept. */
  get mayRedact(): boolean {
    return this.view.setup.demo !== true && (session.staff?.role === 'director' || session.staff?.owner === true);
  }
  get dialog(): DeskDialog | undefined {
    return this.#dialog;
  }

  open(dialog: DeskDialog): void {
    this.#dialog = dialog;
  }
  close(): void {
    // why something was refused is said inside the dialogue that had asked for it, and goes with it
    if (notices.refusal !== undefined) notices.dismiss();
    this.#dialog = undefined;
  }

  name(entry: EntryId): string {
    return this.night.names[entry] ?? t.desk.frame.noName(this.view.entries[entry]?.no ?? 0);
  }
  /** Where two are called the same, with the number that tells them apart. */
  called(entry: EntryId): string {
    const name = this.name(entry);
    return this.#alike.has(entry) ? `${name} (${t.desk.bustOut.no(this.view.entries[entry]?.no ?? 0)})` : name;
  }
  tableName(table: TableId): string {
    return this.view.tables[table]?.name ?? '?';
  }
  place({ table, seat }: Place): string {
    return t.desk.frame.place(this.tableName(table), seat);
  }
  time(at: number): string {
    return sayTime(at);
  }
  get naming(): Naming {
    return {
      entry: (id) => this.name(id),
      person: (id) => id,
      table: (id) => this.tableName(id),
      levelNo: (line) => playLevelNo(line, this.view.setup.levels),
      currency: this.view.setup.currency,
      time: (at) => this.time(at),
    };
  }

  /** Sends a command. What it did is said with a way back and ends the question; a refusal is said by itself. */
  async perform(command: NightCommand, said?: Said): Promise<boolean> {
    if (this.#isUnderWay(command)) return false;
    const asked = this.#dialog;
    const answer = await this.commands.send(command);
    if (!answer.ok) return false;
    const { commit } = answer.value;
    if (said !== undefined) {
      if (asked !== undefined && this.#dialog === asked) this.close();
      this.spoken = said.text;
      showDone(
        said.text,
        said.back === 'redo'
          ? { label: t.desk.log.redo, run: () => void this.undo(commit, { text: t.desk.log.redone }) }
          : { label: t.desk.frame.takeBack, run: () => void this.undo(commit) },
        said.more,
      );
    }
    return true;
  }

  /**
   * At once where nothing hangs on it; otherwise after a look at what would fall with it. In the log `if-older` also
   * after a look at a step that others were built upon: one tap beside it would take back what nobody sees any more.
   */
  async undo(commit: CommitId, said?: Said, look: 'if-more-falls' | 'if-older' = 'if-more-falls'): Promise<void> {
    const preview = await undoPreview('night', this.night.id, commit);
    if (!preview.ok) return showProblem(preview.refusal);
    const isOlder = look === 'if-older' && this.night.undo?.id !== commit;
    if (preview.value.also.length > 0 || isOlder) this.open({ is: 'undo', commit, preview: preview.value });
    else await this.perform({ type: 'Undo', commit, also: [] }, said ?? undone(preview.value.takes[0]));
  }

  async wall(changes: { readonly [K in keyof Wall]: Wall[K] | undefined }, said: string): Promise<boolean> {
    const { pinned, announcement, seated, said: aloud, saidAt, saidIn, preset } = { ...this.night, ...changes };
    const wall: Wall = {
      ...(pinned !== undefined && { pinned }),
      ...(announcement !== undefined && announcement !== '' && { announcement }),
      ...(seated !== undefined && { seated }),
      ...(aloud !== undefined && saidAt !== undefined && { said: aloud, saidAt }),
      ...(aloud !== undefined && saidIn !== undefined && { saidIn }),
      ...(preset !== undefined && { preset }),
    };
    const answer = await ask('PUT', `${pathOf('night', this.night.id)}/wall`, wall);
    if (!answer.ok) showProblem(answer.refusal);
    else {
      this.close();
      showDone(said);
    }
    return answer.ok;
  }

  /** A second tap on the same button says nothing new; only a minute more is a minute more each time. */
  #isUnderWay(command: NightCommand): boolean {
    if (command.type === 'AddTime') return false;
    const told = JSON.stringify(command);
    return this.commands.underWay.some((other) => JSON.stringify(other) === told);
  }
}

const key = Symbol('desk');
export const setUpDesk = (desk: Desk): Desk => setContext(key, desk);
export const theDesk = (): Desk => getContext<Desk>(key);
