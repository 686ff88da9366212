import { isSeatNo, type SeatNo } from '@riffle/table';
import { decimalsOf } from '../hands/amount.ts';
import type { ReadHand } from '../hands/read-hand.ts';
import { recordOfTold } from '../hands/record-of-told.ts';
import type { ToldHand, ToldPlayer } from '../hands/told-hand.ts';
import type { RecordFault, RecordFaultOf } from '../problems/record-fault.ts';
import { variantInHeadline } from './games.ts';
import { amountsIn, bare, chipsOf } from './money.ts';
import { readBody } from './read-body.ts';
import type { Line } from './table.ts';

const HEADLINE = /^(?:\uFEFF)?PokerStars .*(?:Hand|Game) #(\S+?):\s+(.*)$/;

/** Every hand of a PokerStars file; a broken one does not touch the others. */
export function readStars(text: string): readonly ReadHand[] {
  const lines = text.split(/\r?\n/).map((one, nth): Line => ({ line: nth + 1, text: one.trimEnd() }));
  const starts = lines.filter((line) => HEADLINE.test(line.text));
  if (starts.length === 0) return [{ hand: 1, ok: false, fault: { line: 1, code: 'no-hand' } }];
  return starts.map((start, nth): ReadHand => {
    const hand = nth + 1;
    const read = readHand(lines.slice(start.line - 1, (starts[nth + 1]?.line ?? lines.length + 1) - 1));
    return 'told' in read
      ? { hand, ok: true, record: recordOfTold(read.told) }
      : { hand, ok: false, fault: read.fault };
  });
}

const BUTTON = /^Table '(.*?)'(?: (\d+)-max)?.* Seat #(\d+) is the button/;
const SEAT = /^Seat (\d+): (.+) \((\S+) in chips.*?\)/;

function readHand(lines: readonly Line[]): { readonly told: ToldHand } | { readonly fault: RecordFault } {
  const [head = { line: 1, text: '' }] = lines;
  const fault = (what: RecordFaultOf, line = head.line): { readonly fault: RecordFault } => ({
    fault: { ...what, line },
  });
  const [, id = '', rest = ''] = HEADLINE.exec(head.text) ?? [];
  const variant = variantInHeadline(rest);
  if (variant === undefined) return fault({ code: 'variant-unknown', variant: rest });
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
  const written = decimalsOf(
    played.flatMap(({ text }) => amountsIn(text.replace(/\[[^\]]*\]/g, ''))).concat(low, high),
  );
  const decimals = written === 0 ? 0 : Math.max(written, CENTS);
  const seated = readSeats(played, decimals);
  if ('fault' in seated) return seated;
  const fixed = variant.structure === 'fixedLimit';
  const bets = fixed
    ? { small: chipsOf(low, decimals), big: chipsOf(high, decimals) }
    : { small: chipsOf(high, decimals), big: chipsOf(high, decimals) };
  const smallBlind = fixed ? Math.floor(bets.small / 2) : chipsOf(low, decimals);
  const body = readBody(played, { variant, decimals, players: seated.players, smallBlind, bigBlind: bets.small });
  if ('fault' in body) return body;
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
      ...told,
      start: { line: head.line },
    },
  };
}

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
    players.push({ seat: seat satisfies SeatNo, name, stack: chipsOf(bare(stack), decimals) });
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
