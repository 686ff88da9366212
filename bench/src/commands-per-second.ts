import type { EntryId, TournamentCommand } from '@riffle/tournament';
import type { Desk } from './desk.ts';
import { rounded, spreadOf, timed } from './figures.ts';

const PLAYERS = 45;
const COMMANDS = 2_400;

/** What happens at a desk all evening, in turns that leave the night as it was. */
const round = (entry: EntryId): readonly TournamentCommand[] => [
  { type: 'MarkAbsent', entry },
  { type: 'AddTime', ms: 60_000 },
  { type: 'MarkPresent', entry },
  { type: 'LockEntry', entry },
  { type: 'AddTime', ms: -60_000 },
  { type: 'UnlockEntry', entry },
];

/** Every caller has a night of his own and waits for each answer, which comes when the commit is on disk. */
export async function commandsPerSecond(desk: Desk, callers: number) {
  const nights = await Promise.all(Array.from({ length: callers }, () => desk.night(PLAYERS)));
  const waits: number[] = [];
  const each = Math.floor(COMMANDS / callers);
  const seconds = await timed(() =>
    Promise.all(
      nights.map(async ({ id, entries }) => {
        for (let no = 0; no < each; no += 1) {
          const commands = round(entries[Math.floor(no / 6) % entries.length] ?? ('' as EntryId));
          const command = commands[no % commands.length];
          if (command === undefined) continue;
          const from = performance.now();
          await desk.command(id, command);
          waits.push(performance.now() - from);
        }
      }),
    ),
  );
  return {
    callers,
    players: PLAYERS,
    perSecond: Math.round(waits.length / seconds),
    ms: spreadOf(waits),
    seconds: rounded(seconds),
  };
}
