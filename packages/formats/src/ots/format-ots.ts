import { type Currency, minorUnits } from '@riffle/money';
import {
  type EntryId,
  type MoneySetup,
  type Purpose,
  prizeWon,
  type SaleKind,
  type TournamentView,
} from '@riffle/tournament';
import { OTS_VERSION, type Ots, type OtsFlag } from './ots-shape.ts';

/** Who gives the summary out, and under which number of his. */
export type OtsOrigin = {
  readonly club: string;
  readonly number: string;
  /** Of what writes it. */
  readonly version: string;
  /** The start that was planned, or when it is written, where the night has not begun. */
  readonly now: number;
};

/**
 * A night as an Open Tournament Summary. Whoever is out has to have a prize in it, so what a view does not tell would be read
 * as 0: it is made from the view of staff, who are told all amounts. Names are as the room is told of them, since it goes out
 * of the house. A player is told apart by his name; where two have the same, by his number. Who waits for a seat has not
 * entered, and who went out in a hand that other tables still play is in.
 */
export function otsOf(night: TournamentView, names: { readonly [entry: EntryId]: string }, origin: OtsOrigin): Ots {
  if (night.proposals === undefined)
    throw new RangeError('not the view of staff: it would say 0 of what it is not told');
  const view = withoutWaiting(night);
  const { setup, startedAt, bustOuts, money } = view;
  const { currency } = setup;
  const amount = (minor: number) => decimal(minor, currency);
  const price = priceOf(setup.money, 'entry');
  const called = callers(view, names);
  const last = view.stage === 'over' ? bustOuts.at(-1)?.at : undefined;
  const bought = boughtOf(view, called);
  const rebuys = pricesOf(setup.money, ['rebuy', 'reEntry']);
  const addOns = pricesOf(setup.money, ['addOn']);
  return {
    ots: {
      spec_version: OTS_VERSION,
      site_name: origin.club,
      network_name: origin.club,
      internal_version: origin.version,
      tournament_number: origin.number,
      tournament_name: setup.name,
      start_date_utc: moment(startedAt ?? setup.startsAt ?? origin.now),
      ...(last !== undefined && { end_date_utc: moment(last) }),
      currency,
      buyin_amount: amount(price.prizes + price.bounty),
      fee_amount: amount(price.fee + price.staff + price.deduction),
      ...(price.bounty > 0 && { bounty_fee_amount: 0, bounty_value_amount: amount(price.bounty) }),
      initial_stack: setup.startingStack,
      type: Object.keys(view.entries).length > setup.seatsPerTable ? 'MTT' : 'STT',
      flags: flagsOf(setup),
      speed: speedOf(setup.levels),
      prize_pool: amount(money?.pool.total ?? view.prizes.reduce((sum, prize) => sum + prize, 0)),
      player_count: Object.keys(view.entries).length,
      tournament_finishes_and_winnings: finishesOf(view, called, amount),
      ...(rebuys > 0 && { rebuy_cost: amount(rebuys) }),
      ...(addOns > 0 && { addon_cost: amount(addOns) }),
      ...(bought.length > 0 && { tournament_rebuys: bought }),
    },
  };
}

/** As the file is written: one summary, in a file whose name ends on `.ots`. */
export const formatOts = (ots: Ots): string => `${JSON.stringify(ots, undefined, 2)}\n`;

const withoutWaiting = <V extends TournamentView>(view: V): V => ({
  ...view,
  entries: Object.fromEntries(Object.entries(view.entries).filter(([, { alternate }]) => alternate === undefined)),
});

function finishesOf(view: TournamentView, called: (entry: EntryId) => string, amount: (minor: number) => number) {
  const open = new Set(view.bustOuts.flatMap(({ id, open }) => (open === true ? [id] : [])));
  return (Object.keys(view.entries) as EntryId[])
    .map((entry) => {
      const { place, bustOut, no = 0 } = view.entries[entry] ?? {};
      return { entry, place: bustOut !== undefined && open.has(bustOut) ? undefined : place, no };
    })
    .toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0) || a.no - b.no)
    .map(({ entry, place }) => {
      const player_name = called(entry);
      if (place === undefined) return { player_name, still_playing: true };
      const seat = seatWorth(view, entry);
      const won = Math.max(0, prizeWon(view, entry));
      return {
        player_name,
        finish_position: place,
        still_playing: false,
        prize: amount(won),
        ...(seat > 0 && { ticket_value: amount(seat) }),
      };
    });
}

/** What the seat costs that he won in another tournament. */
const seatWorth = ({ setup: { prizePlan }, entries }: TournamentView, entry: EntryId): number =>
  entries[entry]?.seat !== undefined && prizePlan?.places.by === 'satellite' ? prizePlan.places.seat.price : 0;

function flagsOf({ money, prizePlan }: TournamentView['setup']): OtsFlag[] {
  const sells = (kind: SaleKind) => money?.profiles.some((profile) => profile.kind === kind) === true;
  const whileIn = money?.profiles.some((profile) => profile.kind === 'rebuy' && profile.whileIn === true) === true;
  const flags: OtsFlag[] = [];
  if (priceOf(money, 'entry').bounty > 0) flags.push('Bounty');
  // only who has lost all can buy in again: that is a re-entry there, whatever it is called here
  if (whileIn) flags.push('Rebuy');
  else if (sells('rebuy') || sells('reEntry')) flags.push('Re-Entry');
  if (prizePlan?.places.by === 'satellite') flags.push('Satellite');
  return flags;
}

type Price = { readonly [P in Purpose]: number };
function priceOf(money: MoneySetup | undefined, kind: SaleKind): Price {
  const parts = money?.profiles.find((profile) => profile.kind === kind)?.parts ?? [];
  const of = (purpose: Purpose) => parts.reduce((sum, part) => sum + (part.for === purpose ? part.amount : 0), 0);
  return { prizes: of('prizes'), bounty: of('bounty'), fee: of('fee'), staff: of('staff'), deduction: of('deduction') };
}
const pricesOf = (money: MoneySetup | undefined, kinds: readonly SaleKind[]): number =>
  kinds
    .map((kind) => Object.values(priceOf(money, kind)).reduce((sum, part) => sum + part, 0))
    .find((price) => price > 0) ?? 0;

/** How often each bought back in and added on: what was sold and stands. */
function boughtOf({ entries, money }: TournamentView, called: (entry: EntryId) => string) {
  const sales = money?.books?.sales.filter(({ reversed }) => reversed !== true) ?? [];
  const times = (entry: EntryId, which: SaleKind) =>
    sales.filter((sale) => sale.entry === entry && sale.kind === which).length;
  return (Object.keys(entries) as EntryId[])
    .toSorted((a, b) => (entries[a]?.no ?? 0) - (entries[b]?.no ?? 0))
    .map((entry) => ({ player_name: called(entry), rebuys: times(entry, 'rebuy'), addons: times(entry, 'addOn') }))
    .filter(({ rebuys, addons }) => rebuys + addons > 0);
}

/** By the length that most levels have, to the second. */
function speedOf(levels: TournamentView['setup']['levels']): Ots['ots']['speed'] {
  const lengths = Map.groupBy(
    levels.filter(({ kind }) => kind === 'play').map(({ duration }) => duration),
    (duration) => duration,
  );
  const [usual = 0] = [...lengths].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [];
  const minutes = usual / 60_000;
  const type = minutes >= 10 || usual === 0 ? 'Normal' : minutes > 5 ? 'Turbo' : 'Hyper-Turbo';
  return { type, round_time: Math.round(usual / 1000) };
}

/** Nobody without a name, no name twice. */
function callers({ entries }: TournamentView, names: { readonly [entry: EntryId]: string }) {
  const ids = Object.keys(entries) as EntryId[];
  const times = Map.groupBy(ids, (id) => names[id] ?? '');
  return (id: EntryId): string => {
    const no = String(entries[id]?.no ?? 0);
    const name = names[id] ?? '';
    if (name === '') return no;
    return (times.get(name)?.length ?? 0) > 1 ? `${name} (${no})` : name;
  };
}

/** The format has decimals, so what is exact in cents is written with two of them and no more. */
const decimal = (minor: number, currency: Currency): number => minor / minorUnits(currency);
const moment = (at: number): string => `${UTC.format(at).replace(' ', 'T')}Z`;
const UTC = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: 'UTC' });
