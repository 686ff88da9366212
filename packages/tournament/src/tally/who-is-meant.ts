import { accept, refuse, type Verdict } from '@riffle/aggregate';
import type { NamedCommand, TournamentCommand } from '../command.ts';
import type { EntryId } from '../ids.ts';
import { standing } from '../money/standing.ts';
import { isNobodys } from '../nobodys.ts';
import type { TournamentRefusal } from '../refusal.ts';
import { setupOf } from '../rulebook-of.ts';
import { inPlay } from '../seating-index.ts';
import type { Entry, Tournament } from '../state.ts';
import type { CommandsOfTally } from './tally-command.ts';

type Bought = 'rebuy' | 'addOn';

/**
 * What is only counted, told of one of those whom nobody knows apart: from here on it is the same step as on any other
 * night, with its books and its way back.
 */
export function whoIsMeant(state: Tournament, command: TournamentCommand): Verdict<NamedCommand, TournamentRefusal> {
  if (!isTally(command)) return accept(command);
  if (setupOf(state).seating !== 'none') return refuse({ code: 'counted-by-name' });
  const entry = nextFor(state, command)?.id;
  if (entry === undefined) return refuse({ code: 'nobody-to-count', is: isBack(command) ? 'out' : 'in' });
  if (command.type === 'TallySale') return accept({ ...command, type: 'Sell', entry });
  if (command.type === 'TallyGone') return accept({ type: 'WithdrawEntry', entry });
  return accept({ ...command, type: 'BustOut', out: [{ entry, by: [] }] });
}

const isTally = (command: TournamentCommand): command is CommandsOfTally => command.type.startsWith('Tally');

const isBack = (command: CommandsOfTally): boolean => command.type === 'TallySale' && command.kind === 'rebuy';

function nextFor(state: Tournament, command: CommandsOfTally): Entry | undefined {
  if (isBack(command)) return leastBought(state, 'rebuy', goneOut(state));
  const playing = lastFirst(inPlay(state));
  if (command.type === 'TallySale') return leastBought(state, 'addOn', playing);
  return command.type === 'TallyGone' || command.rebuy === undefined
    ? playing[0]
    : leastBought(state, 'rebuy', playing);
}

/** The last number first, and those who were given a name only when nobody else is left. */
const lastFirst = (entries: readonly Entry[]): readonly Entry[] =>
  entries.toSorted((a, b) => Number(isNamed(a)) - Number(isNamed(b)) || b.no - a.no);
const isNamed = ({ id, person }: Entry): boolean => !isNobodys(id, person);

/** Who went out last, first. */
const goneOut = ({ bustOuts, entries }: Tournament): readonly Entry[] =>
  bustOuts
    .toReversed()
    .flatMap(({ id, out }) => out.flatMap(({ entry }) => entries.get(entry) ?? []).filter((one) => one.out === id));

/** Whoever bought it least often, so that what one may buy is a bound for all of them together. */
function leastBought(state: Tournament, kind: Bought, among: readonly Entry[]): Entry | undefined {
  const bought = new Map<EntryId, number>();
  for (const sale of standing(state)) if (sale.kind === kind) bought.set(sale.entry, (bought.get(sale.entry) ?? 0) + 1);
  const times = ({ id }: Entry): number => bought.get(id) ?? 0;
  return among.reduce<Entry | undefined>(
    (least, one) => (least === undefined || times(one) < times(least) ? one : least),
    undefined,
  );
}
