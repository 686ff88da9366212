import { append, type Context, emptyHistory, toCommitId, toInstant, versionOf } from '@riffle/aggregate';
import { toChips } from '@riffle/cards';
import { toCents } from '@riffle/money';
import { toPersonId } from '@riffle/people';
import { rulebooks } from '@riffle/rulebooks';
import {
  type EntryId,
  type MoneySetup,
  proposals,
  structureFor,
  type TournamentCommand,
  type TournamentEvent,
  toBustOutId,
  toEntryId,
  toProfileId,
  tournament,
} from '@riffle/tournament';
import { seededRandom } from '@riffle/tournament/simulation';

/** Paid at the door: 20 for the prizes, 5 for the house and 5 on each head. */
const PRICE: MoneySetup['profiles'][number] = {
  id: toProfileId('entry'),
  name: 'Entry',
  kind: 'entry',
  parts: [
    { for: 'prizes', amount: toCents(2_000) },
    { for: 'fee', amount: toCents(500) },
    { for: 'bounty', amount: toCents(500) },
  ],
  chips: toChips(10_000),
};

/** A night of any size in the domain alone. */
export class Field {
  #history = emptyHistory<typeof tournament.initial, TournamentEvent>(tournament.initial);
  readonly entries: readonly EntryId[];
  readonly #context: Context<never> = {
    now: toInstant(1_795_000_000_000),
    random: seededRandom('ten thousand'),
    actor: { id: 'bench', role: 'director' },
  };

  /** Everybody is entered and there, and nobody has a seat yet. `paid`: entries are sold, with a bounty. */
  constructor(players: number, { clubs, paid }: { readonly clubs?: number; readonly paid?: true } = {}) {
    const [book] = rulebooks;
    const ready = structureFor('deep');
    if (book === undefined || ready === undefined) throw new Error('nothing to play by');
    const { startingStack, levels } = ready;
    const rulebook = { id: book.id, edition: book.edition };
    const setup = { name: 'A field', rulebook, game: 'holdem', seatsPerTable: 9, startingStack, levels } as const;
    this.give({
      type: 'Create',
      setup: { ...setup, prizes: [], currency: 'EUR', ...(paid && { money: { profiles: [PRICE] } }) },
    });
    const entries = Array.from({ length: players }, (_, no) => ({
      entry: toEntryId(`entry-${String(no)}`),
      person: toPersonId(`player-${String(no)}`),
      ...(clubs !== undefined && { club: `club-${String(no % clubs)}` }),
    }));
    this.entries = entries.map(({ entry }) => entry);
    this.give({ type: 'AddEntries', entries });
    this.give({ type: 'CheckIn', entries: this.entries });
  }

  get state() {
    return this.#history.state;
  }

  give(command: TournamentCommand): void {
    const verdict = tournament.decide(this.state, command, this.#context);
    if (!verdict.ok) throw new Error(`${command.type}: ${JSON.stringify(verdict.refusal)}`);
    const version = versionOf(this.#history) + 1;
    const { now: at, actor } = this.#context;
    const commit = { id: toCommitId(String(version)), version, at, actor, events: verdict.value };
    this.#history = append(tournament, this.#history, commit);
  }

  bustOut(entry: EntryId): void {
    this.give({ type: 'BustOut', bustOut: toBustOutId(`out-${entry}`), out: [{ entry, by: [] }] });
  }

  /** False where nothing is proposed any more. */
  acceptFirst(): boolean {
    const [proposal] = proposals(this.state);
    if (proposal === undefined) return false;
    this.give({ type: 'AcceptProposal', proposal: proposal.key });
    return true;
  }
}
