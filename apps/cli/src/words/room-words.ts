/** What `riffle simulate-room` says. Waits are minutes. */
export type RoomCliWords = {
  readonly simulated: (rulebook: string, seed: string, commands: number, events: number) => string;
  readonly came: (guests: number, hands: number) => string;
  readonly hours: readonly [from: string, tables: string, seated: string, waiting: string, sat: string, waits: string];
  readonly waits: (median: number, longest: number) => string;
  readonly calls: (made: number, lapsed: number, givenUp: number, otherwise: number) => string;
  readonly moves: (seats: number, tables: number, balance: number) => string;
  readonly breaks: (pauses: number, meals: number, released: number) => string;
  readonly dealers: (count: number, pushes: number, otherwise: number, owed: number) => string;
  readonly money: (bought: string, paidOut: string, rake: string) => string;
};

export const roomDe: RoomCliWords = {
  simulated: (rulebook, seed, commands, events) =>
    `Abend nach ${rulebook} mit Startwert ${seed}: ${String(commands)} Eingaben, ${String(events)} Ereignisse, jedes geprüft.`,
  came: (guests, hands) => `${String(guests)} Gäste, ${String(hands)} Hände.`,
  hours: ['Stunde', 'Tische', 'am Tisch', 'warten', 'von der Liste', 'Wartezeit'],
  waits: (median, longest) => `${String(median)} min, längstens ${String(longest)}`,
  calls: (made, lapsed, givenUp, otherwise) =>
    `Aufrufe: ${String(made)}, davon verfallen ${String(lapsed)}, weitergegeben ${String(givenUp)}, mit Begründung anders ${String(otherwise)}.`,
  moves: (seats, tables, balance) =>
    `Wechsel: ${String(seats)} am Tisch, ${String(tables)} an einen anderen, ${String(balance)} zum Ausgleich.`,
  breaks: (pauses, meals, released) =>
    `Pausen: ${String(pauses)}, Essen: ${String(meals)}, Plätze verfallen: ${String(released)}.`,
  dealers: (count, pushes, otherwise, owed) =>
    `Dealer: ${String(count)}, Wechsel ${String(pushes)}, davon mit Begründung anders ${String(otherwise)}; fällige Pausen, die mit Begründung ausfielen: ${String(owed)}.`,
  money: (bought, paidOut, rake) => `Gekauft ${bought}, ausbezahlt ${paidOut}, Rake ${rake}.`,
};

export const roomEn: RoomCliWords = {
  simulated: (rulebook, seed, commands, events) =>
    `Evening by ${rulebook} with seed ${seed}: ${String(commands)} commands, ${String(events)} events, each looked at.`,
  came: (guests, hands) => `${String(guests)} guests, ${String(hands)} hands.`,
  hours: ['hour', 'tables', 'seated', 'waiting', 'from the list', 'wait'],
  waits: (median, longest) => `${String(median)} min, ${String(longest)} at most`,
  calls: (made, lapsed, givenUp, otherwise) =>
    `Calls: ${String(made)}, of which lapsed ${String(lapsed)}, passed on ${String(givenUp)}, otherwise with a reason ${String(otherwise)}.`,
  moves: (seats, tables, balance) =>
    `Changes: ${String(seats)} of seat, ${String(tables)} of table, ${String(balance)} to balance.`,
  breaks: (pauses, meals, released) =>
    `Breaks: ${String(pauses)}, meals: ${String(meals)}, seats released: ${String(released)}.`,
  dealers: (count, pushes, otherwise, owed) =>
    `Dealers: ${String(count)}, pushes ${String(pushes)}, of which otherwise with a reason ${String(otherwise)}; breaks due and not given, with a reason: ${String(owed)}.`,
  money: (bought, paidOut, rake) => `Bought ${bought}, paid out ${paidOut}, rake ${rake}.`,
};
