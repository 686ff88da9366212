import type { ChipField } from '@riffle/tournament';
import { formatDay, formatMoney } from '../figures.ts';
import { deckReasonsEn } from '../log/deck-reasons-en.ts';
import { measuresEn } from '../policies/en/offences.ts';
import { chipsEn } from './en-chips.ts';
import { daysEn } from './en-days.ts';
import { formEn } from './en-form.ts';
import { moneyEn } from './en-money.ts';
import { setupEn } from './en-setup.ts';
import type { RefusalWords } from './refusal-words.ts';

const CHIP_FIELDS: { readonly [F in ChipField]: string } = {
  value: 'value',
  colour: 'colour',
  label: 'name',
  owned: 'number in the case',
  inStack: 'number in the starting stack',
};
const ROLES: { readonly [role: string]: string } = {
  owner: 'owner',
  director: 'director',
  floor: 'floor',
  cashier: 'cashier',
  display: 'display',
  player: 'player',
  dealer: 'dealer',
  clock: 'clock',
  demo: 'demo',
};
export const roleEn = (role: string): string => ROLES[role] ?? role;

export const en: RefusalWords = {
  'not-created': () => ({ title: 'This tournament does not exist yet.', allowed: ['Create it first.'] }),
  'already-created': () => ({ title: 'This tournament has already been created.' }),
  'unknown-rulebook': ({ id }) => ({ title: `There is no rulebook “${id}”.`, allowed: ['Choose one from the list.'] }),
  'chip-invalid': ({ chip, field: name }) => ({
    title: `Line ${String(chip + 1)} of the chip set is wrong: ${CHIP_FIELDS[name]}.`,
    detail: 'Values rise from line to line, and two chips of one colour need different names.',
  }),
  'chips-off-stack': ({ sum, stack }, { chips }) => ({
    title: `The chips of a starting stack come to ${chips(sum)}, but it is ${chips(stack)}.`,
    detail: sum < stack ? `${chips(stack - sum)} are missing.` : `That is ${chips(sum - stack)} too many.`,
  }),
  'played-level-fixed': ({ level }) => ({
    title: `Line ${String(level + 1)} of the structure has been played.`,
    allowed: ['Change later levels, or set the clock to another level.'],
  }),
  'no-such-entry': () => ({ title: 'This person is not entered in this tournament.' }),
  'no-such-table': () => ({ title: 'This table is gone.', detail: 'It may have been broken meanwhile.' }),
  'no-such-seat': ({ place, seats }, say) => ({
    title: `There is no seat ${String(place.seat)} at ${say.table(place.table)}.`,
    allowed: [`Choose seat 1 to ${String(seats)}.`],
  }),
  'no-such-bust-out': () => ({ title: 'This bust-out is not in the tournament.' }),
  'stack-was-removed': () => ({
    title: 'Nobody lost a hand here: the stack was taken away.',
    allowed: ['Undo the step, or bring the player back into play.'],
  }),
  'no-such-level': ({ levels }) => ({
    title: 'There is no such level.',
    allowed: [`Choose line 1 to ${String(levels)}.`],
  }),
  'no-such-proposal': () => ({
    title: 'This proposal no longer holds.',
    detail: 'The field has changed meanwhile.',
    allowed: ['Look at the new proposal.'],
  }),
  'nothing-to-do': () => ({ title: 'Nothing to do: it is so already.' }),
  'id-taken': () => ({ title: 'This has already been recorded.' }),
  'stack-not-counted': ({ entry }, say) => ({
    title: `${say.entry(entry)} is still in and gives up the stack for the re-entry.`,
    allowed: ['Count the stack and name it with the re-entry.'],
  }),
  'person-already-entered': ({ entry }, say) => ({
    title: `${say.entry(entry)} is already entered.`,
    allowed: ['Use the entry that is there, or enter a guest under another name.'],
  }),
  'one-per-club': ({ club, entry }, say) => ({
    title: `${say.entry(entry)} is already entered for ${club}.`,
    detail: 'The rulebook allows one person of each club in this tournament.',
  }),
  'late-entry-closed': ({ through, until }, say) =>
    until !== undefined
      ? { title: `Late entry was open until ${say.time(until)}.`, allowed: ['The director can extend it.'] }
      : through === 0
        ? {
            title: 'The tournament is running and takes no late entries.',
            allowed: ['Open late entry under “Structure”.'],
          }
        : {
            title: `Late entry was open until the end of level ${String(through)}.`,
            allowed: ['The director can extend it.'],
          },
  'substitute-forbidden': ({ entry }, say) => ({
    title: `Nobody may step in for ${say.entry(entry)}.`,
    allowed: ['Only if the person was mistaken from the start: with a sentence on how that came.'],
  }),
  'withdraw-after-start': ({ entry }, say) => ({
    title: `${say.entry(entry)} is in play and can no longer be withdrawn.`,
    allowed: ['Record a bust-out.'],
  }),
  'not-in-play': ({ entry }, say) => ({ title: `${say.entry(entry)} is not in play.` }),
  'already-out': ({ entry }, say) => ({
    title: `${say.entry(entry)} is already out.`,
    allowed: ['Change the bust-out in the list of results.'],
  }),
  'not-out': ({ entry }, say) => ({ title: `${say.entry(entry)} is not out.` }),
  'not-alternate': ({ entry }, say) => ({ title: `${say.entry(entry)} is not on the list of alternates.` }),
  'not-checked-in': ({ entry }, say) => ({
    title: `${say.entry(entry)} has not arrived.`,
    allowed: ['Check in first.'],
  }),
  'not-seated': ({ entry }, say) => ({ title: `${say.entry(entry)} has no seat.`, allowed: ['Give a seat first.'] }),
  'seat-taken': ({ place, by }, say) => ({
    title: `${say.place(place)} is taken: ${say.entry(by)}.`,
    allowed: ['Swap, or choose a free seat.'],
  }),
  'seat-blocked': ({ place, label }, say) => ({
    title: `${say.place(place)} is blocked: ${label}.`,
    allowed: ['Unblock it, or choose another seat.'],
  }),
  'entry-locked': ({ entry }, say) => ({
    title: `${say.entry(entry)} is locked to the seat.`,
    allowed: ['Unlock first.'],
  }),
  'no-free-seat': ({ players, seats }, say) => ({
    title: `Not enough seats: ${say.chips(players)} players, ${say.chips(seats)} free seats.`,
    allowed: ['Add a table.'],
  }),
  'too-few-players': ({ players, needed }) => ({
    title: `${String(players)} are too few for this; ${String(needed)} are needed.`,
  }),
  'table-not-empty': ({ table, players }, say) => ({
    title: `${String(players)} still sit at ${say.table(table)}.`,
    allowed: ['Break the table.'],
  }),
  'table-too-large': ({ seats, max, tables }) => ({
    title:
      tables === undefined
        ? `${String(seats)} seats are too many.`
        : `For these games ${tables === 1 ? 'one table has' : `${String(tables)} tables have`} too many seats: up to ${String(seats)}.`,
    allowed: [
      tables === undefined ? `At most ${String(max)}.` : `First change each table to at most ${String(max)} seats.`,
    ],
  }),
  'name-taken': ({ name }) => ({ title: `The name “${name}” is taken.` }),
  'not-drawn': () => ({ title: 'Seats have not been drawn.', allowed: ['Draw the seats first.'] }),
  'no-seating': () => ({
    title: 'Players are only counted this night: there are no tables and no seats.',
    allowed: ['Set up a new night with seats.'],
  }),
  'already-drawn': () => ({
    title: 'Seats are drawn and the tournament is running.',
    allowed: ['Draw a single table again.'],
  }),
  'already-started': () => ({ title: 'The tournament is already running.' }),
  'not-started': () => ({ title: 'The tournament has not started.', allowed: ['Start the clock first.'] }),
  'clock-running': () => ({ title: 'The clock is already running.' }),
  'clock-stopped': () => ({ title: 'The clock is already stopped.' }),
  'no-countdown': () => ({ title: 'There is no countdown.' }),
  'time-passed': () => ({ title: 'This time has passed.', allowed: ['Choose a later time.'] }),
  'no-break': () => ({ title: 'There is no break now.' }),
  'too-fast': ({ fastest }) => ({
    title: 'That is not a possible speed.',
    allowed: [`Choose 1 to ${String(fastest)} times.`],
  }),
  'demo-only': () => ({ title: 'Only a demo night can do this.' }),
  over: () => ({ title: 'The tournament is over.', allowed: ['Correct the results, or undo the last step.'] }),
  'all-out': ({ players }) => ({ title: 'Nobody would be left.', detail: `${String(players)} are still in.` }),
  'disqualified-would-win': ({ entry }, say) => ({
    title: `${say.entry(entry)} is disqualified and cannot win: the chips are taken out.`,
    allowed: ['Take the stack out first: tap the seat, or open the penalty.'],
  }),
  'different-tables': ({ tables }, say) => ({
    title: `These are different tables: ${say.list(tables.map(say.table))}.`,
    allowed: ['Say whether play is hand-for-hand, or whether they only went out at the same time.'],
  }),
  'out-by-self': ({ entry }, say) => ({ title: `${say.entry(entry)} cannot have knocked out themselves.` }),
  'out-by-out': ({ entry, by }, say) => ({
    title: `${say.entry(by)} went out in this very hand and cannot have knocked out ${say.entry(entry)}.`,
    detail: 'Whoever wins the pot with somebody else’s last chips has chips left after the hand.',
    allowed: ['Name who won that pot, or nobody.', 'If they were two hands: tell them one after the other.'],
  }),
  'stack-too-large': ({ entry, most }, say) => ({
    title: `${say.entry(entry)} cannot have had so many chips.`,
    detail: `${say.chips(most)} are in play.`,
  }),
  'sit-and-go': () => ({
    title: 'Each table plays to its own end here.',
    detail: 'In this kind of tournament tables are neither balanced nor broken.',
  }),
  'too-many-for-final-table': ({ players, size }) => ({
    title: `${String(players)} are still in; the final table seats ${String(size)}.`,
  }),
  'hand-for-hand-on': () => ({ title: 'Play is hand-for-hand already.' }),
  'time-runs-already': ({ table }, say) => ({ title: `A time call is running at ${say.table(table)} already.` }),
  'another-time-call': ({ table }, say) => ({
    title: `Another time call is running at ${say.table(table)} by now.`,
    detail: 'What was told is the end of an earlier one. The one of now goes on.',
    allowed: ['Tell when the one of now is over.'],
  }),
  'counted-already': ({ table }, say) => ({
    title: `This hand or round is counted already at ${say.table(table)}.`,
    detail: 'Somebody was faster. Nothing is taken off the penalties twice.',
    allowed: ['Count the next one when it has been played.'],
  }),
  'time-still-runs': ({ seconds }) => ({
    title: `${String(seconds)} seconds of the time call are left.`,
    allowed: ['Wait until they are over; no hand is dead before.'],
  }),
  'time-only-shorter': ({ most }) => ({
    title: 'This time call cannot be longer than the rulebook says.',
    allowed: [`At most ${String(most)} seconds; fewer only where the rulebook leaves that to the management.`],
  }),
  'no-floor-call': ({ table }, say) => ({ title: `${say.tableFirst(table)} is not waiting for the floor.` }),
  'no-hand-for-hand': () => ({ title: 'Play is not hand-for-hand.', allowed: ['Announce it first.'] }),
  'one-table': () => ({ title: 'With one table hand-for-hand has no effect.' }),
  'until-out-of-range': ({ left }) => ({
    title: `${String(left)} are still in: the goal lies between 1 and ${String(left - 1)}.`,
  }),
  'no-freeze': () => ({
    title: 'No all-in waits here.',
    detail: 'A called hand waits only in a hand that was dealt at all tables, and only where the rulebook wants it so.',
    allowed: ['Play the hand to its end and say that the table has finished.'],
  }),
  'another-hand-runs': ({ table, hand }, say) => ({
    title:
      hand === 0 ? `Another hand runs at ${say.table(table)}.` : `Hand ${String(hand)} runs at ${say.table(table)}.`,
    detail: 'What was told is of another: somebody was faster, or something was taken back. Nothing is counted twice.',
    allowed: ['Tell what is to be told now.'],
  }),
  'others-still-play': ({ tables }, say) => ({
    title: `Not finished yet: ${say.list(tables.map(say.table))}.`,
    detail: 'Each hand begins at all tables at once.',
    allowed: ['Wait until these tables are told as finished.'],
  }),
  'no-such-step': ({ steps }) => ({ title: `There is no such step; there are ${String(steps)}.` }),
  'table-stopped': ({ table }, say) => ({
    title: `Play at ${say.table(table)} halts until there is a ruling.`,
    allowed: ['Rule first, and let the table play on.'],
  }),
  'same-hand': ({ table }, say) => ({
    title: `At ${say.table(table)} the hand is dealt again; it counts once.`,
    allowed: ['Count on with the next hand.'],
  }),
  'chips-too-many': ({ most }, say) => ({
    title: 'So many chips cannot leave play.',
    allowed: [`At most ${say.chips(most)}.`],
  }),
  'all-tables-together': ({ tables }, say) => ({
    title: `In hand-for-hand all tables are dealt at once; ${say.list(tables.map(say.table))} is left out.`,
    allowed: ['Deal the next hand at all tables, or end hand-for-hand.'],
  }),
  'hand-too-long': ({ most }) => ({
    title: 'That is more time than goes off the clock for one hand.',
    allowed: [most === 0 ? 'Deal without taking any.' : `${String(most)} minutes at most.`],
  }),
  'button-unknown': ({ table }, say) => ({
    title: `Nobody recorded where the button is at ${say.table(table)}.`,
    allowed: ['Place the button first.'],
  }),
  'reason-needed': () => ({
    title: 'This takes a reason.',
    allowed: ['Give a reason; it goes into the log.'],
  }),
  'no-such-ruling': () => ({ title: 'There is no such ruling.' }),
  'already-appealed': () => ({ title: 'This ruling has been appealed already.' }),
  'appeal-too-late': () => ({
    title: 'It is too late for an appeal.',
    detail: 'It is possible only until the next hand begins.',
    allowed: ['Keep it as a note; the ruling stands.'],
  }),
  'no-open-appeal': () => ({ title: 'No appeal is open against this ruling.' }),
  'no-such-penalty': () => ({ title: 'There is no such penalty.' }),
  'no-such-bar': ({ of }) => ({
    title:
      of === 'player'
        ? 'This rulebook bars only who is excluded.'
        : 'This rulebook shuts out no club, or only with an exclusion.',
  }),
  'plays-for-no-club': ({ entry }, say) => ({ title: `${say.entry(entry)} is entered for no club.` }),
  'bar-over': () => ({ title: 'That day is past.', allowed: ['Choose a later day.'] }),
  barred: ({ of, person, club = '', until }, say) => ({
    title: `${of === 'player' ? `${say.person(person)} is barred` : `${say.person(person)} plays for ${club}, and that club is shut out`}${until === undefined ? '' : ` until ${formatDay(until - 1, 'en')}`}.`,
    allowed: ['A director can enter him all the same with a reason, or lift the bar in the penalty book.'],
  }),
  'penalty-ends': () => ({ title: 'Under this rulebook a penalty ends with the day and does not go on to the next.' }),
  'penalty-carried-already': ({ entry }, say) => ({
    title: `${say.entry(entry)} is serving the rest of this penalty here already.`,
  }),
  'penalty-served-elsewhere': ({ evening }) => ({
    title: 'The rest of this penalty is being served on another evening already.',
    detail: `It was taken over there: ${evening}. It is not served twice.`,
    allowed: ['Waive it there, if it is to be served here.'],
  }),
  'no-more-points': ({ most, harder }, say) => ({
    title: `Nobody has more than ${String(most)} points deducted.`,
    detail: 'So many have been deducted from this player; another deduction would take nothing from him.',
    allowed: [`Harder penalties: ${say.list(harder.map((one) => measuresEn[one]))}.`],
  }),
  'not-on-the-ladder': ({ measure, ladder }, say) => ({
    title: `The rulebook does not know this penalty: ${measuresEn[measure]}.`,
    allowed: [`Possible: ${say.list(ladder.map((one) => measuresEn[one]))}.`],
  }),
  'penalty-out-of-bounds': ({ from, to }) => ({
    title: 'This penalty cannot be so long.',
    allowed: [to === undefined ? `At least ${String(from)}.` : `From ${String(from)} to ${String(to)}.`],
  }),
  'no-such-breach': ({ rule }) => ({ title: `The rulebook does not have rule ${rule} against this.` }),
  'deck-stays': ({ why, reasons }, say) => ({
    title: `The deck stays, even where ${deckReasonsEn[why]}.`,
    allowed: [`It is changed where: ${say.list(reasons.map((one) => deckReasonsEn[one]))}.`],
  }),
  'two-needed': () => ({ title: 'Name two players, each once.' }),
  'not-at-the-table': ({ entry, table }, say) => ({
    title: `${say.entry(entry)} does not sit at ${say.table(table)}.`,
  }),
  'fine-needed': ({ euros }) => ({
    title:
      euros === undefined
        ? 'How much is to be paid? The rulebook names no sum.'
        : `How much is to be paid? The rulebook names ${formatMoney(euros * 100, 'EUR', 'en')}, and the night has another currency.`,
  }),
  'fine-not-so': ({ amount }, say) => ({
    title:
      amount === undefined
        ? 'The rulebook knows no fine for this.'
        : `The rulebook sets the fine: ${say.money(amount)}.`,
  }),
  ...moneyEn,
  ...setupEn,
  ...formEn,
  ...chipsEn,
  ...daysEn,
  'undo-takes-more': ({ also }) => ({
    title:
      also.length === 1
        ? 'One later step depends on this one.'
        : `${String(also.length)} later steps depend on this one.`,
    allowed: ['Look at them and undo them together.'],
  }),
  'nothing-to-undo': () => ({ title: 'This step has already been undone.' }),
  'role-may-not': ({ role, needed }, say) => ({
    title: `The ${roleEn(role)} role may not do this.`,
    allowed: [`Allowed to: ${say.list(needed.map(roleEn))}.`],
  }),
};
