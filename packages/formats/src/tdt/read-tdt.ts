import { decoded } from '../lists/decoded.ts';
import type { TdtFault } from '../problems/tdt-problem.ts';
import { bountiesOf } from './bounties-of.ts';
import { centsIn, countIn, figureIn, objectIn, type Rounded, sumIn, textIn } from './fields.ts';
import { placesIn } from './places-in.ts';
import { scoresOf } from './points.ts';
import { readChips, readLevels } from './read-levels.ts';
import { type PlayerInFile, readPlayers } from './read-players.ts';
import { readPrices } from './read-prices.ts';
import { readDeals, readPrizes, readRounding } from './read-prizes.ts';
import { readValue } from './read-value.ts';
import { remarksOn } from './remarks.ts';
import { hitsOf, standings, winnings } from './standings.ts';
import type { TdtMoney, TdtNamed, TdtNight, TdtPlayer } from './tdt-night.ts';
import { NotTdt, type TdtObject } from './tdt-value.ts';

/** Real ones have a fifth of a megabyte. */
const MOST_BYTES = 8 * 2 ** 20;

export type ReadTdt =
  | { readonly ok: true; readonly night: TdtNight }
  | { readonly ok: false; readonly fault: TdtFault };

/**
 * A night that was kept by The Tournament Director 3, of 3.0 to 3.7: people, what they bought, who was out when and by whom,
 * prizes, levels and chips. It is read by its signs and never run. What is not taken stands in `remarks`.
 */
export function readTdt(bytes: Uint8Array): ReadTdt {
  if (bytes.length > MOST_BYTES) return failed({ code: 'too-large', most: MOST_BYTES }, '', 0);
  const read = decoded(bytes);
  if (read.is !== 'text') return failed({ code: 'no-text' }, '', 0);
  try {
    return { ok: true, night: nightIn(read.text) };
  } catch (error) {
    if (error instanceof NotTdt) return failed(error.fault, read.text, error.at);
    throw error;
  }
}

const failed = (fault: NotTdt['fault'], text: string, at: number): ReadTdt => ({
  ok: false,
  fault: { ...fault, ...placesIn(text)(at) },
});

function nightIn(text: string): TdtNight {
  const file = readValue(text);
  const tournament = file.is === 'object' ? objectIn(file, 'T') : undefined;
  if (file.is !== 'object' || tournament?.made !== 'Tournament') throw new NotTdt({ code: 'no-tournament' }, file.at);
  const rounded: Rounded[] = [];
  const inFile = readPlayers(tournament, rounded);
  const prizes = readPrizes(tournament, rounded);
  const deals = readDeals(tournament);
  const { won, unshared } = winnings(prizes, deals.length > 0);
  const placed = standings(inFile);
  const money = moneyIn(tournament, rounded);
  const hits = hitsOf(inFile);
  const prices = readPrices(tournament, rounded);
  const heads = bountiesOf(inFile, prices);
  const reckoned = inFile.map(
    (player): TdtPlayer => ({
      ...player,
      tied: false,
      ...placed.get(player.id),
      hits: hits.get(player.id) ?? 0,
      paid: paidBy(player),
      bounties: heads.won.get(player.id) ?? 0,
      won: (won.get(player.id) ?? 0) + (heads.won.get(player.id) ?? 0) + player.adjusted.cash,
    }),
  );
  const scores = scoresOf({ players: reckoned, prizes, unshared, money });
  const players = reckoned.map((player): TdtPlayer => {
    const points = scores.points.get(player.id);
    return points === undefined ? player : { ...player, points };
  });
  const placeOf = placesIn(text);
  const league = namedIn(tournament, 'League');
  const season = namedIn(tournament, 'Season');
  const startedAt = startOf(tournament, inFile);
  return {
    version: textIn(file, 'V'),
    id: textIn(tournament, 'UUID'),
    title: textIn(tournament, 'Title'),
    description: textIn(tournament, 'Description'),
    ...(league && { league }),
    ...(season && { season }),
    ...(startedAt !== undefined && { startedAt }),
    houseContribution: money.houseContribution,
    guarantee: money.guarantee,
    ...(money.formula !== undefined && { formula: money.formula }),
    perHit: money.perHit,
    ...{ players, prizes, deals },
    levels: readLevels(tournament),
    chips: readChips(tournament),
    prices,
    ...readRounding(tournament),
    remarks: [
      ...remarksOn({
        ...{ players, prizes, unshared, money, kept: heads.kept },
        ...{ deals: deals.length, counted: countsOnly(tournament), scores },
      }),
      ...rounded.map(({ field, written, at }) => ({
        ...{ code: 'amount-rounded' as const, field, written },
        ...placeOf(at),
      })),
    ],
  };
}

/** 3.0 keeps it under the same name, with other fields of its own. */
function moneyIn(tournament: TdtObject, rounded: Rounded[]): TdtMoney {
  const money = objectIn(tournament, 'Financials');
  if (money === undefined) return { houseContribution: 0, guarantee: 0, fixedRake: false, perHit: 0 };
  const playing = objectIn(money, 'PointsForPlaying');
  const formula = playing === undefined ? '' : textIn(playing, 'Text');
  const fixed = money.fields.get('FixedRake');
  const rakes =
    fixed?.is === 'object'
      ? [sumIn(fixed, 'Real', []), sumIn(fixed, 'Percent', [])]
      : [sumIn(money, 'FixedRake', []), sumIn(money, 'FixedRakePercent', [])];
  return {
    houseContribution: centsIn(money, 'HouseContribution', rounded),
    guarantee: centsIn(money, 'GuaranteedPot', rounded),
    fixedRake: rakes.some((rake) => rake !== 0),
    ...(formula.trim() !== '' && { formula }),
    perHit: figureIn(money, 'PointsForHit'),
  };
}

function namedIn(tournament: TdtObject, what: 'League' | 'Season'): TdtNamed | undefined {
  const id = textIn(tournament, `${what}UUID`);
  return id === '' ? undefined : { id, name: textIn(tournament, `${what}Name`) };
}

function startOf(tournament: TdtObject, players: readonly PlayerInFile[]): number | undefined {
  const started = countIn(tournament, 'StartTime');
  if (started > 0) return started;
  const bought = players.flatMap(({ buyIns }) => buyIns.slice(0, 1).map(({ at }) => at));
  return bought.length === 0 ? undefined : bought.reduce((first, at) => Math.min(first, at));
}

/** The program can count without names. */
function countsOnly(tournament: TdtObject): boolean {
  const players = objectIn(tournament, 'Players');
  const config = players && objectIn(players, 'Config');
  const tracked = config?.fields.get('TrackPlayers');
  return tracked?.is === 'flag' && !tracked.flag;
}

const paidBy = ({ buyIns, addOns }: PlayerInFile): number =>
  buyIns.reduce((sum, { amount, bounty }) => sum + amount + bounty, 0) +
  addOns.reduce((sum, { amount }) => sum + amount, 0);
