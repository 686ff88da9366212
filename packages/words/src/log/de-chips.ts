import type { LogWords } from './log-words.ts';
import type { OfChips } from './of-chips.ts';

const times = (count: number): string => `${String(count)} ×`;
const signed = (difference: number, chips: (count: number) => string): string =>
  difference > 0 ? `+${chips(difference)}` : difference < 0 ? `−${chips(-difference)}` : '±0';

const WHEN = { break: 'Zählung in der Pause', dayEnd: 'Zählung zum Ende des Tages', play: 'Zählung' } as const;

export const chipsDe: Pick<LogWords, OfChips> = {
  ColourUpBegun: ({ value, into, keep, tables, when, reason }, { chips }) =>
    `${when === 'between' ? 'Zwischendurch: ' : ''}Chips zu ${chips(value)} ${keep ? 'werden, soweit es aufgeht, in' : 'gehen aus dem Spiel, gewechselt in'} ${chips(into)}${keep ? ' gewechselt' : ''}, ${tables.length === 1 ? 'an einem Tisch' : `an ${String(tables.length)} Tischen`}.${reason === undefined ? '' : ` Grund: ${reason}`}`,
  SmallChipsCounted: ({ value, table, counts }, say) =>
    `${say.table(table)}: ${String(counts.reduce((sum, { chips }) => sum + chips, 0))} Chips zu ${say.chips(value)} gezählt.`,
  SmallChipsTaken: ({ value, into, table, changed, dealt, by, given, difference }, say) => {
    const even = changed.reduce((sum, one) => sum + one.even, 0);
    const gets = given.map(
      ({ entry, value: chip, why, card }) =>
        `${say.entry(entry)} ${say.chips(chip)}${card === undefined ? '' : ` (${card})`}${why === 'saved' ? ' (scheidet nicht aus)' : ''}`,
    );
    const how = dealt === undefined ? '' : by === 'dealer' ? ' Karten vom Dealer.' : ' Karten von Riffle gegeben.';
    const all = [
      ...(even > 0 ? [`${times(even)} ${say.chips(into)} gewechselt`] : []),
      ...(gets.length > 0 ? [`${even > 0 ? 'dazu ' : ''}${say.list(gets)}`] : []),
    ];
    return `${say.table(table)}, Chips zu ${say.chips(value)}: ${all.length === 0 ? 'nichts zu wechseln' : all.join('; ')}; Unterschied ${signed(difference, say.chips)}.${how}`;
  },
  ColourUpEnded: ({ value, reason }, { chips }) =>
    `Chips zu ${chips(value)}: an den übrigen Tischen nicht mehr herausgenommen. Grund: ${reason}`,
  LateChipsExchanged: ({ entry, value, into, chips, even, lapsed }, say) =>
    `${say.entry(entry)} hat noch ${times(chips)} ${say.chips(value)}: ${times(even)} ${say.chips(into)} gewechselt${lapsed === 0 ? '' : `, ${say.chips(lapsed)} verfallen`}.`,
  StacksCounted: ({ no, occasion, table, hand, stacks, over, reason }, say) => {
    const told = stacks.map(({ entry, chips }) => `${say.entry(entry)} ${say.chips(chips)}`);
    const where = table === undefined ? '' : `, ${say.table(table)}`;
    const more = over === undefined ? '' : ` ${say.chips(over)} mehr, als im Spiel sind. Grund: ${reason ?? ''}`;
    const then = hand === undefined ? '' : hand === 'over' ? ' Die Hand war vorbei.' : ' Sie hatten gefoldet.';
    return `${WHEN[occasion]} (${String(no)})${where}: ${say.list(told)}.${then}${more}`;
  },
};
