import { append, type Context, emptyHistory, toCommitId, toInstant, versionOf } from '@riffle/aggregate';
import { shuffled } from '@riffle/cards';
import { toPersonId } from '@riffle/people';
import { rulebooks } from '@riffle/rulebooks';
import {
  type EntryId,
  structureFor,
  type TournamentCommand,
  type TournamentEvent,
  toBustOutId,
  toEntryId,
  tournament,
} from '@riffle/tournament';
import { seededRandom } from '@riffle/tournament/simulation';
import { rounded, timed } from './figures.ts';

const OUT = 400;

/** A field of ten thousand in the domain alone: everybody drawn to a seat, hundreds out, and the tables made even again. */
export async function drawAndBalance(players: number) {
  const field = new Field();
  const entries = Array.from({ length: players }, (_, no) => ({
    entry: toEntryId(`entry-${String(no)}`),
    person: toPersonId(`player-${String(no)}`),
    club: `club-${String(no % 300)}`,
  }));
  field.create();
  field.give({ type: 'AddEntries', entries });
  field.give({ type: 'CheckIn', entries: entries.map(({ entry }) => entry) });
  const drawSeconds = await timed(() => field.give({ type: 'DrawSeats' }));
  const tables = field.state.tables.size;
  field.give({ type: 'StartClock' });
  const unlucky = shuffled(entries, seededRandom('unlucky')).slice(0, OUT);
  const bustOutSeconds = await timed(() => {
    for (const [no, { entry }] of unlucky.entries()) field.bustOut(entry, no);
  });
  let moves = 0;
  const balanceSeconds = await timed(() => {
    while (field.acceptFirst()) moves += 1;
  });
  return {
    players,
    tables,
    drawSeconds: rounded(drawSeconds),
    out: OUT,
    bustOutSeconds: rounded(bustOutSeconds),
    accepted: moves,
    balanceSeconds: rounded(balanceSeconds),
    drawAndBalanceSeconds: rounded(drawSeconds + balanceSeconds),
  };
}

class Field {
  #history = emptyHistory<typeof tournament.initial, TournamentEvent>(tournament.initial);
  readonly #context: Context<never> = {
    now: toInstant(1_795_000_000_000),
    random: seededRandom('ten thousand'),
    actor: { id: 'bench', role: 'director' },
  };

  get state() {
    return this.#history.state;
  }

  create(): void {
    const [book] = rulebooks;
    const ready = structureFor('deep');
    if (book === undefined || ready === undefined) throw new Error('nothing to play by');
    const { startingStack, levels } = ready;
    const rulebook = { id: book.id, edition: book.edition };
    const setup = { name: 'Ten thousand', rulebook, game: 'holdem', seatsPerTable: 9, startingStack, levels } as const;
    this.give({ type: 'Create', setup: { ...setup, prizes: [], currency: 'EUR' } });
  }

  give(command: TournamentCommand): void {
    const verdict = tournament.decide(this.state, command, this.#context);
    if (!verdict.ok) throw new Error(`${command.type}: ${JSON.stringify(verdict.refusal)}`);
    const version = versionOf(this.#history) + 1;
    const { now: at, actor } = this.#context;
    const commit = { id: toCommitId(String(version)), version, at, actor, events: verdict.value };
    this.#history = append(tournament, this.#history, commit);
  }

  bustOut(entry: EntryId, no: number): void {
    this.give({ type: 'BustOut', bustOut: toBustOutId(`out-${String(no)}`), out: [{ entry, by: [] }] });
  }

  /** False where nothing is proposed any more. */
  acceptFirst(): boolean {
    const proposal = tournament.view(this.state, { as: 'staff' }).proposals?.[0];
    if (proposal === undefined) return false;
    this.give({ type: 'AcceptProposal', proposal: proposal.key });
    return true;
  }
}
