import { isSeatNo, type SeatNo } from '@riffle/table';
import { decimalsOf } from '../hands/amount.ts';
import { LONGEST_LINE, MOST_LINES, quoted } from '../hands/bounds.ts';
import { type Line, linesOf } from '../hands/lines.ts';
import type { ReadHand } from '../hands/read-hand.ts';
import { recordOfTold } from '../hands/record-of-told.ts';
import type { ToldHand, ToldPlayer } from '../hands/told-hand.ts';
import type { RecordFault, RecordFaultOf } from '../problems/record-fault.ts';
import { variantInHeadline } from './games.ts';
import { amountsIn, chipsOf } from './money.ts';
import { readBody } from './read-body.ts';

const HEADLINE = /^PokerStars .*(?:Hand|Game) #(\S+?):\s+(.*)$/;
const isHeadline = (text: string): boolean => text.length <= LONGEST_LINE && HEADLINE.test(text);

/** Every hand of a PokerStars file; a broken one does not touch the others. */
export const readStars = (text: string): readonly ReadHand[] => [...eachStars(text)];

export function* eachStars(file: string): Iterable<ReadHand> {
  let lines: Line[] = [];
  let hand = 0;
  for (const line of linesOf(file)) {
    const text = line.text.trimEnd();
    if (isHeadline(text)) {
      if (hand > 0) yield readAs(hand, lines);
      hand += 1;
      lines = [];
    }
    // one more than may be, which tells that there were more
    if (hand > 0 && text !== '' && lines.length <= MOST_LINES) lines.push({ ...line, text });
  }
  yield hand === 0 ? { hand: 1, ok: false, fault: { line: 1, code: 'no-hand' } } : readAs(hand, lines);
}

function readAs(hand: number, lines: readonly Line[]): ReadHand {
  const read = readHand(lines);
  return 'told' in read ? { hand, ok: true, record: recordOfTold(read.told) } : { hand, ok: false, fault: read.fault };
}

const BUTTON = /^Table '(.*?)'(?: (\d+)-max)?.* Seat #(\d+) is the button/;
const SEAT = /^Seat (\d+): (.+) \((\S+) in chips.*?\)/;

function readHand(lines: readonly Line[]): { readonly told: ToldHand } | { readonly fault: RecordFault } {
  const [head = { line: 1, at: 0, text: '' }] = lines;
  const fault = (what: RecordFaultOf, line = head.line): { readonly fault: RecordFault } => ({
    fault: { ...what, line },
  });
  const long = lines.find(({ text }) => text.length > LONGEST_LINE);
  if (long !== undefined) return fault({ code: 'too-large', most: LONGEST_LINE }, long.line);
  if (lines.length > MOST_LINES) {
    return fault({ code: 'too-many', field: 'lines', found: lines.length, most: MOST_LINES }, lines.at(-1)?.line);
  }
  const [, id = '', rest = ''] = HEADLINE.exec(head.text) ?? [];
  const variant = variantInHeadline(rest);
  if (variant === undefined) return fault({ code: 'variant-unknown', variant: quoted(rest) });
  const stakes = /\(([^()]*\/[^()]*)\)/.exec(rest)?.[1] ?? '';
  const [low, high] = amountsIn(stakes);
  if (low === undefined || high === undefined) return fault({ code: 'field-missing', field: 'stakes' });
  const table = lines.find(({ text }) => BUTTON.test(text));
  const [, name = '', most, buttonNo] = BUTTON.exec(table?.text ?? '') ?? [];
  const button = Number(buttonNo);
  if (table === undefined) return fault({ code: 'field-missing', field: 'button' });
  if (!isSeatNo(button)) return fault({ code: 'field-wrong', field: 'button' }, table.line);
  const end = lines.findIndex(({ text }) => text.startsWith('*** SUMMARY'));
  const played = lines.slice(1, end < 0 ? undefined : end);
  const total = lines.find(({ text }) => TOTAL.test(text));
  const written = decimalsOf(
    [...played, ...(total === undefined ? [] : [total])]
      .flatMap(({ text }) => amountsIn(text.replace(/\[[^\]]*\]/g, '')))
      .concat(low, high),
  );
  const decimals = written === 0 ? 0 : Math.max(written, CENTS);
  const [lower, higher] = [chipsOf(low, decimals), chipsOf(high, decimals)];
  if (lower === undefined || higher === undefined) return fault({ code: 'field-wrong', field: 'stakes' });
  const seated = readSeats(played, decimals);
  if ('fault' in seated) return seated;
  const fixed = variant.structure === 'fixedLimit';
  const bets = { small: fixed ? lower : higher, big: higher };
  const smallBlind = fixed ? Math.floor(lower / 2) : lower;
  const body = readBody(played, { variant, decimals, players: seated.players, smallBlind, bigBlind: bets.small });
  if ('fault' in body) return body;
  const rake = chipsOf(TOTAL.exec(total?.text ?? '')?.[2] ?? '0', decimals);
  if (rake === undefined) return fault({ code: 'field-wrong', field: 'Rake' }, total?.line);
  const { acted, ...told } = body;
  return {
    told: {
      variant,
      decimals,
      about: {
        id,
        room: 'PokerStars',
        table: name,
        ...startOf(rest),
        ...currencyOf(stakes),
        ...(most === undefined ? {} : { seatCount: Number(most) }),
      },
      button,
      // who neither posts nor acts was not dealt in
      players: seated.players.filter(({ seat }) => acted.has(seat)),
      bets,
      rake,
      ...told,
      start: { line: head.line },
    },
  };
}

const TOTAL = /^Total pot (\S+).*\| Rake (\S+)/;
const CENTS = 2;

function readSeats(
  lines: readonly Line[],
  decimals: number,
): { readonly players: readonly ToldPlayer[] } | { readonly fault: RecordFault } {
  const players: ToldPlayer[] = [];
  for (const { line, text } of lines) {
    const [, no, name = '', stack = ''] = SEAT.exec(text) ?? [];
    if (no === undefined) continue;
    const seat = Number(no);
    if (!isSeatNo(seat) || players.some((player) => player.seat === seat)) {
      return { fault: { code: 'field-wrong', field: 'Seat', line } };
    }
    const chips = chipsOf(stack, decimals);
    if (chips === undefined) return { fault: { code: 'field-wrong', field: 'in chips', line } };
    players.push({ seat: seat satisfies SeatNo, name, stack: chips });
  }
  return { players };
}

function startOf(headline: string): { readonly startedAt?: string } {
  const [, year, month, day, hour = '', rest] = /(\d{4})\/(\d\d)\/(\d\d) (\d\d?):(\d\d:\d\d)/.exec(headline) ?? [];
  return year === undefined
    ? {}
    : { startedAt: `${year}-${String(month)}-${String(day)}T${hour.padStart(2, '0')}:${String(rest)}` };
}

function currencyOf(stakes: string): { readonly currency?: string } {
  const code = /\b(USD|EUR|GBP)\b/.exec(stakes)?.[1];
  const sign = stakes.includes('$') ? 'USD' : stakes.includes('€') ? 'EUR' : stakes.includes('£') ? 'GBP' : undefined;
  const currency = code ?? sign;
  return currency === undefined ? {} : { currency };
}
