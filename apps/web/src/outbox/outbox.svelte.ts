import type { CommandAnswer, NightCommand, Problem } from '@riffle/wire';
import { post } from '../ask/ask.ts';
import { newId } from '../ask/new-id.ts';
import { pathOf } from '../ask/path-of.ts';
import { session } from '../session/session.svelte.ts';
import { changeKept, fateOf, type KeptStep, nextToSend, readKept } from './outbox.ts';

/** How long somebody at a table waits for the answer before the device says that it keeps it. */
const PATIENCE = 2_500;
const PAUSE = 5_000;

/** What became of steps: all came through, some still wait here, or the night would not have one. */
export type Sent = { readonly steps: readonly string[] } & (
  | { readonly is: 'done'; readonly answers: readonly CommandAnswer[] }
  | { readonly is: 'waits' }
  | { readonly is: 'refused'; readonly problem: Problem }
);

let kept = $state.raw<readonly KeptStep[]>(readKept(localStorage));
let mustSignIn = $state(false);
const answers = new Map<string, CommandAnswer>();
let come = $state.raw<ReadonlySet<string>>(new Set());
let sending: Promise<void> | undefined;

function change(how: (kept: readonly KeptStep[]) => readonly KeptStep[]): void {
  try {
    kept = changeKept(localStorage, how);
  } catch {
    // the device is full: it then holds only for as long as this page is open
    kept = how(kept);
  }
}
const without = (id: string) => (all: readonly KeptStep[]) => all.filter((step) => step.id !== id);

async function sendAll(): Promise<void> {
  if (kept.some(({ by }) => by !== undefined) && session.current === undefined) await session.refresh();
  for (let step = nextToSend(kept, session.staff?.id); step !== undefined; step = nextToSend(kept, session.staff?.id)) {
    const { id, night, command } = step;
    const answer = await post<CommandAnswer>(`${pathOf('night', night)}/commands`, { id, command });
    if (answer.ok) answers.set(id, answer.value);
    const fate = fateOf(answer.ok ? undefined : answer.refusal);
    mustSignIn = fate === 'signIn';
    if (fate === 'done') {
      come = new Set([...come, id]);
      change(without(id));
    } else if (fate === 'refused' && !answer.ok) {
      const { refusal } = answer;
      change((all) => all.map((one) => (one.id === id ? { ...one, refused: refusal } : one)));
    } else return;
  }
}

function send(): Promise<void> {
  if (kept.length === 0) return Promise.resolve();
  // one after the other: a penalty stands on the ruling before it
  sending ??= sendAll().finally(() => {
    sending = undefined;
  });
  return sending;
}

const isOpen = (night: string) => (step: KeptStep) => step.night === night;

/** Steps that must reach the night however long the network is away: kept on the device until they have. */
export const outbox = {
  /** What is here of a night, oldest first. */
  of: (night: string): readonly KeptStep[] => kept.filter(isOpen(night)),
  /** Whether the night has it, sent from this page. */
  hasCome: (id: string): boolean => come.has(id),
  /** Whether the server wants to know who we are before it takes any. */
  get mustSignIn(): boolean {
    const other = kept.some(({ by, refused }) => refused === undefined && by !== undefined && by !== session.staff?.id);
    return mustSignIn || (session.current !== undefined && other);
  },
  async keep(night: string, commands: readonly NightCommand[]): Promise<Sent> {
    const by = session.staff?.id;
    const steps = commands.map(
      (command): KeptStep => ({ id: newId(), night, command, ...(by !== undefined && { by }) }),
    );
    change((all) => [...all, ...steps]);
    await Promise.race([send().then(send), new Promise((done) => setTimeout(done, PATIENCE))]);
    const here = steps.flatMap(({ id }) => kept.find((step) => step.id === id) ?? []);
    const refused = here.find((step) => step.refused !== undefined)?.refused;
    const ids = steps.map(({ id }) => id);
    if (refused !== undefined) return { steps: ids, is: 'refused', problem: refused };
    if (here.length > 0) return { steps: ids, is: 'waits' };
    return { steps: ids, is: 'done', answers: steps.flatMap(({ id }) => answers.get(id) ?? []) };
  },
  discard: (id: string): void => change(without(id)),
  retry(id: string): void {
    change((all) =>
      all.map(({ refused, ...step }) => (step.id === id || refused === undefined ? step : { ...step, refused })),
    );
    void send();
  },
};

/** Once, when the app starts: what an earlier visit left goes out as soon as it can. */
export function startOutbox(): void {
  void send();
  addEventListener('online', () => void send());
  addEventListener('storage', () => {
    kept = readKept(localStorage);
  });
  setInterval(() => {
    if (kept.some(({ refused }) => refused === undefined)) void send();
  }, PAUSE);
}
