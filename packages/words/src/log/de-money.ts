import { type BoxId, type Deal, handedSum, playerOf, priceOf, type SaleKind } from '@riffle/tournament';
import { formatHits, formatPoints } from '../figures.ts';
import type { Earlier, Say } from '../naming.ts';
import type { LogWords, OfMoney } from './log-words.ts';

const KIND: { readonly [K in SaleKind]: string } = {
  entry: 'Startplatz',
  reEntry: 'Re-Entry',
  rebuy: 'Rebuy',
  addOn: 'Add-on',
};
const MEANS = { cash: 'bar', card: 'mit Karte' } as const;
const because = (reason: string | undefined): string => (reason === undefined ? '' : ` Grund: ${reason}`);

/** Where the price has a name that says more than its kind. */
const called = (name: string | undefined, kind: string): string =>
  name === undefined || name === kind ? '' : ` „${name}“`;

type Shared = Pick<Deal, 'shares' | 'left'>;
const sharedDe = ({ shares, left }: Shared, say: Say): string =>
  `${say.list(shares.map(({ entry, amount }) => `${say.entry(entry)} (${say.money(amount)})`))}${left === 0 ? '' : `, ${say.money(left)} bleiben zu gewinnen`}`;
/** What was sold to whom, where the log knows it still. */
const soldDe = (sold: ReturnType<Earlier['sale']>, say: Say): string =>
  sold === undefined ? 'Kauf' : `${KIND[sold.kind]}${called(sold.name, KIND[sold.kind])} von ${say.entry(sold.entry)}`;
const boxDe = (box: BoxId, say: Say): string => {
  const name = say.earlier?.box(box);
  return name === undefined ? 'Kasse' : `Kasse „${name}“`;
};
const finedDe = (fined: ReturnType<Earlier['fine']>, say: Say): string =>
  fined === undefined ? 'Eine Geldstrafe' : `Die Geldstrafe von ${say.entry(fined.entry)} (${say.money(fined.amount)})`;
/** More than there should be with a plus, less with a minus. */
const offIn = (off: { readonly cash: number; readonly card: number }, say: Say): string =>
  (['cash', 'card'] as const)
    .filter((means) => off[means] !== 0)
    .map((means) => `${off[means] > 0 ? '+' : '−'}${say.money(Math.abs(off[means]))} ${MEANS[means]}`)
    .join(', ');
function paidDe(paid: ReturnType<Earlier['payment']>, say: Say): string {
  switch (paid?.type) {
    case undefined:
      return 'Zahlung';
    case 'MoneyTaken': {
      const sum = paid.amounts.reduce((total, { amount }) => total + amount, 0);
      return `Zahlung für ${say.list(paid.amounts.map(({ entry }) => say.entry(entry)))} (${say.money(sum)} ${MEANS[paid.means]})`;
    }
    case 'MoneyGivenBack':
      return `Rückgabe an ${say.entry(paid.entry)} (${say.money(paid.amount)} ${MEANS[paid.means]})`;
    case 'PrizeHandedOut':
      return `Auszahlung an ${say.entry(paid.entry)} (${say.money(handedSum(paid) - (paid.setOff ?? 0))} ${MEANS[paid.means]})`;
  }
}

export const moneyDe: Pick<LogWords, OfMoney> = {
  Sold: ({ entry, kind, name, parts, listed, chips, listedChips, stack, reason }, say) => {
    const instead = listed === undefined ? '' : ` statt ${say.money(listed)}`;
    const other = listedChips === undefined ? '' : `, ${say.chips(chips)} Chips statt ${say.chips(listedChips)}`;
    const had =
      stack === undefined ? '' : ` Stack: ${stack === 'upToStart' ? 'höchstens der erste' : say.chips(stack)}.`;
    return `${KIND[kind]}${called(name, KIND[kind])} an ${say.entry(entry)} verkauft, ${say.money(priceOf({ parts }))}${instead}${other}.${had}${because(reason)}`;
  },
  BoughtBack: ({ entry, to }, say) =>
    `${say.entry(entry)} ist wieder im Spiel${to === undefined ? '' : `, ${say.place(to)}`}.`,
  SaleReversed: ({ sale, reason, out }, say) =>
    `${soldDe(say.earlier?.sale(sale), say)} storniert${out === undefined ? '' : '; wer damit zurückkam, ist wieder ausgeschieden'}.${because(reason)}`,
  BoxOpened: ({ name, float }, say) => `Kasse „${name}“ geöffnet, Anfangsbestand ${say.money(float)}.`,
  CashMoved: ({ box, amount, reason }, say) =>
    `${say.money(Math.abs(amount))} ${amount > 0 ? 'in die' : 'aus der'} ${boxDe(box, say)} ${amount > 0 ? 'eingelegt' : 'entnommen'}.${because(reason)}`,
  BoxCounted: ({ box, cash, card, expected, note }, say) => {
    const off = expected && offIn({ cash: cash - expected.cash, card: card - expected.card }, say);
    const said = off === undefined ? '' : off === '' ? ' Sie stimmt.' : ` Differenz: ${off}.`;
    return `${boxDe(box, say)} gezählt: ${say.money(cash)} bar, ${say.money(card)} mit Karte.${said}${note === undefined ? '' : ` ${note}`}`;
  },
  MoneyTaken: ({ amounts, means }, say) => {
    const sum = amounts.reduce((total, { amount }) => total + amount, 0);
    return `${say.money(sum)} ${MEANS[means]} genommen für ${say.list(amounts.map(({ entry }) => say.entry(entry)))}.`;
  },
  MoneyGivenBack: ({ entry, amount, means }, say) =>
    `${say.money(amount)} ${MEANS[means]} an ${say.entry(entry)} zurückgegeben.`,
  PrizeHandedOut: ({ entry, setOff = 0, means, ...handed }, say) => {
    const paid = handedSum(handed) - setOff;
    if (paid === 0) return `${say.money(setOff)} Gewinn von ${say.entry(entry)} mit Offenem verrechnet.`;
    return `${say.money(paid)} ${MEANS[means]} an ${say.entry(entry)} ausgezahlt${setOff === 0 ? '' : `, ${say.money(setOff)} mit Offenem verrechnet`}.`;
  },
  PaymentReversed: ({ payment, reason }, say) =>
    `${paidDe(say.earlier?.payment(payment), say)} gegengebucht.${because(reason)}`,
  SpecialAwarded: ({ name, entries, among, toWinner, reason }, say) => {
    if (toWinner !== undefined && toWinner > 0)
      return `Sonderpreis „${name}“: niemand hat ihn gewonnen. Nach dem Deal bekommt der Sieger die ${say.money(toWinner)}.${because(reason)}`;
    if (entries.length === 0) return `Sonderpreis „${name}“: niemand hat ihn gewonnen.${because(reason)}`;
    const to = say.list(entries.map((entry) => say.entry(entry)));
    return `Sonderpreis „${name}“ geht an ${to}${among === undefined ? '' : `, gelost aus ${String(among.length)}`}.${because(reason)}`;
  },
  HatFilled: ({ name, among }) => `„${name}“: ${String(among.length)} Köpfe liegen im Hut.`,
  HeadDrawn: ({ name, entry, is, of }, say) =>
    is
      ? `„${name}“ war auf ${say.entry(entry)} ausgesetzt${of > 1 ? `, einen von ${String(of)} im Hut` : ''}.`
      : `„${name}“ war nicht auf ${say.entry(entry)} ausgesetzt.`,
  ThingHandedOver: ({ thing, entry }, say) => `„${thing}“ an ${say.entry(entry)} übergeben.`,
  EnvelopesSealed: ({ envelopes }) => `${String(envelopes.length)} Umschläge versiegelt.`,
  EnvelopeDrawn: ({ entry, amount }, say) => `Umschlag für ${say.entry(entry)}: ${say.money(amount)}.`,
  DealAgreed: (deal, say) => `Deal von ${sharedDe(deal, say)}.`,
  DealProposed: (deal, say) => `Deal vorgeschlagen: ${sharedDe(deal, say)}.`,
  DealConsented: ({ entry, by }, say) =>
    `${say.entry(entry)} stimmt dem Deal zu${by === playerOf(entry) ? ', am eigenen Telefon' : ''}.`,
  DealDeclined: ({ entry, by }, say) =>
    `${say.entry(entry)} lehnt den Deal ab${by === playerOf(entry) ? ', am eigenen Telefon' : ''}: Er kommt nicht zustande.`,
  DealWithdrawn: () => 'Vorschlag für einen Deal zurückgezogen.',
  DealFell: ({ why }) =>
    why === 'playedOn'
      ? 'Der vorgeschlagene Deal gilt nicht mehr: Es wird weitergespielt.'
      : 'Der vorgeschlagene Deal gilt nicht mehr: Spieler oder Preise sind nicht mehr dieselben.',
  MoneyAdded: ({ amount, reason }, say) =>
    `${say.money(Math.abs(amount))} ${amount > 0 ? 'zu den Preisen gegeben' : 'von den Preisen genommen'}.${because(reason)}`,
  BookedByHand: ({ entry, amount, reason }, say) =>
    amount > 0
      ? `${say.entry(entry)} bekommt ${say.money(amount)} vom Haus.${because(reason)}`
      : `${say.money(-amount)} vom Haus für ${say.entry(entry)} zurückgenommen.${because(reason)}`,
  FineBooked: ({ entry, amount }, say) =>
    `${say.entry(entry)} hat an der Kasse eine Geldstrafe von ${say.money(amount)} zu zahlen.`,
  FineReversed: ({ fine }, say) =>
    `${finedDe(say.earlier?.fine(fine), say)} ist erlassen: Sie ist nicht mehr zu zahlen, was gezahlt wurde, wird zurückgegeben.`,
  HitsAdjusted: ({ entry, hits, reason }, say) =>
    `${say.entry(entry)}: ${hits.sum > 0 ? '+' : ''}${formatHits(hits, 'de')} von Hand.${because(reason)}`,
  PointsAdjusted: ({ entry, points, reason }, say) =>
    `${say.entry(entry)}: ${points.sum > 0 ? '+' : ''}${formatPoints(points, 'de')} von Hand.${because(reason)}`,
  Settled: ({ reason }) => `Die Kasse des Abends ist abgeschlossen.${because(reason)}`,
};
