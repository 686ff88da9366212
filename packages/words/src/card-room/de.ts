import type { CardRoomWords } from './card-room-words.ts';

const because = (reason: string | undefined): string => (reason === undefined ? '' : ` Grund: ${reason}`);

const WAYS: { readonly [W in string]: string } = {
  waitBigBlind: 'auf den Big Blind warten',
  postBoth: 'beide Blinds nachzahlen',
  buyButton: 'den Button kaufen',
};
const BY = {
  seatChange: 'Platzwechsel',
  tableChange: 'Tischwechsel',
  balance: 'Ausgleich der Tische',
  mustMove: 'An den Haupttisch',
};
const WHY_ENDED = { cancelled: 'abgesagt', came: 'gekommen', lapsed: 'verfallen', noTable: 'Tisch fällt aus' };

export const de: CardRoomWords = {
  seat: (table, seat) => `${table}, Platz ${String(seat)}`,
  refusals: {
    'not-yours-to-ask': () => ({
      title: 'Das geht von hier aus nicht.',
      allowed: ['Den Floor im Kartenraum fragen.'],
    }),
    'room-open-already': () => ({ title: 'Dieser Abend ist schon eröffnet.' }),
    'room-not-open': () => ({ title: 'Dieser Abend ist noch nicht eröffnet.' }),
    'room-closed': () => ({ title: 'Der Kartenraum ist geschlossen.', allowed: ['Das Schließen zurücknehmen.'] }),
    'still-playing': ({ tables }, { list, table }) => ({
      title: `Dort wird noch gespielt: ${list(tables.map(table))}.`,
      allowed: ['Erst alle Gäste aufstehen lassen und den Tisch auflösen.'],
    }),
    'no-such-game': () => ({ title: 'Dieses Spiel gibt es heute nicht.' }),
    'no-such-table': () => ({ title: 'Diesen Tisch gibt es nicht mehr.' }),
    'no-such-guest': () => ({ title: 'Diesen Gast gibt es heute nicht.' }),
    'no-such-call': () => ({ title: 'Dieser Aufruf gilt nicht mehr.' }),
    'no-such-reservation': () => ({ title: 'Diese Reservierung gibt es nicht mehr.' }),
    'taken-already': () => ({ title: 'Das gibt es heute schon.' }),
    'game-in-use': ({ tables }, { list, table }) => ({
      title: `An diesem Spiel sitzt noch: ${list(tables.map(table))}.`,
      allowed: ['Diese Tische zuerst auflösen.'],
    }),
    'seats-out-of-range': ({ least, most }) => ({
      title: 'So viele Plätze hat kein Tisch.',
      allowed: [`${String(least)} bis ${String(most)} Plätze.`],
    }),
    'not-open': () => ({ title: 'Dieser Tisch ist nicht offen.', allowed: ['Den Tisch zuerst öffnen.'] }),
    'open-already': () => ({ title: 'Dieser Tisch ist schon offen.' }),
    barred: ({ from, until }, { time }) => ({
      title: from === 'room' ? 'Dieser Gast hat hier Hausverbot.' : 'Dieser Gast darf nicht reservieren.',
      ...(until !== undefined && { detail: `Bis ${time(until)}.` }),
      allowed: ['Den Ausschluss aufheben, wenn er nicht mehr gilt.'],
    }),
    'on-list-already': () => ({ title: 'Das ist schon vorgemerkt.' }),
    'not-on-list': () => ({ title: 'Dieser Gast steht nicht auf der Liste.' }),
    'seated-already': ({ table }, say) => ({ title: `Dieser Gast sitzt schon an ${say.table(table)}.` }),
    'not-seated': () => ({ title: 'Dort sitzt dieser Gast nicht.' }),
    'called-already': () => ({
      title: 'Dieser Gast ist schon aufgerufen.',
      allowed: ['Den Platz einnehmen, weitergeben oder sich streichen lassen.'],
    }),
    'seat-not-free': () => ({ title: 'Dieser Platz ist nicht frei.' }),
    'others-first': ({ guests }, { list, guest }) => ({
      title: `Vorher ist ${list(guests.map(guest))} an der Reihe.`,
      allowed: ['Anders entscheiden: mit einem Grund, der im Protokoll steht.'],
    }),
    'opening-only': ({ opensAt }, { time }) => ({
      title: 'Reserviert wird nur auf eine angesetzte Öffnung.',
      ...(opensAt !== undefined && { detail: `Dieser Tisch war auf ${time(opensAt)} angesetzt.` }),
      allowed: ['Auf die Warteliste setzen.'],
    }),
    'not-due-yet': ({ at }, { time }) => ({
      title: `Erst um ${time(at)}.`,
      allowed: ['Früher nur mit einem Grund, wo das Reglement es zulässt.'],
    }),
    'nobody-next': () => ({
      title: 'Niemand wartet, der die Reihe übernehmen kann.',
      allowed: ['Kommen, oder sich von der Liste streichen lassen.'],
    }),
    'reason-needed': () => ({ title: 'Dafür braucht es einen Grund.', detail: 'Er steht im Protokoll.' }),
    'away-already': () => ({ title: 'Dieser Gast ist gerade nicht am Tisch.' }),
    'not-away': () => ({ title: 'Dieser Gast sitzt am Tisch.' }),
    'had-meal': () => ({
      title: 'Die Essenspause dieses Abends ist schon genommen.',
      allowed: ['Eine kurze Pause.'],
    }),
    'no-meal-break': () => ({ title: 'Dieses Reglement kennt keine Essenspause.', allowed: ['Eine kurze Pause.'] }),
    'full-stake': ({ stake }, { money }) => ({
      title: 'Nach dem Essen kommt der ganze Einsatz zurück auf den Tisch.',
      allowed: [`Mindestens ${money(stake)}.`],
    }),
    'stake-reduced': ({ stake }, { money }) => ({
      title: 'Beim Wechsel im gleichen Limit wird nichts vom Tisch genommen.',
      allowed: [`Alles mitnehmen: ${money(stake)}.`],
    }),
    'buy-in-out-of-range': ({ least, most }, { money }) => ({
      title: 'Dieser Einsatz passt nicht zum Spiel.',
      allowed: [most === undefined ? `Mindestens ${money(least)}.` : `${money(least)} bis ${money(most)}.`],
    }),
    'short-top-up-used': ({ least }, { money }) => ({
      title: 'So wenig nachkaufen geht nur einmal am Abend und nur angesagt.',
      allowed: [`Auf mindestens ${money(least)} auffüllen.`],
    }),
    'short-top-up-too-short': ({ least }, { money }) => ({
      title: 'Auch der kleine Nachkauf hat eine Untergrenze.',
      allowed: [`Auf mindestens ${money(least)} auffüllen.`],
    }),
    'tables-differ': ({ most }) => ({
      title: 'Nach diesem Wechsel wären die Tische zu verschieden besetzt.',
      allowed: [
        `Höchstens ${String(most)} Unterschied: den Wunsch vormerken und später wechseln.`,
        'Oder jetzt mit einem Grund.',
      ],
    }),
    'other-game': () => ({
      title: 'Das ist ein anderes Spiel.',
      allowed: ['Auf die Liste dieses Spiels setzen.'],
    }),
    balanced: ({ from }) => ({
      title: 'Diese Tische sind ausgeglichen.',
      allowed: [`Ausgeglichen wird ab einem Unterschied von ${String(from)}.`],
    }),
    'button-unknown': () => ({ title: 'Wo der Button liegt, ist nicht bekannt.', allowed: ['Den Button setzen.'] }),
    'too-few-players': () => ({ title: 'Dafür sind zu wenige am Tisch.' }),
    'nothing-missed': () => ({ title: 'An diesem Platz ist nichts nachzuholen.' }),
    'no-way-back': ({ ways }, { list }) => ({
      title: 'So kommt man nach diesem Reglement nicht zurück ins Spiel.',
      allowed: [`Möglich: ${list(ways.map((way) => WAYS[way] ?? way))}.`],
    }),
    'not-between-button-and-blinds': () => ({
      title: 'Den Button kaufen geht nur zwischen Button und Small Blind.',
      allowed: ['Auf den Big Blind warten oder beide Blinds nachzahlen.'],
    }),
    'amount-out-of-range': ({ most }, { money }) => ({
      title: 'Dieser Betrag geht nicht.',
      ...(most !== undefined && { allowed: [`Höchstens ${money(most)}.`] }),
    }),
    'more-than-chips': ({ most }, { money }) => ({
      title: 'So viele Chips wurden an diesem Abend nicht gekauft. Scheine gehören nicht zum Einsatz.',
      allowed: [`Höchstens ${money(most)}, so viel ist im Spiel.`, 'Geld an der Kasse in Chips tauschen.'],
    }),
    'not-from-stake': () => ({
      title: 'Nach diesem Reglement wird nichts aus dem Einsatz bezahlt.',
      allowed: ['An der Kasse bezahlen.'],
    }),
    'not-run-twice': () => ({
      title: 'Nach diesem Reglement wird kein Board zweimal gegeben.',
      allowed: ['Die Hand wie sonst zu Ende geben.'],
    }),
    'pot-too-small-to-run-twice': ({ least }, { money }) => ({
      title: 'Für zweimal geben ist der Pot zu klein.',
      allowed: [`Ab einem Pot von ${money(least)}.`],
    }),
    'name-needed': () => ({ title: 'Wie sollen wir aufrufen?', allowed: ['Einen Rufnamen eintragen.'] }),
    'name-taken': () => ({
      title: 'So heißt hier schon jemand.',
      allowed: [
        'Einen Buchstaben anhängen, etwa „Anna K.“.',
        'Wer schon auf einer Liste steht, nimmt den eigenen Link.',
      ],
    }),
    'kiosk-busy': ({ until }, { time }) => ({
      title: 'Hier haben sich gerade sehr viele eingetragen.',
      allowed: [`Wieder ab ${time(until)}, oder gleich am Pult.`],
    }),
    'on-duty-already': () => ({ title: 'Ist schon im Dienst.', allowed: ['An einen Tisch schicken.'] }),
    'not-on-duty': () => ({ title: 'Ist nicht im Dienst.', allowed: ['Zuerst den Dienst beginnen.'] }),
    'plan-out-of-range': ({ minutes, tables }) => ({
      title: 'So lässt sich kein Wechsel planen.',
      allowed: [
        `Alle 5 bis ${String(minutes)} Minuten, nach 1 bis ${String(tables)} Tischen 0 bis ${String(minutes)} Minuten Pause.`,
      ],
    }),
    'nothing-to-push': () => ({
      title: 'Es steht kein Wechsel an.',
      allowed: ['Einen Wechselplan festlegen und jemanden an einen Tisch schicken.'],
    }),
    'dealer-there': () => ({
      title: 'Niemand dealt an zwei Tischen, und an keinem Tisch dealen zwei.',
      allowed: ['Auch für den sorgen, der dort sitzt.'],
    }),
    'only-at-push': () => ({
      title: 'Nach dem Plan wird erst beim nächsten Wechsel getauscht.',
      allowed: ['Den Wechsel abwarten, oder jetzt mit einem Grund.'],
    }),
    'break-owed': ({ dealers }, { list, dealer }) => ({
      title: `Eine Pause ist fällig: ${list(dealers.map(dealer))}.`,
      allowed: ['Jemanden zum Ablösen in den Dienst nehmen, oder ohne Pause mit einem Grund.'],
    }),
    'break-not-over': ({ until }, { time }) => ({
      title: `Die Pause dauert noch bis ${time(until)}.`,
      allowed: ['Warten, oder früher mit einem Grund.'],
    }),
    'nothing-changes': () => ({ title: 'Daran ändert sich nichts.' }),
  },
  log: {
    RoomOpened: ({ setup }) => `Kartenraum „${setup.name}“ eröffnet.`,
    RoomClosed: () => 'Kartenraum geschlossen.',
    GameAdded: ({ is }) => `Spiel angeboten: ${is.name}.`,
    GameRemoved: ({ game }, say) => `Spiel gestrichen: ${say.game(game)}.`,
    TablePlanned: ({ name, game, opensAt }, say) =>
      `${name} für ${say.game(game)}${opensAt === undefined ? '' : `, angesetzt auf ${say.time(opensAt)}`}.`,
    TableOpened: ({ table }, say) => `${say.table(table)} offen.`,
    TableBroken: ({ table }, say) => `${say.table(table)} aufgelöst.`,
    GuestWelcomed: ({ guest, by }, say) =>
      by === 'kiosk' ? `${say.guest(guest)} hat sich am Kiosk eingetragen.` : `${say.guest(guest)} ist da.`,
    GuestBarred: ({ guest, from, until, reason }, say) =>
      `${say.guest(guest)}: ${from === 'room' ? 'Hausverbot' : 'keine Reservierungen'}${until === undefined ? '' : ` bis ${say.time(until)}`}.${because(reason)}`,
    BarLifted: ({ guest }, say) => `Ausschluss aufgehoben: ${say.guest(guest)}.`,
    PutOnList: ({ guest, game, behind }, say) =>
      `${say.guest(guest)} ${behind ? 'ans Ende der Liste' : 'auf die Liste'} für ${say.game(game)}.`,
    TakenOffList: ({ guest, game, why }, say) =>
      why === 'seated'
        ? `${say.guest(guest)} wartet nicht mehr auf ${say.game(game)}.`
        : `${say.guest(guest)} von der Liste für ${say.game(game)} gestrichen.`,
    LaterSaid: ({ guest, game, later }, say) =>
      later
        ? `${say.guest(guest)} kommt später zu ${say.game(game)} und behält den Platz auf der Liste.`
        : `${say.guest(guest)} ist für ${say.game(game)} wieder bereit.`,
    GuestCalled: ({ guest, place, until, reason }, say) =>
      `${say.guest(guest)} aufgerufen: ${say.seat(place)}, bis ${say.time(until)}.${because(reason)}`,
    CallAnswered: ({ guest }, say) => `${say.guest(guest)} ist unterwegs.`,
    CallEnded: ({ guest, atEnd }, say) =>
      atEnd
        ? `${say.guest(guest)} ist nicht gekommen und steht am Ende der Liste.`
        : `Aufruf von ${say.guest(guest)} beendet.`,
    TurnGivenUp: ({ guest, to }, say) =>
      `${say.guest(guest)} lässt ${say.guest(to)} den Vortritt und bleibt zuoberst auf der Liste.`,
    Reserved: ({ guest, table }, say) => `${say.guest(guest)} hat an ${say.table(table)} reserviert.`,
    ReservationEnded: ({ guest, table, why }, say) =>
      `Reservierung von ${say.guest(guest)} an ${say.table(table)}: ${WHY_ENDED[why]}.`,
    SeatTaken: ({ guest, place, reason }, say) => `${say.guest(guest)} sitzt: ${say.seat(place)}.${because(reason)}`,
    SeatLeft: ({ guest, place, why, reason }, say) =>
      why === 'released'
        ? `Platz von ${say.guest(guest)} freigegeben: ${say.seat(place)}.${because(reason)}`
        : `${say.guest(guest)} steht auf: ${say.seat(place)}.`,
    PlayInterrupted: ({ guest, away }, say) =>
      `${say.guest(guest)} ${away.kind === 'restaurant' ? 'ist beim Essen' : 'macht Pause'} bis ${say.time(away.until)}, am Platz ${say.money(away.stake)}.`,
    SeatLent: ({ to, place }, say) => `${say.guest(to)} sitzt für die Dauer der Essenspause: ${say.seat(place)}.`,
    CameBack: ({ guest, lentTo }, say) =>
      `${say.guest(guest)} ist zurück${lentTo === undefined ? '' : `; ${say.guest(lentTo)} steht zuoberst auf der Liste`}.`,
    Wished: ({ guest, kind, seat, table }, say) =>
      kind === 'seat'
        ? `${say.guest(guest)} möchte ${seat === undefined ? 'einen anderen Platz' : `Platz ${String(seat)}`}.`
        : `${say.guest(guest)} möchte ${table === undefined ? 'an einen anderen Tisch' : `an ${say.table(table)}`}.`,
    WishDropped: ({ guest }, say) => `Wunsch von ${say.guest(guest)} gestrichen.`,
    GuestMoved: ({ guest, to, by, owes, reason }, say) =>
      `${BY[by]}: ${say.guest(guest)} an ${say.seat(to)}${owes === undefined ? '' : ', wartet auf den Big Blind oder zahlt ihn'}.${because(reason)}`,
    LotsDrawn: ({ drawn, among }, say) =>
      `Los unter ${String(among.length)}: ${say.list(drawn.map(say.guest))} wechselt den Tisch.`,
    ButtonPlaced: ({ table, seat }, say) => `${say.table(table)}: Button an Platz ${String(seat)}.`,
    HandDealt: ({ table, in: dealt, positions }, say) =>
      `${say.table(table)}: Hand mit ${String(dealt.length)}, Button an Platz ${String(positions.button)}.`,
    GameReturned: ({ guest, how, live, dead }, say) =>
      `${say.guest(guest)} zurück im Spiel: ${WAYS[how] ?? how}${live + dead === 0 ? '' : ` (${say.money(live)} als Einsatz, ${say.money(dead)} in den Pot)`}.`,
    RotationPlanned: ({ plan }) =>
      plan === undefined
        ? 'Kein Wechselplan mehr: Der Floor schickt, wen er will.'
        : `Wechselplan: alle ${String(plan.every)} Minuten, nach ${String(plan.most)} Tischen ${String(plan.pause)} Minuten Pause.`,
    DealerClockedIn: ({ dealer }, say) => `${say.dealer(dealer)} beginnt den Dienst.`,
    DealerClockedOut: ({ dealer }, say) => `${say.dealer(dealer)} beendet den Dienst.`,
    DealersMoved: ({ by, moves, owed, reason }, say) => {
      const where = moves.map(
        ({ dealer, to }) => `${say.dealer(dealer)} ${to === 'off' ? 'in die Pause' : `an ${say.table(to)}`}`,
      );
      const who = moves.length === 0 ? 'alle bleiben' : say.list(where);
      const due = owed.length === 0 ? '' : ` Ohne fällige Pause: ${say.list(owed.map(say.dealer))}.`;
      return `${by === 'push' ? 'Wechsel der Dealer' : 'Dealer'}: ${who}.${due}${because(reason)}`;
    },
    MoneyMoved: ({ moved }, say) => {
      const amount = say.money(moved.amount);
      switch (moved.what) {
        case 'buyIn':
          return `${say.guest(moved.guest)} kauft ${amount} (Kasse ${moved.box}).`;
        case 'topUp':
          return `${say.guest(moved.guest)} kauft ${amount} nach (Kasse ${moved.box}).`;
        case 'shortTopUp':
          return `${say.guest(moved.guest)} kauft angesagt ${amount} nach, der kleine Nachkauf des Abends (Kasse ${moved.box}).`;
        case 'cashOut':
          return `${say.guest(moved.guest)} bekommt ${amount} ausgezahlt (Kasse ${moved.box}).`;
        case 'deposit':
          return `${amount} von ${say.guest(moved.guest)} in Verwahrung.`;
        case 'depositBack':
          return `${amount} aus der Verwahrung zurück an ${say.guest(moved.guest)}.`;
        case 'depositPaid':
          return `${say.guest(moved.guest)} bekommt ${amount} aus der Verwahrung ausgezahlt (Kasse ${moved.box}).`;
        case 'consumed':
          return `${say.guest(moved.guest)} zahlt ${amount} Verzehr aus dem Einsatz.`;
        case 'runTwice':
          return `${say.table(moved.table)}: zweimal gegeben, Pot ${say.money(moved.pot)}${moved.amount === 0 ? '' : `, ${amount} Gebühr`}.`;
        case 'rake':
          return `${say.table(moved.table)}: ${amount} Rake.`;
        case 'fee':
          return `${say.table(moved.table)}: ${amount} Gebühr.`;
        case 'float':
          return `Kasse ${moved.box}: ${amount} hineingelegt.`;
        case 'drop':
          return `Kasse ${moved.box}: ${amount} abgeschöpft.`;
        case 'counted':
          return `Kasse ${moved.box} gezählt: ${amount} ${moved.means === 'cash' ? 'bar' : 'auf Karte'}.`;
      }
    },
  },
  facts: {
    came: 'Gekommen',
    bought: 'Gekauft',
    paidOut: 'Ausgezahlt',
    barred: 'Ausgeschlossen',
    dealt: 'Als Dealer im Dienst',
  },
};
