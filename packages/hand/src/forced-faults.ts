import type { SeatNo } from '@riffle/table';
import type { SetupFault } from './refusal.ts';
import type { ForcedBet, HandSetup } from './setup.ts';

/** What the rules do not allow of straddles and antes as they were posted. */
export const faultInForced = (setup: HandSetup): SetupFault | undefined =>
  faultInStraddles(setup) ?? (antesInOrder(setup) ? undefined : 'anteOutOfOrder');

function faultInStraddles({ forced, players, rules: { betting } }: HandSetup): SetupFault | undefined {
  const straddles = forced.filter(({ kind }) => kind === 'straddle');
  if (straddles.length === 0) return undefined;
  if (betting.straddle === 'forbidden') return 'straddleForbidden';
  if (betting.straddle === 'chainFromUnderTheGun') {
    const fault = faultInChain(straddles, forced, players);
    if (fault !== undefined) return fault;
  }
  const full = ({ seat, amount }: ForcedBet) => players.some((player) => player.seat === seat && player.stack > amount);
  return betting.shortStraddle === 'allowed' || straddles.every(full) ? undefined : 'straddleNotFull';
}

/** From the seat after the big blind without a gap, no further than the button, each twice the one before. */
function faultInChain(
  straddles: readonly ForcedBet[],
  forced: readonly ForcedBet[],
  players: HandSetup['players'],
): SetupFault | undefined {
  const bigBlind = forced.find(({ kind }) => kind === 'bigBlind');
  const place = (of: SeatNo | undefined) => players.findIndex(({ seat }) => seat === of);
  const after = place(bigBlind?.seat) + 1;
  for (const [nth, { seat, amount }] of straddles.entries()) {
    if (bigBlind === undefined || place(seat) !== after + nth) return 'straddleOutOfTurn';
    if (amount !== bigBlind.amount * 2 ** (nth + 1)) return 'straddleNotDouble';
  }
  return undefined;
}

/** Asked of every seat that owes both. An ante from one seat alone is the big blind's, for everybody. */
function antesInOrder({ forced, rules: { betting } }: HandSetup): boolean {
  if (betting.anteOrder === 'asWritten') return true;
  const antes = forced.filter(({ kind }) => kind === 'ante');
  const first = antes.length === 1 ? betting.anteOrder.fromBigBlind : betting.anteOrder.fromEverybody;
  return antes.every((ante) =>
    forced.every((blind) => {
      if (blind.seat !== ante.seat || !isBlind(blind)) return true;
      const anteIsFirst = forced.indexOf(ante) < forced.indexOf(blind);
      return anteIsFirst === (first === 'ante');
    }),
  );
}

function isBlind({ kind }: ForcedBet): boolean {
  switch (kind) {
    case 'smallBlind':
    case 'bigBlind':
    case 'straddle':
    case 'livePost':
      return true;
    case 'ante':
    case 'deadPost':
      return false;
  }
}
