import type { DealerId, GameId, GuestId, TableId } from '@riffle/cardroom';
import { MEANS } from '@riffle/money';
import { LIMITS } from '@riffle/tournament';
import { z } from 'zod';
import { anyId, cents, count, filledLine, instant, line, newId, personId, seatNo } from '../../schema/brand.ts';

const command = <T extends string, S extends z.core.$ZodLooseShape>(type: T, fields: S) =>
  z.strictObject({ type: z.literal(type), ...fields });

const branded = <T extends string>(schema: z.ZodType<string>): z.ZodType<T, T> => schema as unknown as z.ZodType<T, T>;
const [guest, newGuest] = [branded<GuestId>(anyId), branded<GuestId>(newId)];
const [game, newGame] = [branded<GameId>(anyId), branded<GameId>(newId)];
const [table, newTable] = [branded<TableId>(anyId), branded<TableId>(newId)];
const [dealer, newDealer] = [branded<DealerId>(anyId), branded<DealerId>(newId)];
const place = z.strictObject({ table, seat: seatNo });
const box = filledLine(40);
const paid = z.strictObject({ amount: cents, box, means: z.enum(MEANS) });
const why = { reason: line(500).exactOptional() };

const gameIs = z
  .strictObject({
    name: filledLine(80),
    variant: filledLine(40),
    limit: z.enum(LIMITS),
    smallBlind: cents,
    bigBlind: cents,
    minBuyIn: cents,
    maxBuyIn: cents.exactOptional(),
    colour: z
      .string()
      .regex(/^#[0-9a-f]{6}$/i)
      .exactOptional(),
    mustMove: z.literal(true).exactOptional(),
  })
  .meta({ id: 'RoomGame' });

const games = [
  command('CloseRoom', {}),
  command('AddGame', { game: newGame, is: gameIs }),
  command('RemoveGame', { game }),
  command('PlanTable', {
    ...{ table: newTable, game, name: filledLine(40), seats: count.max(12) },
    opensAt: instant.exactOptional(),
  }),
  command('OpenTable', { table }),
  command('BreakTable', { table }),
] as const;

const guests = [
  command('WelcomeGuest', {
    guest: newGuest,
    person: personId.exactOptional(),
    called: filledLine(40).exactOptional(),
    status: count.max(20).exactOptional(),
  }),
  command('BarGuest', {
    ...{ guest, from: z.enum(['reservations', 'room']), reason: line(500) },
    until: instant.exactOptional(),
  }),
  command('LiftBar', { guest }),
  command('JoinAtKiosk', {
    ...{ guest: newGuest, called: line(40) },
    games: z.array(game).max(40).readonly(),
  }),
] as const;

const lists = [
  command('PutOnList', {
    ...{ guest, game },
    wish: z.strictObject({ table: table.exactOptional(), seat: seatNo.exactOptional() }).exactOptional(),
  }),
  command('TakeOffList', { guest, game }),
  command('ComeLater', { guest, game, later: z.boolean() }),
  command('CallGuest', { guest, place, ...why }),
  command('AnswerCall', { guest }),
  command('GiveUpTurn', { guest }),
  command('Reserve', { guest, table }),
  command('CancelReservation', { guest, table }),
] as const;

const seats = [
  command('TakeSeat', { guest, place, buyIn: paid.exactOptional(), ...why }),
  command('StandUp', { guest, cashOut: paid.exactOptional(), deposit: cents.exactOptional() }),
  command('Interrupt', { guest, kind: z.enum(['pause', 'restaurant']), stake: cents }),
  command('LendSeat', { to: guest, place, buyIn: paid.exactOptional() }),
  command('ComeBack', { guest, stake: cents }),
  command('ReleaseSeat', { guest, ...why }),
  command('WishSeat', { guest, seat: seatNo.exactOptional() }),
  command('WishTable', { guest, table: table.exactOptional() }),
  command('DropWish', { guest, kind: z.enum(['seat', 'table']) }),
  command('MoveGuest', { guest, to: place, stake: cents, takes: cents, ...why }),
  command('BalanceTables', {
    ...{ from: table, to: table },
    exempt: z.array(guest).max(12).readonly().exactOptional(),
    ...why,
  }),
] as const;

const hands = [
  command('PlaceButton', { table, seat: seatNo }),
  command('DealHand', { table }),
  command('ReturnToGame', { guest, how: z.enum(['waitBigBlind', 'postBoth', 'buyButton']) }),
] as const;

const minutes = count.max(1000);
const station = z.union([z.literal('off'), table]);
const dealers = [
  command('PlanRotation', {
    plan: z.strictObject({ every: minutes, most: count.max(100), pause: minutes }).exactOptional(),
  }),
  command('ClockIn', {
    dealer: newDealer,
    person: personId.exactOptional(),
    called: filledLine(40).exactOptional(),
  }),
  command('ClockOut', { dealer }),
  command('MoveDealer', { dealer, to: station, ...why }),
  command('PushDealers', {
    moves: z
      .array(z.strictObject({ dealer, to: station }))
      .max(200)
      .readonly()
      .exactOptional(),
    ...why,
  }),
] as const;

const money = [
  command('TopUp', { guest, paid, stake: cents, short: z.literal(true).exactOptional() }),
  command('PayDeposit', { guest, paid }),
  command('PayFromStake', { guest, amount: cents }),
  command('RunTwice', { table, pot: cents }),
  command('TakeRake', { table, amount: cents }),
  command('TakeFee', { table, amount: cents }),
  command('FillBox', { box, amount: cents }),
  command('EmptyBox', { box, amount: cents }),
  command('CountBox', { box, cash: cents, card: cents }),
] as const;

/** What staff ask of an evening. It is opened by a way of its own, and what lapses does so by the clock. */
export const roomCommand = z.discriminatedUnion('type', [
  ...games,
  ...guests,
  ...lists,
  ...seats,
  ...hands,
  ...dealers,
  ...money,
]);
