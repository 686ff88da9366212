import { randomUUID } from 'node:crypto';
import type { CommandAnswer } from '@riffle/wire';
import type { ServerToKill } from './server-to-kill.ts';

type Sent = { readonly id: string; readonly command: object };
export type Load = {
  readonly acknowledged: ReadonlyMap<Sent, CommandAnswer>;
  readonly refused: readonly string[];
  /** What was sent, and nobody knows what came of it. */
  readonly underWay: Sent;
};
type Mine = { readonly entries: readonly string[]; readonly client: number };

/** One phone at the desk that never rests, until the server is gone. */
export async function sendUntilGone(server: ServerToKill, night: string, mine: Mine, hear: () => void): Promise<Load> {
  const acknowledged = new Map<Sent, CommandAnswer>();
  const refused: string[] = [];
  let last = '';
  for (let turn = 0; ; turn += 1) {
    const sent = { id: randomUUID(), command: commandOf(turn, mine, last) };
    try {
      const answer = await server.ask('POST', `/api/night/${night}/commands`, sent);
      if (answer.ok) {
        acknowledged.set(sent, (await answer.json()) as CommandAnswer);
        last = sent.id;
      } else {
        await answer.arrayBuffer();
        refused.push(sent.id);
      }
      hear();
    } catch {
      return { acknowledged, refused, underWay: sent };
    }
  }
}

/** Entries, notes, bust-outs, the clock, moves, undo: in turn, each phone with its own players. */
function commandOf(turn: number, { entries, client }: Mine, last: string): object {
  const entry = entries[Math.floor(turn / 12) % entries.length] ?? '';
  const person = randomUUID();
  const note = { type: 'Note', text: `${String(client)} ${String(turn)} ${'x'.repeat((turn * 37) % 1500)}` };
  const commands: readonly object[] = [
    { type: 'AddEntries', entries: [{ entry: `entry-${person}`, person }] },
    note,
    { type: 'BustOut', bustOut: `bust-${person}`, out: [{ entry, by: [] }] },
    { type: 'Reinstate', entry },
    { type: 'ChangeClub', entry, club: `Verein ${String(turn)}` },
    { type: 'LockEntry', entry },
    { type: 'UnlockEntry', entry },
    { type: turn % 24 < 12 ? 'PauseClock' : 'StartClock' },
    { type: 'AddTime', ms: 1000 * (client + 1) },
    { type: 'SwapEntries', a: entry, b: entries[(turn + 1) % entries.length] ?? '' },
    note,
    { type: 'Undo', commit: last, also: [] },
  ];
  return commands[turn % commands.length] ?? note;
}
