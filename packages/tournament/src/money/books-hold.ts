import type { CommandType, TournamentCommand } from '../command.ts';
import { type Decision, type Objection, refused } from '../decision.ts';
import { equal } from '../equal.ts';
import { evolve } from '../evolve.ts';
import type { Tournament } from '../state.ts';
import { dues, newlyOverpaid } from './dues.ts';
import { handedOutTo } from './handed-out-to.ts';
import { prizePool } from './prize-pool.ts';
import { unsettled } from './settling.ts';

/** By which the pool grows or falls, and with it every prize. A correction of the hands is told even where it leaves somebody overpaid. */
const MOVES_THE_POOL: ReadonlySet<CommandType> = new Set([
  'Sell',
  'ReverseSale',
  'AddEntries',
  'WithdrawEntry',
  'AddMoney',
  'BookByHand',
  'ChangeSetup',
  'CallOff',
]);

const movesThePool = (command: TournamentCommand): boolean =>
  MOVES_THE_POOL.has(command.type) || (command.type === 'BustOut' && command.rebuy !== undefined);

/** What is true of a night's money whatever the command was for: a settled one stays as it was settled, and no sale leaves somebody overpaid. */
export function booksHold(state: Tournament, command: TournamentCommand, decision: Decision): Decision {
  if (!decision.ok || state.money === undefined) return decision;
  const isSettled = state.money.settled !== undefined;
  if (!isSettled && !(movesThePool(command) && hasHandedOut(state))) return decision;
  const next = decision.value.reduce(evolve, state);
  const objection = isSettled ? settledStays(state, next) : prizesStay(state, next);
  return objection === undefined ? decision : refused(objection);
}

const hasHandedOut = ({ money }: Tournament): boolean =>
  money?.payments.some(({ what, reversed }) => what === 'handedOut' && reversed !== true) === true;

/** Places that are corrected afterwards are other prizes, and another share or guarantee is other money of the house: the settlement is taken back first. */
function settledStays(state: Tournament, next: Tournament): Objection {
  const same =
    equal(dues(state), dues(next)) &&
    equal(unsettled(state), unsettled(next)) &&
    equal(prizePool(state), prizePool(next));
  return same ? undefined : { code: 'settled' };
}

function prizesStay(state: Tournament, next: Tournament): Objection {
  const taken = newlyOverpaid(state, next);
  return taken && handedOutTo(state, taken);
}
