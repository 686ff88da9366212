import { type HandRecord, writeAmount } from '@riffle/formats/hands';
import type { Hand } from '@riffle/hand';
import type { SeatNo } from '@riffle/table';
import { formatChips, type HandNaming, type Language } from '@riffle/words';

export const namesOf = ({ setup, about }: HandRecord): ReadonlyMap<SeatNo, string> =>
  new Map(setup.players.map(({ seat }, nth) => [seat, about.names[nth] ?? String(seat)]));

/** Event, room and table, as far as the file names them. */
export const whereOf = ({ about: { event, room, table } }: HandRecord): readonly string[] =>
  [event, room, table].flatMap((one) => (one === undefined || one === '' ? [] : [one]));

/** Chips as the file counts them: in whole ones, or in parts of its unit. */
export function chipsIn(decimals: number, language: Language): (count: number) => string {
  if (decimals === 0) return (count) => formatChips(count, language);
  const point = language === 'de' ? ',' : '.';
  return (count) => {
    const [whole = '0', part] = writeAmount(count, decimals).split('.');
    const grouped = formatChips(Number(whole), language);
    return part === undefined ? grouped : `${grouped}${point}${part.padEnd(2, '0')}`;
  };
}

export function namingAt(
  hand: Hand,
  names: ReadonlyMap<SeatNo, string>,
  chips: (count: number) => string,
  pots: number,
): HandNaming {
  return {
    seat: (seat) => names.get(seat) ?? String(seat),
    chips,
    street: (street) => hand.setup.variant.streets[street]?.name,
    allIn: (seat) => hand.players.some((player) => player.seat === seat && player.stack === 0),
    pots,
  };
}
