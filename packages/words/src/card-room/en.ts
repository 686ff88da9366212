import type { CardRoomWords } from './card-room-words.ts';

const because = (reason: string | undefined): string => (reason === undefined ? '' : ` Reason: ${reason}`);

const WAYS: { readonly [W in string]: string } = {
  waitBigBlind: 'wait for the big blind',
  postBoth: 'post both blinds',
  buyButton: 'buy the button',
};
const BY = {
  seatChange: 'Seat change',
  tableChange: 'Table change',
  balance: 'Tables balanced',
  mustMove: 'Must-move',
};
const WHY_ENDED = { cancelled: 'cancelled', came: 'came', lapsed: 'lapsed', noTable: 'the table does not open' };

export const en: CardRoomWords = {
  seat: (table, seat) => `${table}, seat ${String(seat)}`,
  refusals: {
    'not-yours-to-ask': () => ({ title: 'This cannot be done from here.', allowed: ['Ask the floor.'] }),
    'room-open-already': () => ({ title: 'This evening is open already.' }),
    'room-not-open': () => ({ title: 'This evening is not open yet.' }),
    'room-closed': () => ({ title: 'The card room is closed.', allowed: ['Undo the closing.'] }),
    'still-playing': ({ tables }, { list, table }) => ({
      title: `Still playing: ${list(tables.map(table))}.`,
      allowed: ['Let all guests stand up and break the table first.'],
    }),
    'no-such-game': () => ({ title: 'This game is not offered today.' }),
    'no-such-table': () => ({ title: 'This table is not there any more.' }),
    'no-such-guest': () => ({ title: 'There is no such guest today.' }),
    'no-such-call': () => ({ title: 'This call does not hold any more.' }),
    'no-such-reservation': () => ({ title: 'This reservation is not there any more.' }),
    'taken-already': () => ({ title: 'This is there already today.' }),
    'game-in-use': ({ tables }, { list, table }) => ({
      title: `This game is played at ${list(tables.map(table))}.`,
      allowed: ['Break these tables first.'],
    }),
    'seats-out-of-range': ({ least, most }) => ({
      title: 'No table has so many seats.',
      allowed: [`${String(least)} to ${String(most)} seats.`],
    }),
    'not-open': () => ({ title: 'This table is not open.', allowed: ['Open the table first.'] }),
    'open-already': () => ({ title: 'This table is open already.' }),
    barred: ({ from, until }, { time }) => ({
      title: from === 'room' ? 'This guest is barred from the room.' : 'This guest may not reserve.',
      ...(until !== undefined && { detail: `Until ${time(until)}.` }),
      allowed: ['Lift the exclusion if it does not hold any more.'],
    }),
    'on-list-already': () => ({ title: 'This is noted already.' }),
    'not-on-list': () => ({ title: 'This guest is not on the list.' }),
    'seated-already': ({ table }, say) => ({ title: `This guest sits at ${say.table(table)} already.` }),
    'not-seated': () => ({ title: 'This guest does not sit there.' }),
    'called-already': () => ({
      title: 'This guest has been called already.',
      allowed: ['Take the seat, give it up to the next, or leave the list.'],
    }),
    'seat-not-free': () => ({ title: 'This seat is not free.' }),
    'others-first': ({ guests }, { list, guest }) => ({
      title: `${list(guests.map(guest))} comes first.`,
      allowed: ['Decide otherwise: with a reason, which stands in the log.'],
    }),
    'opening-only': ({ opensAt }, { time }) => ({
      title: 'Reservations are for a scheduled opening alone.',
      ...(opensAt !== undefined && { detail: `This table was scheduled for ${time(opensAt)}.` }),
      allowed: ['Put the guest on the list.'],
    }),
    'not-due-yet': ({ at }, { time }) => ({
      title: `Not before ${time(at)}.`,
      allowed: ['Earlier only with a reason, where the rulebook lets one.'],
    }),
    'nobody-next': () => ({
      title: 'Nobody waits who could take this turn.',
      allowed: ['Come, or leave the list.'],
    }),
    'reason-needed': () => ({ title: 'This takes a reason.', detail: 'It stands in the log.' }),
    'away-already': () => ({ title: 'This guest is away from the table.' }),
    'not-away': () => ({ title: 'This guest is at the table.' }),
    'had-meal': () => ({ title: 'The meal break of this evening has been taken.', allowed: ['A short break.'] }),
    'no-meal-break': () => ({ title: 'This rulebook knows no meal break.', allowed: ['A short break.'] }),
    'full-stake': ({ stake }, { money }) => ({
      title: 'After a meal the whole stake comes back to the table.',
      allowed: [`${money(stake)} or more.`],
    }),
    'stake-reduced': ({ stake }, { money }) => ({
      title: 'On a change within the limit nothing is taken off the table.',
      allowed: [`Take all of it along: ${money(stake)}.`],
    }),
    'buy-in-out-of-range': ({ least, most }, { money }) => ({
      title: 'This buy-in does not fit the game.',
      allowed: [most === undefined ? `${money(least)} or more.` : `${money(least)} to ${money(most)}.`],
    }),
    'short-top-up-used': ({ least }, { money }) => ({
      title: 'A top-up as short as this is possible once an evening, and announced.',
      allowed: [`Top up to ${money(least)} or more.`],
    }),
    'short-top-up-too-short': ({ least }, { money }) => ({
      title: 'The short top-up has a lower limit, too.',
      allowed: [`Top up to ${money(least)} or more.`],
    }),
    'tables-differ': ({ most }) => ({
      title: 'After this change the tables would differ too much.',
      allowed: [`By ${String(most)} at most: note the wish and change later.`, 'Or now, with a reason.'],
    }),
    'other-game': () => ({ title: 'This is another game.', allowed: ['Put the guest on the list of that game.'] }),
    balanced: ({ from }) => ({
      title: 'These tables are balanced.',
      allowed: [`Tables are balanced from a difference of ${String(from)} on.`],
    }),
    'button-unknown': () => ({ title: 'Where the button is, is not known.', allowed: ['Place the button.'] }),
    'too-few-players': () => ({ title: 'Too few are at the table for this.' }),
    'nothing-missed': () => ({ title: 'Nothing is owed at this seat.' }),
    'no-way-back': ({ ways }, { list }) => ({
      title: 'This rulebook knows no such way back into the game.',
      allowed: [`Possible: ${list(ways.map((way) => WAYS[way] ?? way))}.`],
    }),
    'not-between-button-and-blinds': () => ({
      title: 'The button can be bought between button and small blind alone.',
      allowed: ['Wait for the big blind, or post both blinds.'],
    }),
    'amount-out-of-range': ({ most }, { money }) => ({
      title: 'This amount is not possible.',
      ...(most !== undefined && { allowed: [`${money(most)} at most.`] }),
    }),
    'more-than-chips': ({ most }, { money }) => ({
      title: 'Not so many chips were bought this evening. Banknotes are no part of a stake.',
      allowed: [`At most ${money(most)}, which is what is in play.`, 'Change money into chips at the till.'],
    }),
    'not-from-stake': () => ({
      title: 'By these rules nothing is paid out of a stake.',
      allowed: ['Paying at the till.'],
    }),
    'not-run-twice': () => ({
      title: 'By these rules no board is dealt twice.',
      allowed: ['Dealing the hand to its end as usual.'],
    }),
    'pot-too-small-to-run-twice': ({ least }, { money }) => ({
      title: 'The pot is too small to run it twice.',
      allowed: [`From a pot of ${money(least)} on.`],
    }),
    'name-needed': () => ({ title: 'How shall we call you?', allowed: ['Give a name to be called by.'] }),
    'name-taken': () => ({
      title: 'Somebody here is called so already.',
      allowed: ['Add a letter, “Anna K.” for instance.', 'Whoever is on a list already takes the own link.'],
    }),
    'kiosk-busy': ({ until }, { time }) => ({
      title: 'Very many have put themselves down here just now.',
      allowed: [`Again from ${time(until)} on, or at the desk at once.`],
    }),
    'on-duty-already': () => ({ title: 'On duty already.', allowed: ['Send the dealer to a table.'] }),
    'not-on-duty': () => ({ title: 'Not on duty.', allowed: ['Clock in first.'] }),
    'plan-out-of-range': ({ minutes, tables }) => ({
      title: 'No rotation can be planned like this.',
      allowed: [
        `Every 5 to ${String(minutes)} minutes, after 1 to ${String(tables)} tables a break of 0 to ${String(minutes)} minutes.`,
      ],
    }),
    'nothing-to-push': () => ({
      title: 'There is nobody to push.',
      allowed: ['Plan the rotation and send somebody to a table.'],
    }),
    'dealer-there': () => ({
      title: 'Nobody deals at two tables, and no two at one.',
      allowed: ['Say where the dealer goes who is there.'],
    }),
    'only-at-push': () => ({
      title: 'By the plan dealers change at the next push.',
      allowed: ['Wait for the push, or now with a reason.'],
    }),
    'break-owed': ({ dealers }, { list, dealer }) => ({
      title: `A break is due: ${list(dealers.map(dealer))}.`,
      allowed: ['Clock somebody in to take over, or go on without a break with a reason.'],
    }),
    'break-not-over': ({ until }, { time }) => ({
      title: `The break lasts until ${time(until)}.`,
      allowed: ['Wait, or earlier with a reason.'],
    }),
    'nothing-changes': () => ({ title: 'This changes nothing.' }),
  },
  log: {
    RoomOpened: ({ setup }) => `Card room “${setup.name}” opened.`,
    RoomClosed: () => 'Card room closed.',
    GameAdded: ({ is }) => `Game offered: ${is.name}.`,
    GameRemoved: ({ game }, say) => `Game taken off: ${say.game(game)}.`,
    TablePlanned: ({ name, game, opensAt }, say) =>
      `${name} for ${say.game(game)}${opensAt === undefined ? '' : `, scheduled for ${say.time(opensAt)}`}.`,
    TableOpened: ({ table }, say) => `${say.table(table)} open.`,
    TableBroken: ({ table }, say) => `${say.table(table)} broken.`,
    GuestWelcomed: ({ guest, by }, say) =>
      by === 'kiosk' ? `${say.guest(guest)} joined at the kiosk.` : `${say.guest(guest)} is here.`,
    GuestBarred: ({ guest, from, until, reason }, say) =>
      `${say.guest(guest)}: ${from === 'room' ? 'barred from the room' : 'no reservations'}${until === undefined ? '' : ` until ${say.time(until)}`}.${because(reason)}`,
    BarLifted: ({ guest }, say) => `Exclusion lifted: ${say.guest(guest)}.`,
    PutOnList: ({ guest, game, behind }, say) =>
      `${say.guest(guest)} ${behind ? 'to the end of the list' : 'on the list'} for ${say.game(game)}.`,
    TakenOffList: ({ guest, game, why }, say) =>
      why === 'seated'
        ? `${say.guest(guest)} waits for ${say.game(game)} no more.`
        : `${say.guest(guest)} taken off the list for ${say.game(game)}.`,
    LaterSaid: ({ guest, game, later }, say) =>
      later
        ? `${say.guest(guest)} comes to ${say.game(game)} later and keeps the place on the list.`
        : `${say.guest(guest)} is ready for ${say.game(game)} again.`,
    GuestCalled: ({ guest, place, until, reason }, say) =>
      `${say.guest(guest)} called: ${say.seat(place)}, until ${say.time(until)}.${because(reason)}`,
    CallAnswered: ({ guest }, say) => `${say.guest(guest)} is coming.`,
    CallEnded: ({ guest, atEnd }, say) =>
      atEnd
        ? `${say.guest(guest)} did not come and stands at the end of the list.`
        : `Call of ${say.guest(guest)} ended.`,
    TurnGivenUp: ({ guest, to }, say) =>
      `${say.guest(guest)} lets ${say.guest(to)} go first and stays at the head of the list.`,
    Reserved: ({ guest, table }, say) => `${say.guest(guest)} has reserved at ${say.table(table)}.`,
    ReservationEnded: ({ guest, table, why }, say) =>
      `Reservation of ${say.guest(guest)} at ${say.table(table)}: ${WHY_ENDED[why]}.`,
    SeatTaken: ({ guest, place, reason }, say) => `${say.guest(guest)} sits: ${say.seat(place)}.${because(reason)}`,
    SeatLeft: ({ guest, place, why, reason }, say) =>
      why === 'released'
        ? `Seat of ${say.guest(guest)} released: ${say.seat(place)}.${because(reason)}`
        : `${say.guest(guest)} stands up: ${say.seat(place)}.`,
    PlayInterrupted: ({ guest, away }, say) =>
      `${say.guest(guest)} ${away.kind === 'restaurant' ? 'is at a meal' : 'takes a break'} until ${say.time(away.until)}, ${say.money(away.stake)} at the seat.`,
    SeatLent: ({ to, place }, say) => `${say.guest(to)} sits for the length of the meal break: ${say.seat(place)}.`,
    CameBack: ({ guest, lentTo }, say) =>
      `${say.guest(guest)} is back${lentTo === undefined ? '' : `; ${say.guest(lentTo)} stands at the head of the list`}.`,
    Wished: ({ guest, kind, seat, table }, say) =>
      kind === 'seat'
        ? `${say.guest(guest)} would like ${seat === undefined ? 'another seat' : `seat ${String(seat)}`}.`
        : `${say.guest(guest)} would like to go to ${table === undefined ? 'another table' : say.table(table)}.`,
    WishDropped: ({ guest }, say) => `Wish of ${say.guest(guest)} dropped.`,
    GuestMoved: ({ guest, to, by, owes, reason }, say) =>
      `${BY[by]}: ${say.guest(guest)} to ${say.seat(to)}${owes === undefined ? '' : ', waits for the big blind or posts it'}.${because(reason)}`,
    LotsDrawn: ({ drawn, among }, say) =>
      `Lot among ${String(among.length)}: ${say.list(drawn.map(say.guest))} changes tables.`,
    ButtonPlaced: ({ table, seat }, say) => `${say.table(table)}: button at seat ${String(seat)}.`,
    HandDealt: ({ table, in: dealt, positions }, say) =>
      `${say.table(table)}: hand of ${String(dealt.length)}, button at seat ${String(positions.button)}.`,
    GameReturned: ({ guest, how, live, dead }, say) =>
      `${say.guest(guest)} back in the game: ${WAYS[how] ?? how}${live + dead === 0 ? '' : ` (${say.money(live)} live, ${say.money(dead)} dead)`}.`,
    RotationPlanned: ({ plan }) =>
      plan === undefined
        ? 'No rotation any more: the floor sends whom it likes.'
        : `Rotation: every ${String(plan.every)} minutes, after ${String(plan.most)} tables a break of ${String(plan.pause)} minutes.`,
    DealerClockedIn: ({ dealer }, say) => `${say.dealer(dealer)} clocks in.`,
    DealerClockedOut: ({ dealer }, say) => `${say.dealer(dealer)} clocks out.`,
    DealersMoved: ({ by, moves, owed, reason }, say) => {
      const where = moves.map(
        ({ dealer, to }) => `${say.dealer(dealer)} ${to === 'off' ? 'on a break' : `to ${say.table(to)}`}`,
      );
      const who = moves.length === 0 ? 'all stay' : say.list(where);
      const due = owed.length === 0 ? '' : ` Without a break that was due: ${say.list(owed.map(say.dealer))}.`;
      return `${by === 'push' ? 'Dealers pushed' : 'Dealers'}: ${who}.${due}${because(reason)}`;
    },
    MoneyMoved: ({ moved }, say) => {
      const amount = say.money(moved.amount);
      switch (moved.what) {
        case 'buyIn':
          return `${say.guest(moved.guest)} buys in for ${amount} (till ${moved.box}).`;
        case 'topUp':
          return `${say.guest(moved.guest)} tops up ${amount} (till ${moved.box}).`;
        case 'shortTopUp':
          return `${say.guest(moved.guest)} announces and tops up ${amount}, the short top-up of the evening (till ${moved.box}).`;
        case 'cashOut':
          return `${say.guest(moved.guest)} cashes out ${amount} (till ${moved.box}).`;
        case 'deposit':
          return `${amount} of ${say.guest(moved.guest)} into keeping.`;
        case 'depositBack':
          return `${amount} out of keeping back to ${say.guest(moved.guest)}.`;
        case 'depositPaid':
          return `${say.guest(moved.guest)} is paid ${amount} out of keeping (till ${moved.box}).`;
        case 'consumed':
          return `${say.guest(moved.guest)} pays ${amount} for food and drink out of the stake.`;
        case 'runTwice':
          return `${say.table(moved.table)}: run twice, pot ${say.money(moved.pot)}${moved.amount === 0 ? '' : `, fee ${amount}`}.`;
        case 'rake':
          return `${say.table(moved.table)}: ${amount} rake.`;
        case 'fee':
          return `${say.table(moved.table)}: ${amount} fee.`;
        case 'float':
          return `Till ${moved.box}: ${amount} put in.`;
        case 'drop':
          return `Till ${moved.box}: ${amount} taken out.`;
        case 'counted':
          return `Till ${moved.box} counted: ${amount} ${moved.means === 'cash' ? 'in cash' : 'by card'}.`;
      }
    },
  },
  facts: { came: 'Came', bought: 'Bought', paidOut: 'Paid out', barred: 'Excluded', dealt: 'On duty as a dealer' },
};
