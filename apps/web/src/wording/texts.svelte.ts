import type { BookId, Edition } from '@riffle/rulebooks';
import type { RulebookText, RulebookTextRead } from '@riffle/wire';
import { type Answer, ask, get } from '../ask/ask.ts';
import { session } from '../session/session.svelte.ts';

/** For whom it was fetched: whoever comes after, on the same device, asks anew. Nothing of it is kept on the device. */
let by = $state<string>();
let listed = $state.raw<readonly RulebookText[]>();
let read = $state.raw<ReadonlyMap<string, RulebookTextRead>>(new Map());
let state = $state<'loading' | 'loaded' | 'failed'>('loading');
const wanted = new Set<string>();

const keyOf = ({ rulebook, edition }: Pick<RulebookText, 'rulebook' | 'edition'>): string => `${rulebook}@${edition}`;
const pathOf = (rulebook: BookId, edition: Edition, more: Readonly<Record<string, string>> = {}): string =>
  `/api/rulebook-texts/${encodeURIComponent(rulebook)}?${new URLSearchParams({ edition, ...more }).toString()}`;
/** A large PDF over a poor network, and its reading. */
const PATIENCE = 120_000;

const reader = (): string | undefined => {
  const { staff } = session;
  return staff === undefined || staff.role === 'display' ? undefined : staff.id;
};

function forget(): void {
  wanted.clear();
  [by, listed, read, state] = [reader(), undefined, new Map(), 'loading'];
}

function take(one: RulebookTextRead): void {
  const { wordings: _, missing: __, ...line } = one;
  const others = (listed ?? []).filter((other) => keyOf(other) !== keyOf(line));
  listed = [...others, line];
  read = new Map([...read, [keyOf(line), one]]);
}

/** The club's own copies of its rulebooks, for those who work here. */
export const texts = {
  get mayRead(): boolean {
    return reader() !== undefined;
  },
  get mayChange(): boolean {
    return session.staff?.owner === true || session.staff?.role === 'director';
  },
  get all(): readonly RulebookText[] | undefined {
    return by === reader() ? listed : undefined;
  },
  get state(): 'loading' | 'loaded' | 'failed' {
    return state;
  },
  async load(): Promise<void> {
    forget();
    const mine = by;
    if (mine === undefined) return;
    const answer = await get<readonly RulebookText[]>('/api/rulebook-texts');
    if (mine !== by) return;
    state = answer.ok ? 'loaded' : 'failed';
    if (answer.ok) listed = answer.value;
  },
  /** There a moment later, where the club has it and whoever looks may see it. */
  find: (rulebook: BookId, edition: Edition): RulebookTextRead | undefined =>
    by !== undefined && by === reader() ? read.get(keyOf({ rulebook, edition })) : undefined,
  /** Asks for it once, from an effect. */
  async want(rulebook: BookId, edition: Edition): Promise<void> {
    if (reader() === undefined) return;
    if (by !== reader()) await this.load();
    const key = keyOf({ rulebook, edition });
    if (wanted.has(key) || read.has(key)) return;
    wanted.add(key);
    const mine = by;
    const answer = await get<RulebookTextRead>(pathOf(rulebook, edition));
    if (mine !== by) return;
    if (answer.ok) take(answer.value);
    // without a network it is asked for again, by whoever shows it next
    else if (answer.refusal.status === 0) wanted.delete(key);
  },
  async add(file: File, rulebook: BookId, edition: Edition): Promise<Answer<RulebookTextRead>> {
    const bytes = new Blob([file], { type: 'application/octet-stream' });
    const name = file.name.slice(-200);
    const answer = await ask<RulebookTextRead>('PUT', pathOf(rulebook, edition, { name }), bytes, PATIENCE);
    if (answer.ok) take(answer.value);
    return answer;
  },
  async remove({ rulebook, edition }: RulebookText): Promise<Answer<void>> {
    const answer = await ask<void>('DELETE', pathOf(rulebook, edition));
    const key = keyOf({ rulebook, edition });
    if (answer.ok || answer.refusal.code === 'not-found') {
      listed = listed?.filter((one) => keyOf(one) !== key);
      read = new Map([...read].filter(([one]) => one !== key));
    }
    return answer;
  },
};
