import type { SaleKind, TournamentRefusal } from '@riffle/tournament';
import { formatPercent } from '../percent.ts';
import type { RefusalWords } from './refusal-words.ts';
import type { OfMoney } from './refusals-of-money.ts';

const KIND: { readonly [K in SaleKind]: string } = {
  entry: 'An entry',
  reEntry: 'A re-entry',
  rebuy: 'A rebuy',
  addOn: 'An add-on',
};
const AFTER = (count: number): string => (count === 1 ? 'After the first rebuy' : `After ${String(count)} rebuys`);
const LEVELS = (from: number | undefined, through: number | undefined): string[] => {
  if (from !== undefined && through !== undefined)
    return [`Possible from level ${String(from)} to ${String(through)}.`];
  if (through !== undefined) return [`Possible until the end of level ${String(through)}.`];
  return from === undefined ? [] : [`Possible from level ${String(from)} on.`];
};
const TIMES = (since: string | undefined, until: string | undefined): string[] => {
  if (since !== undefined && until !== undefined) return [`Possible from ${since} to ${until}.`];
  if (until !== undefined) return [`Possible until ${until}.`];
  return since === undefined ? [] : [`Possible from ${since} on.`];
};
type AgainstRules = Extract<TournamentRefusal, { readonly code: 'money-against-rules' }>['what'];
const AGAINST: { readonly [W in AgainstRules]: string } = {
  bounty: 'The rulebook has no bounties.',
  bountyForm: 'A bounty has a value that was fixed before, and whoever wins it has all of it.',
  houseFee: 'With bounties the whole entry fee is bounty and prize pool: no fee, no part for staff, no deduction.',
  bountiesDiffer: 'The bounty is the same for every entry, re-entry and rebuy, and an add-on has none.',
  houseShare: 'In a tournament with bounties the house keeps nothing of the prize pool.',
  poolDeduction: 'In a tournament with bounties nothing goes off the prize pool.',
  planKeeps:
    'In a tournament with bounties the whole prize pool goes to the places: the prize plan would leave something.',
  shortStack: 'Every entry and every re-entry has the full starting stack.',
  rebuy: 'It has no rebuys.',
  addOn: 'It has no add-ons.',
  reEntry: 'It has no re-entries.',
  reEntriesLimited:
    'Re-entries are without limit, for each person and in all: only the level, the full field and the bubble end them.',
};
const SOLD_BY = (time: string, who: string | undefined): string => (who ? `At ${time}, by ${who}.` : `At ${time}.`);
const WITH_REASON = 'Or with a reason; it then stands in the log.';

type NotHis = Extract<TournamentRefusal, { readonly code: 'special-not-his' }>['why'];
const NOT_HIS: { readonly [W in NotHis]: string } = {
  disqualified: 'Whoever is disqualified has no prizes.',
  stillIn: 'He is still in.',
  notDrawn: 'The heads are not in the hat yet.',
  headStillIn: 'The player with this prize on his head is still in.',
  ownHead: 'The prize is on his own head.',
  notByHim: 'Somebody else put that player out.',
};

export const moneyEn: Pick<RefusalWords, OfMoney> = {
  'no-money': () => ({
    title: 'Riffle keeps no money for this night.',
    allowed: ['Say in the settings what an entry costs.'],
  }),
  'money-against-rules': ({ what }) => ({ title: AGAINST[what] }),
  'house-share-risen': ({ name }) => ({
    title:
      name === undefined
        ? 'What the house keeps is announced before the start, and can only fall after it.'
        : `What goes off the pool is announced before the start, and can only fall after it: ${name}.`,
    allowed: [
      name === undefined
        ? 'Leave the house’s share as it is, or make it smaller.'
        : 'Leave the deduction as it is, or make it smaller.',
    ],
  }),
  'currency-in-use': () => ({
    title: 'The currency stays: something was sold or paid in it.',
    allowed: ['First take back what was sold, paid or put into a box.'],
  }),
  'no-such-profile': ({ kind }) => ({
    title: `${KIND[kind]} is not sold this night.`,
    allowed: ['Add a price for it in the settings, under money.'],
  }),
  'not-offered': ({ kind, from, through, since, until, instead, refs }, say) => ({
    title:
      instead === undefined ? `${KIND[kind]} cannot be bought now.` : `${KIND[kind]} is not sold at this price now.`,
    ...(instead && { detail: `What holds now: ${instead.name}, ${say.money(instead.price)}.` }),
    allowed: [
      ...LEVELS(from, through),
      ...TIMES(since && say.time(since), until && say.time(until)),
      ...(refs === undefined ? [WITH_REASON] : []),
    ],
  }),
  'sale-forbidden': ({ kind }) => ({ title: `${KIND[kind]} is not allowed by the rulebook.` }),
  'limit-passed': ({ kind, limit, most }) => {
    const of = KIND[kind];
    const allowed = [WITH_REASON];
    switch (limit) {
      case 'perPerson':
        return { title: `${of}: at most ${String(most)} for each person.`, allowed };
      case 'total':
        return { title: `${of}: at most ${String(most)} this night, and all are sold.`, allowed };
      case 'through':
        return { title: `${of} was sold until the end of level ${String(most)}.`, allowed };
      case 'fewestLeft':
        return { title: `${of} is only sold while at least ${String(most)} are in.`, allowed };
    }
  },
  'just-sold': ({ entry, kind, at, by }, say) => ({
    title: `${KIND[kind]} for ${say.entry(entry)} was sold just now. One more?`,
    detail: SOLD_BY(say.time(at), by && say.staff?.(by)),
    allowed: [WITH_REASON],
  }),
  'rebuy-not-with-hand': () => ({
    title: 'A rebuy is sold with the bust-out only where one player alone goes out, and just now.',
    allowed: ['Report the bust-out without it, and sell the rebuy afterwards.'],
  }),
  'too-many-at-once': ({ most }) => ({
    title: most === 1 ? 'There is but one of these at a time.' : `At once there are ${String(most)} at most.`,
  }),
  'sale-chips': ({ least, most }, say) => ({
    title: 'So many chips cannot be sold.',
    allowed: [`${say.chips(least)} to ${say.chips(most)}.`],
  }),
  'stack-asked': ({ entry, most }, say) => ({
    title: `A rebuy with chips goes up to the starting stack: does ${say.entry(entry)} have ${say.chips(most)} at most?`,
    allowed: ['Confirm the stack, or enter it.', WITH_REASON],
  }),
  'stack-above-start': ({ entry, stack, most, after, refs }, say) => ({
    title:
      after === undefined
        ? `${say.entry(entry)} has ${say.chips(stack)}; a rebuy goes up to ${say.chips(most)}.`
        : `${AFTER(after)} ${say.entry(entry)} has at least ${say.chips(stack)}; one more goes up to ${say.chips(most)}.`,
    allowed: [
      after === undefined ? 'Possible again with as many chips or fewer.' : 'Sell fewer at once.',
      ...(refs === undefined ? [WITH_REASON] : []),
    ],
  }),
  'field-full': ({ most, entries, atOnce, refs }) => ({
    title: atOnce
      ? `${String(entries)} play already, and no more than ${String(most)} may at once.`
      : `All ${String(most)} entries are taken.`,
    ...(entries > most && !atOnce && { detail: `There are ${String(entries)} already.` }),
    allowed: atOnce
      ? ['As soon as somebody is out.', 'Allow more in the settings.']
      : refs === undefined
        ? ['Allow more in the settings.', WITH_REASON]
        : ['Allow more in the settings: for a re-entry no reason is enough here.'],
  }),
  're-entry-in-the-money': ({ paid, left }) => ({
    title: 'It is too late for a re-entry: the prizes are reached.',
    detail: `${String(left)} are left, ${String(paid)} places are paid.`,
  }),
  'still-in': ({ entry, after, refs }, say) => ({
    title:
      after === undefined ? `${say.entry(entry)} still has chips.` : `${AFTER(after)} ${say.entry(entry)} has chips.`,
    allowed: [
      after === undefined ? 'Report the bust-out first.' : 'Sell fewer at once.',
      ...(refs === undefined ? ['Or add a rebuy that is allowed with chips.'] : []),
    ],
  }),
  'add-on-not-now': ({ through = 0, until, over }, say) =>
    until === undefined
      ? {
          title: over
            ? `Too late for the add-on: ${through === 0 ? 'the rebuy period was over before the start' : `play has gone on after level ${String(through)}`}.`
            : `Too early for the add-on: the rebuy period lasts until the end of level ${String(through)}.`,
          allowed: [
            through === 0
              ? 'Possible before the first hand.'
              : `Possible after the last hand of level ${String(through)}.`,
            WITH_REASON,
          ],
        }
      : {
          title: `Too early for the add-on: the rebuy period lasts until ${say.time(until)}.`,
          allowed: [`Possible from ${say.time(until)} on.`, WITH_REASON],
        },
  'hand-missed': ({ entry }, say) => ({
    title: `${say.entry(entry)} has missed a hand already: a rebuy is declared before the next hand.`,
    allowed: ['With a reason, if it was declared in time; it then stands in the log.'],
  }),
  'seat-given-on': ({ entry, by }, say) => ({
    title: `There is no seat for ${say.entry(entry)}${by === undefined ? '' : `: ${say.entry(by)} has theirs`}.`,
    allowed: [
      'Take back the bust-out in the log and tell it with the rebuy: then the seat is kept.',
      'With a reason: the next seat that frees is theirs, before any alternate; the reason then stands in the log.',
    ],
  }),
  'bought-back': ({ entry }, say) => ({
    title: `${say.entry(entry)} bought back in after this hand and stays in it.`,
    allowed: ['Counter-book the rebuy first, then correct the hand.', 'Or take both back in the log.'],
  }),
  disqualified: ({ entry }, say) => ({
    title: `${say.entry(entry)} is disqualified: nothing brings him back into this tournament.`,
    allowed: ['Take the penalty back in the log, if it was given by mistake.'],
  }),
  'disqualified-fee-stays': ({ entry, unlessReason }, say) => ({
    title: `${say.entry(entry)} is disqualified: what was paid for the entry stays in the prize pool.`,
    allowed: [
      'Take the penalty back in the log, if it was given by mistake.',
      ...(unlessReason ? ['With a reason, as the rulebook says nothing of it.'] : []),
    ],
  }),
  'entry-sold': ({ entry }, say) => ({ title: `${say.entry(entry)} has bought the entry already.` }),
  'no-such-sale': () => ({ title: 'There is no such sale.' }),
  'sale-reversed': () => ({ title: 'This sale has been reversed already.' }),
  'entry-has-played': ({ entry }, say) => ({
    title: `${say.entry(entry)} is in: the entry cannot be reversed.`,
    allowed: ['Withdraw the entry; its price is then to be given back.'],
  }),
  'chips-played': ({ entry }, say) => ({
    title: `${say.entry(entry)} has played with these chips: they are to be paid.`,
  }),
  'no-such-box': () => ({ title: 'There is no such cash box.', allowed: ['Open one first.'] }),
  'box-counted': () => ({ title: 'This cash box has been counted already.', allowed: ['Open a new one.'] }),
  'not-your-box': () => ({ title: 'This is somebody else’s cash box.', allowed: ['Take your own.'] }),
  'box-has-less': ({ has }, say) => ({
    title: `There is only ${say.money(has)} in the box.`,
    allowed: ['Put in some change, or take another box.'],
  }),
  'amount-invalid': ({ least }, say) => ({ title: `There is no such amount. At least ${say.money(least)}.` }),
  'owes-elsewhere': ({ entry, owes }, say) => ({
    title: `${say.entry(entry)} still owes ${say.money(owes)} for another entry.`,
    allowed: ['Take that first, then hand out.'],
  }),
  'owes-less': ({ entry, owes }, say) => ({
    title: owes === 0 ? `${say.entry(entry)} owes nothing.` : `${say.entry(entry)} owes ${say.money(owes)}.`,
  }),
  'is-owed-less': ({ owed }, say) => ({
    title: owed === 0 ? 'Nothing is to be given back here.' : `Only ${say.money(owed)} is to be given back.`,
  }),
  'fee-open': ({ entry, owes }, say) => ({
    title: `${say.entry(entry)} gets a seat once the fee is paid.`,
    detail: `${say.money(owes)} is to be paid.`,
    allowed: ['Pay at the cash desk first.'],
  }),
  'fine-unpaid': ({ entry, owes }, say) => ({
    title: `${say.entry(entry)} plays on once the fine is paid.`,
    detail: `${say.money(owes)} is to be paid.`,
    allowed: ['Pay at the cash desk first.', WITH_REASON],
  }),
  'given-too-little': ({ due }, say) => ({ title: `That is too little. ${say.money(due)} is to be paid.` }),
  'no-such-payment': () => ({ title: 'There is no such payment.' }),
  'payment-reversed': () => ({ title: 'This payment has been reversed already.' }),
  'hits-too-few': ({ entry }, say) => ({
    title: `${say.entry(entry)} has put out fewer than that.`,
    allowed: ['Take off at most as many hits as are counted.'],
  }),
  'nothing-due': ({ entry }, say) => ({ title: `Nothing is due to ${say.entry(entry)} any more.` }),
  'bounty-at-the-end': ({ entry }, say) => ({
    title: `The bounty of ${say.entry(entry)} is paid out at the end of the tournament.`,
  }),
  'no-mystery': () => ({
    title: 'There are no envelopes this night.',
    allowed: ['Choose “envelopes” for the bounties under prices, before the start.'],
  }),
  'envelopes-not-yet': () => ({
    title: 'It is too early for the envelopes: somebody may still come in.',
    allowed: ['Possible once there are no more entries, re-entries and rebuys.'],
  }),
  'envelopes-sealed': () => ({
    title: 'The envelopes are sealed: the money for bounties stays as it is.',
    allowed: ['First take the sealing back.'],
  }),
  'alternates-paid': ({ entries }, say) => ({
    title: 'The pool still holds the entry money of alternates who are not seated any more.',
    detail: `They are: ${say.list(entries.map((entry) => say.entry(entry)))}.`,
    allowed: ['First strike the alternates off: they get back what they paid.'],
  }),
  'envelopes-not-sealed': () => ({
    title: 'The envelopes are not sealed yet.',
    allowed: ['First say what is in them, and seal them.'],
  }),
  'envelope-not-due': ({ entry }, say) => ({
    title: `No envelope is to be drawn for ${say.entry(entry)}.`,
    allowed: ['One for each who has gone out since they were sealed, and one for the winner.'],
  }),
  'envelopes-off': ({ count, needed, sum, should }, say) => ({
    title:
      count === needed
        ? `The envelopes hold ${say.money(sum)} together; it must be ${say.money(should)}.`
        : `There are ${String(count)} envelopes; there must be ${String(needed)}, one for each who is in.`,
    allowed: [`${String(needed)} envelopes with ${say.money(should)} together, none of them empty.`],
  }),
  'deal-forbidden': () => ({ title: 'The rulebook allows no deals: it is played out.' }),
  'deal-made': () => ({
    title: 'The prizes are shared by a deal.',
    allowed: ['Take the deal back, as long as nobody has acted on it.'],
  }),
  'deal-without': ({ entry }, say) => ({
    title: `The deal would then have been made without ${say.entry(entry)}.`,
    detail: 'A deal holds only with everybody who is still in.',
    allowed: ['First take the deal back in the log, then put right who went out.'],
  }),
  'deal-not-yet': ({ hand }) =>
    hand === true
      ? {
          title: 'Too early for a deal: other tables still play the hand.',
          allowed: ['Once all tables have finished the hand.'],
        }
      : {
          title: 'Too early for a deal: somebody may still come in.',
          allowed: ['Once entries, re-entries and rebuys are over.'],
        },
  'deal-not-by-all': ({ without }, say) => ({
    title: 'A deal holds only with everybody who is still in.',
    detail: `Missing: ${say.list(without.map((entry) => say.entry(entry)))}.`,
  }),
  'deal-not-open': () => ({
    title: 'This proposal holds no more.',
    allowed: ['Look at the new proposal and answer that.'],
  }),
  'no-deal-made': () => ({ title: 'There is no deal: it is played out.' }),
  'deal-leaves': ({ left }, say) => ({ title: `${say.money(left)} are still played for.` }),
  'play-on-after-deal': () => ({ title: 'By the rulebook it is played out after a deal as well.' }),
  'deal-stacks-unknown': () => ({
    title: 'Places go by chips, and the deal did not count them.',
    allowed: ['Play on.'],
  }),
  'deal-stacks-equal': () => ({
    title: 'Several have as many chips: who wins is not certain.',
    allowed: ['Play on until one has more.'],
  }),
  'no-prizes-left': () => ({ title: 'There is nothing to share: these places have no prizes.' }),
  'deal-share-too-small': ({ entry, least }, say) => ({
    title: `${say.entry(entry)} is sure of ${say.money(least)} already and gets no less.`,
  }),
  'deal-too-much': ({ sum, most }, say) => ({
    title: `${say.money(sum)} are shared, ${say.money(most)} are left to win.`,
  }),
  'deal-percent-off': ({ said, missing }) => ({
    title: `The shares add up to ${formatPercent(said, 'en')}, not to 100%.`,
    allowed: [
      missing > 0
        ? `Give out ${formatPercent(missing, 'en')} more.`
        : `Give out ${formatPercent(-missing, 'en')} less.`,
    ],
  }),
  'deal-not-his-percent': ({ entry, amount }, say) => ({
    title: `The share of ${say.entry(entry)} comes to ${say.money(amount)}.`,
  }),
  'prize-not-certain': ({ entry, hand }, say) => ({
    title: `The place of ${say.entry(entry)} is not certain yet.`,
    ...(hand === true
      ? { detail: 'Other tables still play the hand.', allowed: ['Once all tables have finished the hand.'] }
      : {
          detail: 'Somebody may still enter or come back.',
          allowed: ['Wait until late entry, re-entry and rebuy are over.'],
        }),
  }),
  'prizes-handed-out': (refusal, say) => ({
    title:
      'place' in refusal
        ? `The prize for place ${String(refusal.place)} has been handed out, and would now be less.`
        : `More has been handed out to ${say.entry(refusal.entry)} than would then be won.`,
    allowed: ['Reverse that payment first.'],
  }),
  'no-such-special': () => ({ title: 'There is no such special prize.' }),
  'special-awarded': ({ name }) => ({
    title: `The special prize “${name}” has been won already.`,
    allowed: ['Take that back in the log.'],
  }),
  'special-not-his': ({ name, entry, why }, say) => ({
    title: `${say.entry(entry)} cannot win “${name}”.`,
    detail: NOT_HIS[why],
  }),
  'special-drawn': ({ name }) => ({
    title: `“${name}” is drawn by lot.`,
    allowed: ['Have it drawn, or give a reason: that slips of paper were drawn, say.'],
  }),
  'nobody-to-draw': ({ name }) =>
    name === undefined
      ? { title: 'What is chosen is true of nobody.', allowed: ['Choose fewer conditions.'] }
      : { title: `There is nobody to draw for “${name}”.` },
  'hat-filled': ({ name }) => ({
    title: `The heads for “${name}” are in the hat already.`,
    detail: 'Whose it is comes out when that player goes out.',
    allowed: ['Take it back in the log; who has gone out since is taken back with it.'],
  }),
  'hat-on-last-day': ({ name }) => ({
    title: `The hat for “${name}” is filled on the last day.`,
    detail: 'Whoever is still in plays on another day, and would be in the hat of this one alone.',
    allowed: ['Fill it on the last day.', 'Put a special prize on a head that is named, in the prize plan.'],
  }),
  'no-such-thing': () => ({ title: 'There is no such prize.' }),
  'thing-handed-over': ({ thing, entry }, say) => ({
    title: `${say.entry(entry)} has been given “${thing}” already.`,
    allowed: ['Take that back in the log.'],
  }),
  'thing-not-his': ({ thing, entry }, say) => ({ title: `${say.entry(entry)} has not won “${thing}”.` }),
  'prize-given': ({ name }) => ({
    title: `“${name}” has been won already and stays in the plan as it was.`,
    allowed: ['Take that back in the log first.'],
  }),
  unsettled: ({ owing, prizes, boxes, specials, things, bounties, leftOver, promisedMore }, say) => ({
    title: 'The money is not done yet.',
    detail: [
      owing === 0 ? '' : `Still open with ${String(owing)} ${owing === 1 ? 'player' : 'players'}.`,
      prizes === 0 ? '' : `Not handed out: ${String(prizes)} ${prizes === 1 ? 'prize' : 'prizes'}.`,
      specials === 0 ? '' : `Not said who won: ${String(specials)} special ${specials === 1 ? 'prize' : 'prizes'}.`,
      things === 0 ? '' : `Not handed over: ${String(things)} ${things === 1 ? 'prize' : 'prizes'} other than money.`,
      bounties === 0
        ? ''
        : `Won by nobody: ${String(bounties)} ${bounties === 1 ? 'bounty' : 'bounties'}, as nobody said by whom; the house would keep it.`,
      leftOver === undefined
        ? ''
        : `Nobody wins ${say.money(leftOver)} of prize pool and bounties; the house would keep it.`,
      promisedMore === undefined
        ? ''
        : `The prizes are ${say.money(promisedMore)} more than the pool; the house would pay it.`,
      boxes === 0 ? '' : `Not counted: ${String(boxes)} ${boxes === 1 ? 'box' : 'boxes'}.`,
    ]
      .filter((line) => line !== '')
      .join(' '),
    allowed: ['Do it first, or close with a reason.'],
  }),
  settled: () => ({ title: 'The money of this night is closed.', allowed: ['Take the closing back in the log.'] }),
};
