import { randomUUID } from 'node:crypto';
import { type Actor, type CommitId, toCommitId, toInstant } from '@riffle/aggregate';
import type { StoredCommit } from '@riffle/journal';
import type { TimeAsked } from '@riffle/wire';
import type { TimeAnswer, TimeQuestion, TimeStore } from '../../club/time-store.ts';
import { complain, unattended } from '../../unattended.ts';
import type { Host } from '../host.ts';
import type { Hosted } from '../hosted.ts';
import { CLOCK } from './clock-actor.ts';
import { follow } from './follow.ts';
import type { HouseClock, Jump } from './house-clock.ts';
import type { TimeInDoubt } from './time-in-doubt.ts';

/** Answers are remembered for whoever gives one a second time. */
const REMEMBERED = 20;

type Answered = 'answered' | 'answered-otherwise' | 'not-found';
/**
 * Where time has jumped, what goes by the clock stands still as of the moment before, and the director is asked, once
 * for the whole house. Nothing is decided meanwhile that the lost time would change.
 */
export class TimeKeeper implements TimeInDoubt {
  readonly #clock: HouseClock;
  readonly #store: TimeStore;
  readonly #host: () => Host;
  #questions: readonly TimeQuestion[] = [];
  #answers: readonly TimeAnswer[] = [];
  /** Put to the director: all that they concern stands still. */
  readonly #put = new Set<string>();
  /** The clock was set while something else was asked. */
  #setMeanwhile = false;
  readonly #stopping = new Set<Promise<unknown>>();
  #kept: Promise<void> = Promise.resolve();
  #work: Promise<unknown> = Promise.resolve();

  constructor(clock: HouseClock, store: TimeStore, host: () => Host) {
    this.#clock = clock;
    this.#store = store;
    this.#host = host;
    clock.onJump((jump) => this.#jumped(jump));
  }

  get asked(): TimeAsked | undefined {
    const open = this.#open.find(({ id }) => this.#put.has(id));
    if (open === undefined) return undefined;
    const { id, what, by, at } = open;
    return { id, what, by, at };
  }

  /** Whether there is a question whose answer has not been heeded yet, put to the director or not. */
  get isInDoubt(): boolean {
    return this.#questions.length > 0;
  }

  /** What stood open before a restart. Done before anything is hosted that could go past it. */
  async restore(): Promise<void> {
    const kept = await this.#store.get();
    this.#questions = kept?.questions ?? [];
    this.#answers = kept?.answers ?? [];
    if (this.#clock.startsAhead) this.#doubtTheStart();
  }

  /** What a crash left undone of questions and answers. */
  async resume(): Promise<void> {
    if (this.#questions.length > 0) await this.#host().loadAllThatMayRun();
    const moot = this.#open.find(({ what, stopped }) => what === 'set' && stopped.length === 0);
    if (moot !== undefined) {
      this.#forget(moot.id);
      this.#adopt();
      await this.#keep();
    }
    await this.#putOpen();
    for (const question of this.#questions) {
      const answer = this.#answerTo(question);
      if (answer !== undefined) await this.#settle(question, answer);
    }
  }

  loaded(hosted: Hosted): void {
    for (const question of this.#open) this.#stop(question, hosted);
  }

  /** Whoever takes a stop back has answered: what stood runs as if it never had. */
  heard({ takesBack = [], actor }: StoredCommit): void {
    const answered = this.#open.find(({ stopped }) =>
      stopped.some(({ commit }) => takesBack.includes(commit as CommitId)),
    );
    if (answered !== undefined) unattended(this.answer(answered.id, answered.what === 'slept', actor as Actor));
  }

  /** The same answer may be given twice, by whomever. */
  answer(id: string, counts: boolean, actor: Actor): Promise<Answered> {
    return this.#next(async () => {
      const before = this.#answers.find((answer) => answer.id === id);
      if (before !== undefined) return before.counts === counts ? 'answered' : 'answered-otherwise';
      const question = this.#questions.find((one) => one.id === id);
      if (question === undefined) return 'not-found';
      const answer = { id, counts, actor };
      this.#answers = [...this.#answers, answer].slice(-REMEMBERED);
      if (question.what === 'set' && counts) this.#adopt();
      await this.#keep();
      await this.#settle(question, answer);
      return 'answered';
    });
  }

  async idle(): Promise<void> {
    // one question may bring the next
    for (let last: unknown; last !== this.#work; ) {
      last = this.#work;
      await last;
    }
    await this.#kept;
  }

  #jumped(jump: Jump): void {
    this.#host().timeHasChanged();
    if (jump.what === 'set' && this.#clock.isRight) {
      this.#withdraw();
      return;
    }
    const standing = this.#open.find(({ what }) => what === jump.what);
    if (standing === undefined && jump.what === 'set' && this.#open.length > 0) {
      this.#setMeanwhile = true;
      return;
    }
    const { what, before: at } = jump;
    const by = what === 'set' ? -Math.round(this.#clock.ahead) : jump.by + (standing?.by ?? 0);
    const asked: TimeQuestion = { ...(standing ?? { id: randomUUID(), what, stopped: [] }), by, at };
    this.#questions = [...this.#questions.filter((one) => one !== standing), asked];
    for (const hosted of this.#host().inMemory) this.#stop(asked, hosted);
    unattended(this.#next(() => this.#ask(asked.id)));
  }

  /** The clock was wrong when the last was written: as if it had been set back at that moment. */
  #doubtTheStart(): void {
    const standing = this.#open.find(({ what }) => what === 'set');
    if (standing === undefined && this.#open.length > 0) {
      this.#setMeanwhile = true;
      return;
    }
    const set = { id: randomUUID(), what: 'set', at: this.#clock.now(), stopped: [] } as const;
    const asked: TimeQuestion = { ...set, ...standing, by: -Math.round(this.#clock.ahead) };
    this.#questions = [...this.#questions.filter((one) => one !== standing), asked];
  }

  /** Nobody is asked where nothing went by the clock: then it goes by the machine's, if that is not earlier. */
  async #ask(id: string): Promise<void> {
    await this.#host().loadAllThatMayRun();
    const question = this.#questions.find((one) => one.id === id);
    if (question === undefined) return;
    if (question.stopped.length === 0) {
      this.#forget(id);
      if (question.what === 'set' && this.#clock.ahead < 0 && this.#open.length === 0) this.#adopt();
      this.#lookAgain();
      return;
    }
    await this.#keep();
    await this.#putOpen();
  }

  async #putOpen(): Promise<void> {
    while (this.#stopping.size > 0) await Promise.allSettled(this.#stopping);
    for (const { id } of this.#open) this.#put.add(id);
    this.#host().tellAgain();
  }

  /** As of the moment before, and before anything else is decided: the question is kept first, or a crash would lose it. */
  #stop({ id, what, at }: TimeQuestion, hosted: Hosted): void {
    const { standstill, name } = hosted.kind;
    const last = hosted.history.commits.at(-1);
    // what was done afterwards was done in the knowledge of it
    const isLater = last !== undefined && last.at > at;
    if (standstill === undefined || hosted.demo || isLater || !standstill.runs(hosted.state, toInstant(at))) return;
    // a full stop is in no id that a client may make: nobody takes this one, or those that follow from it, before
    const commit = toCommitId(`held.${String(at)}.${hosted.id}`);
    this.#questions = this.#questions.map((one) =>
      one.id !== id || one.stopped.some((stopped) => stopped.commit === commit)
        ? one
        : { ...one, stopped: [...one.stopped, { kind: name, id: hosted.id, commit }] },
    );
    const kept = this.#keep();
    const stopping = hosted
      .performFirst({
        ...{ id: commit, command: standstill.stop(what), actor: CLOCK, at: toInstant(at) },
        beforehand: () => kept,
      })
      .catch(complain)
      .finally(() => this.#stopping.delete(stopping));
    this.#stopping.add(stopping);
  }

  /** The machine's clock was set right again: nobody need be asked, and nothing has been. */
  #withdraw(): void {
    const moot = this.#open.find(({ what }) => what === 'set');
    this.#setMeanwhile = false;
    if (moot === undefined) return;
    const answer: TimeAnswer = { id: moot.id, counts: true, actor: CLOCK };
    this.#answers = [...this.#answers, answer].slice(-REMEMBERED);
    unattended(
      this.#next(async () => {
        await this.#keep();
        await this.#settle(moot, answer);
      }),
    );
  }

  async #settle({ id }: TimeQuestion, { counts, actor }: TimeAnswer): Promise<void> {
    this.#host().tellAgain();
    const question = this.#questions.find((one) => one.id === id);
    if (question === undefined) return;
    const isBack = question.what === 'slept' ? counts : actor.role === CLOCK.role;
    for (const { kind, id: which, commit } of question.stopped) {
      const hosted = await this.#host().hosting(kind)?.find(which);
      if (hosted === undefined) continue;
      await follow(hosted, commit as CommitId, isBack ? 'as-if-it-had-run' : 'from-where-it-stands', {
        actor,
        now: this.#clock.now,
      });
    }
    this.#forget(id);
    await this.#keep();
    this.#host().tellAgain();
    this.#lookAgain();
  }

  /** One question after the other. */
  #lookAgain(): void {
    if (!this.#setMeanwhile || this.#open.length > 0) return;
    this.#setMeanwhile = false;
    this.#jumped({ what: 'set', by: -this.#clock.ahead, before: this.#clock.now() });
  }

  #adopt(): void {
    this.#clock.adopt();
    this.#host().hub.timeIsSet();
    this.#host().timeHasChanged();
  }

  #forget(id: string): void {
    this.#questions = this.#questions.filter((one) => one.id !== id);
    this.#put.delete(id);
  }

  get #open(): readonly TimeQuestion[] {
    return this.#questions.filter((question) => this.#answerTo(question) === undefined);
  }

  #answerTo({ id }: TimeQuestion): TimeAnswer | undefined {
    return this.#answers.find((answer) => answer.id === id);
  }

  /** As it stands when its turn comes. */
  #keep(): Promise<void> {
    this.#kept = this.#kept
      .then(() => {
        const { ahead, boot } = this.#clock;
        return this.#store.set({ ahead, boot, questions: this.#questions, answers: this.#answers });
      })
      .catch(complain);
    return this.#kept;
  }

  #next<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#work.then(work);
    this.#work = done.catch(() => undefined);
    return done;
  }
}
