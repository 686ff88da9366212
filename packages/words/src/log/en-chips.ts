import type { LogWords } from './log-words.ts';
import type { OfChips } from './of-chips.ts';

const times = (count: number): string => `${String(count)} ×`;
const signed = (difference: number, chips: (count: number) => string): string =>
  difference > 0 ? `+${chips(difference)}` : difference < 0 ? `−${chips(-difference)}` : '±0';

const WHEN = { break: 'Count in the break', dayEnd: 'Count at the end of the day', play: 'Count' } as const;

export const chipsEn: Pick<LogWords, OfChips> = {
  ColourUpBegun: ({ value, into, keep, tables, when, reason }, { chips }) =>
    `${when === 'between' ? 'Between times: chips' : 'Chips'} of ${chips(value)} ${keep ? 'are changed, as far as they come out even, into' : 'leave play, changed into'} ${chips(into)}, at ${tables.length === 1 ? 'one table' : `${String(tables.length)} tables`}.${reason === undefined ? '' : ` Reason: ${reason}`}`,
  SmallChipsCounted: ({ value, table, counts }, say) =>
    `${say.tableFirst(table)}: ${String(counts.reduce((sum, { chips }) => sum + chips, 0))} chips of ${say.chips(value)} counted.`,
  SmallChipsTaken: ({ value, into, table, changed, dealt, by, given, difference }, say) => {
    const even = changed.reduce((sum, one) => sum + one.even, 0);
    const gets = given.map(
      ({ entry, value: chip, why, card }) =>
        `${say.entry(entry)} ${say.chips(chip)}${card === undefined ? '' : ` (${card})`}${why === 'saved' ? ' (does not go out)' : ''}`,
    );
    const how = dealt === undefined ? '' : by === 'dealer' ? ' Cards by the dealer.' : ' Cards dealt by Riffle.';
    const all = [
      ...(even > 0 ? [`${times(even)} ${say.chips(into)} changed`] : []),
      ...(gets.length > 0 ? [`${even > 0 ? 'also ' : ''}${say.list(gets)}`] : []),
    ];
    return `${say.tableFirst(table)}, chips of ${say.chips(value)}: ${all.length === 0 ? 'nothing to change' : all.join('; ')}; difference ${signed(difference, say.chips)}.${how}`;
  },
  ColourUpEnded: ({ value, reason }, { chips }) =>
    `Chips of ${chips(value)}: no longer taken out at the tables that are left. Reason: ${reason}`,
  LateChipsExchanged: ({ entry, value, into, chips, even, lapsed }, say) =>
    `${say.entry(entry)} still has ${times(chips)} ${say.chips(value)}: ${times(even)} ${say.chips(into)} changed${lapsed === 0 ? '' : `, ${say.chips(lapsed)} forfeited`}.`,
  StacksCounted: ({ no, occasion, table, hand, stacks, over, reason }, say) => {
    const told = stacks.map(({ entry, chips }) => `${say.entry(entry)} ${say.chips(chips)}`);
    const where = table === undefined ? '' : `, ${say.table(table)}`;
    const more = over === undefined ? '' : ` ${say.chips(over)} more than are in play. Reason: ${reason ?? ''}`;
    const then = hand === undefined ? '' : hand === 'over' ? ' The hand was over.' : ' They had folded.';
    return `${WHEN[occasion]} (${String(no)})${where}: ${say.list(told)}.${then}${more}`;
  },
};
