import { difference } from '@riffle/aggregate';
import { shuffled } from '@riffle/cards';
import { rulebooks } from '@riffle/rulebooks';
import { type EntryId, proposals, tournament } from '@riffle/tournament';
import { playNight, seededRandom } from '@riffle/tournament/simulation';
import { Field } from './field.ts';
import { rounded } from './figures.ts';

const FIELDS = [100, 1_000, 10_000, 100_000] as const;
const ROUNDS = 5;
const OUT_A_ROUND = 15;
/** A whole night of more takes minutes. */
const MOST_SIMULATED = 10_000;

/** What one thing that happens costs in a field of so many: time of the processor, the best of some rounds. */
export function growth() {
  return FIELDS.map((players) => {
    const field = new Field(players);
    const draw = cpuMs(() => field.give({ type: 'DrawSeats' }));
    field.give({ type: 'StartClock' });
    const staff = { as: 'staff' } as const;
    const unlucky = [...shuffled(field.entries, seededRandom('unlucky'))];
    const [bustOut, accepted, view, differ]: [number[], number[], number[], number[]] = [[], [], [], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      const [out, moved] = outAndEvened(field, unlucky.splice(0, OUT_A_ROUND));
      bustOut.push(out);
      accepted.push(...moved);
      const before = tournament.view(field.state, staff);
      let seen = before;
      field.bustOut(unlucky.splice(0, 1)[0] ?? (field.entries[0] as EntryId));
      view.push(
        cpuMs(() => {
          seen = tournament.view(field.state, staff);
        }),
      );
      differ.push(cpuMs(() => difference(before, seen)));
    }
    const paid = withMoney(players);
    return {
      players,
      drawMs: rounded(draw),
      bustOutMs: rounded(least(bustOut)),
      acceptedMs: rounded(least(accepted)),
      viewMs: rounded(least(view)),
      differenceMs: rounded(least(differ)),
      paidDrawMs: rounded(paid.draw),
      paidBustOutMs: rounded(paid.bustOut),
      paidViewMs: rounded(paid.view),
      ...(players <= MOST_SIMULATED && {
        nightSeconds: rounded(least([wholeNight(players), wholeNight(players)]) / 1000),
      }),
    };
  });
}

/** The same where everybody has bought his entry and carries a bounty. */
function withMoney(players: number) {
  const field = new Field(players, { paid: true });
  const draw = cpuMs(() => field.give({ type: 'DrawSeats' }));
  field.give({ type: 'StartClock' });
  const [bustOut, view]: [number[], number[]] = [[], []];
  const unlucky = shuffled(field.entries, seededRandom('unlucky')).slice(0, ROUNDS);
  for (const entry of unlucky) {
    bustOut.push(
      cpuMs(() => {
        field.bustOut(entry);
        proposals(field.state);
      }),
    );
    view.push(cpuMs(() => tournament.view(field.state, { as: 'staff' })));
  }
  return { draw, bustOut: least(bustOut), view: least(view) };
}

/** Of one who goes out with the proposals that follow, and of one proposal that is accepted with those that follow it. */
function outAndEvened(field: Field, unlucky: readonly EntryId[]): [number, number[]] {
  let out = 0;
  let [moves, moving] = [0, 0];
  for (const entry of unlucky) {
    out += cpuMs(() => {
      field.bustOut(entry);
      proposals(field.state);
    });
    moving += cpuMs(() => {
      while (field.acceptFirst()) moves += 1;
    });
  }
  return [out / unlucky.length, moves === 0 ? [] : [moving / moves]];
}

function wholeNight(players: number): number {
  const [book] = rulebooks;
  if (book === undefined) throw new Error('nothing to play by');
  const rulebook = { id: book.id, edition: book.edition };
  return cpuMs(() => playNight({ players, rulebook, seed: 'growth' }));
}

/** Of all threads, the collector of memory among them; others on the machine do not count. */
function cpuMs(work: () => unknown): number {
  const from = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1000;
}

const least = (times: readonly number[]): number => Math.min(...times);
