import type { ChipField } from '@riffle/tournament';
import { formatDay, formatMoney } from '../figures.ts';
import { deckReasonsDe } from '../log/deck-reasons-de.ts';
import { measuresDe } from '../policies/de/offences.ts';
import { chipsDe } from './de-chips.ts';
import { daysDe } from './de-days.ts';
import { formDe } from './de-form.ts';
import { moneyDe } from './de-money.ts';
import { setupDe } from './de-setup.ts';
import type { RefusalWords } from './refusal-words.ts';

const CHIP_FIELDS: { readonly [F in ChipField]: string } = {
  value: 'Wert',
  colour: 'Farbe',
  label: 'Name',
  owned: 'Anzahl im Koffer',
  inStack: 'Anzahl im Startstack',
};
const ROLES: { readonly [role: string]: string } = {
  owner: 'Inhaber',
  director: 'Turnierleitung',
  floor: 'Floor',
  cashier: 'Kasse',
  display: 'Anzeige',
  player: 'Spieler',
  dealer: 'Dealer',
  clock: 'Uhr',
  demo: 'Demo',
};
export const roleDe = (role: string): string => ROLES[role] ?? role;

export const de: RefusalWords = {
  'not-created': () => ({ title: 'Dieses Turnier gibt es noch nicht.', allowed: ['Zuerst das Turnier anlegen.'] }),
  'already-created': () => ({ title: 'Dieses Turnier ist schon angelegt.' }),
  'unknown-rulebook': ({ id }) => ({
    title: `Das Regelwerk „${id}“ ist nicht bekannt.`,
    allowed: ['Ein Regelwerk aus der Liste wählen.'],
  }),
  'chip-invalid': ({ chip, field: name }) => ({
    title: `Zeile ${String(chip + 1)} des Chipsatzes stimmt nicht: ${CHIP_FIELDS[name]}.`,
    detail: 'Werte steigen von Zeile zu Zeile, und zwei Chips einer Farbe brauchen verschiedene Namen.',
  }),
  'chips-off-stack': ({ sum, stack }, { chips }) => ({
    title: `Die Chips eines Startstacks ergeben ${chips(sum)}, er ist aber ${chips(stack)}.`,
    detail: sum < stack ? `Es fehlen ${chips(stack - sum)}.` : `Es sind ${chips(sum - stack)} zu viel.`,
  }),
  'played-level-fixed': ({ level }) => ({
    title: `Zeile ${String(level + 1)} der Struktur ist schon gespielt.`,
    allowed: ['Spätere Level ändern, oder die Uhr auf ein anderes Level stellen.'],
  }),
  'no-such-entry': () => ({ title: 'Diese Person ist in diesem Turnier nicht gemeldet.' }),
  'no-such-table': () => ({
    title: 'Diesen Tisch gibt es nicht mehr.',
    detail: 'Vielleicht ist er inzwischen aufgelöst.',
  }),
  'no-such-seat': ({ place, seats }, say) => ({
    title: `${say.table(place.table)} hat keinen Platz ${String(place.seat)}.`,
    allowed: [`Platz 1 bis ${String(seats)} wählen.`],
  }),
  'no-such-bust-out': () => ({ title: 'Dieses Ausscheiden steht nicht im Turnier.' }),
  'stack-was-removed': () => ({
    title: 'Hier ist niemand in einer Hand ausgeschieden: Der Stack wurde eingezogen.',
    allowed: ['Den Schritt zurücknehmen, oder die Person wieder ins Spiel bringen.'],
  }),
  'no-such-level': ({ levels }) => ({
    title: 'Dieses Level gibt es nicht.',
    allowed: [`Zeile 1 bis ${String(levels)} wählen.`],
  }),
  'no-such-proposal': () => ({
    title: 'Dieser Vorschlag gilt nicht mehr.',
    detail: 'Inzwischen hat sich das Feld geändert.',
    allowed: ['Den neuen Vorschlag ansehen.'],
  }),
  'nothing-to-do': () => ({ title: 'Es gibt nichts zu tun: So ist es schon.' }),
  'id-taken': () => ({ title: 'Das ist schon eingetragen.' }),
  'stack-not-counted': ({ entry }, say) => ({
    title: `${say.entry(entry)} ist noch im Spiel und gibt für das Re-Entry den Stack auf.`,
    allowed: ['Den Stack zählen und mit dem Re-Entry angeben.'],
  }),
  'person-already-entered': ({ entry }, say) => ({
    title: `${say.entry(entry)} ist schon gemeldet.`,
    allowed: ['Den vorhandenen Eintrag nehmen, oder als Gast mit anderem Namen melden.'],
  }),
  'one-per-club': ({ club, entry }, say) => ({
    title: `Für ${club} ist schon ${say.entry(entry)} gemeldet.`,
    detail: 'Das Regelwerk lässt in diesem Turnier nur eine Person je Verein zu.',
  }),
  'late-entry-closed': ({ through, until }, say) =>
    until !== undefined
      ? {
          title: `Der Späteinstieg war bis ${say.time(until)} offen.`,
          allowed: ['Die Turnierleitung kann ihn verlängern.'],
        }
      : through === 0
        ? {
            title: 'Das Turnier läuft, ein Späteinstieg ist nicht vorgesehen.',
            allowed: ['Unter „Struktur“ den Späteinstieg öffnen.'],
          }
        : {
            title: `Der Späteinstieg war bis zum Ende von Level ${String(through)} offen.`,
            allowed: ['Die Turnierleitung kann ihn verlängern.'],
          },
  'substitute-forbidden': ({ entry }, say) => ({
    title: `Für ${say.entry(entry)} darf niemand einspringen.`,
    allowed: ['Nur wenn die Person von Anfang an verwechselt war: mit einem Satz, wie es dazu kam.'],
  }),
  'withdraw-after-start': ({ entry }, say) => ({
    title: `${say.entry(entry)} ist im Spiel und kann nicht mehr abgemeldet werden.`,
    allowed: ['Als ausgeschieden eintragen.'],
  }),
  'not-in-play': ({ entry }, say) => ({ title: `${say.entry(entry)} ist nicht im Spiel.` }),
  'already-out': ({ entry }, say) => ({
    title: `${say.entry(entry)} ist schon ausgeschieden.`,
    allowed: ['Das Ausscheiden in der Ergebnisliste ändern.'],
  }),
  'not-out': ({ entry }, say) => ({ title: `${say.entry(entry)} ist nicht ausgeschieden.` }),
  'not-alternate': ({ entry }, say) => ({ title: `${say.entry(entry)} steht nicht auf der Liste der Nachrücker.` }),
  'not-checked-in': ({ entry }, say) => ({
    title: `${say.entry(entry)} ist noch nicht da.`,
    allowed: ['Zuerst einchecken.'],
  }),
  'not-seated': ({ entry }, say) => ({
    title: `${say.entry(entry)} hat keinen Platz.`,
    allowed: ['Zuerst einen Platz geben.'],
  }),
  'seat-taken': ({ place, by }, say) => ({
    title: `${say.place(place)} ist besetzt: ${say.entry(by)}.`,
    allowed: ['Tauschen, oder einen freien Platz wählen.'],
  }),
  'seat-blocked': ({ place, label }, say) => ({
    title: `${say.place(place)} ist gesperrt: ${label}.`,
    allowed: ['Sperre aufheben, oder einen anderen Platz wählen.'],
  }),
  'entry-locked': ({ entry }, say) => ({
    title: `${say.entry(entry)} ist am Platz festgehalten.`,
    allowed: ['Zuerst lösen.'],
  }),
  'no-free-seat': ({ players, seats }, say) => ({
    title: `Es fehlen Plätze: ${say.chips(players)} Personen, ${say.chips(seats)} freie Plätze.`,
    allowed: ['Einen Tisch dazustellen.'],
  }),
  'too-few-players': ({ players, needed }) => ({
    title: `Dafür sind ${String(players)} zu wenige; nötig sind ${String(needed)}.`,
  }),
  'table-not-empty': ({ table, players }, say) => ({
    title: `An ${say.table(table)} sitzen noch ${String(players)}.`,
    allowed: ['Den Tisch auflösen.'],
  }),
  'table-too-large': ({ seats, max, tables }) => ({
    title:
      tables === undefined
        ? `${String(seats)} Plätze sind zu viele.`
        : `Für diese Spiele sind ${tables === 1 ? 'die Plätze an einem Tisch' : `die Plätze an ${String(tables)} Tischen`} zu viele: bis zu ${String(seats)}.`,
    allowed: [
      tables === undefined
        ? `Höchstens ${String(max)}.`
        : `Zuerst jeden Tisch auf höchstens ${String(max)} Plätze ändern.`,
    ],
  }),
  'name-taken': ({ name }) => ({ title: `Den Namen „${name}“ gibt es schon.` }),
  'not-drawn': () => ({ title: 'Die Plätze sind noch nicht ausgelost.', allowed: ['Zuerst die Plätze auslosen.'] }),
  'no-seating': () => ({
    title: 'An diesem Abend wird nur gezählt, es gibt keine Tische und keine Plätze.',
    allowed: ['Einen neuen Abend mit Plätzen anlegen.'],
  }),
  'already-drawn': () => ({
    title: 'Die Plätze sind ausgelost und das Turnier läuft.',
    allowed: ['Einen einzelnen Tisch neu auslosen.'],
  }),
  'already-started': () => ({ title: 'Das Turnier läuft schon.' }),
  'not-started': () => ({ title: 'Das Turnier hat noch nicht begonnen.', allowed: ['Zuerst die Uhr starten.'] }),
  'clock-running': () => ({ title: 'Die Uhr läuft schon.' }),
  'clock-stopped': () => ({ title: 'Die Uhr steht schon.' }),
  'no-countdown': () => ({ title: 'Es läuft kein Countdown.' }),
  'time-passed': () => ({ title: 'Diese Zeit ist schon vorbei.', allowed: ['Eine spätere Zeit wählen.'] }),
  'no-break': () => ({ title: 'Es ist gerade keine Pause.' }),
  'too-fast': ({ fastest }) => ({
    title: 'So schnell geht es nicht.',
    allowed: [`1- bis ${String(fastest)}-fach wählen.`],
  }),
  'demo-only': () => ({ title: 'Das geht nur in einer Demo-Nacht.' }),
  over: () => ({
    title: 'Das Turnier ist zu Ende.',
    allowed: ['Ergebnisse ändern, oder den letzten Schritt zurücknehmen.'],
  }),
  'all-out': ({ players }) => ({ title: 'So bliebe niemand übrig.', detail: `Im Spiel sind noch ${String(players)}.` }),
  'disqualified-would-win': ({ entry }, say) => ({
    title: `${say.entry(entry)} ist disqualifiziert und kann nicht gewinnen: Die Chips werden eingezogen.`,
    allowed: ['Zuerst den Stack wegnehmen: auf den Platz tippen, oder bei der Strafe.'],
  }),
  'different-tables': ({ tables }, say) => ({
    title: `Das sind verschiedene Tische: ${say.list(tables.map(say.table))}.`,
    allowed: ['Sagen, ob Hand-for-Hand gespielt wird oder ob beide nur zur selben Zeit ausgeschieden sind.'],
  }),
  'out-by-self': ({ entry }, say) => ({ title: `${say.entry(entry)} kann sich nicht selbst herausgenommen haben.` }),
  'out-by-out': ({ entry, by }, say) => ({
    title: `${say.entry(by)} ist in dieser Hand selbst ausgeschieden und kann ${say.entry(entry)} nicht herausgenommen haben.`,
    detail: 'Wer den Pot mit den letzten Chips eines anderen gewinnt, hat nach der Hand noch Chips.',
    allowed: ['Nennen, wer den Pot gewonnen hat, oder niemanden.', 'Waren es zwei Hände: nacheinander melden.'],
  }),
  'stack-too-large': ({ entry, most }, say) => ({
    title: `So viele Chips kann ${say.entry(entry)} nicht gehabt haben.`,
    detail: `Im Spiel sind ${say.chips(most)}.`,
  }),
  'sit-and-go': () => ({
    title: 'Hier spielt jeder Tisch für sich zu Ende.',
    detail: 'In dieser Form des Turniers wird nicht ausgeglichen und kein Tisch aufgelöst.',
  }),
  'too-many-for-final-table': ({ players, size }) => ({
    title: `Für den Finaltisch sind noch ${String(players)} im Spiel, ${String(size)} haben Platz.`,
  }),
  'hand-for-hand-on': () => ({ title: 'Hand-for-Hand wird schon gespielt.' }),
  'time-runs-already': ({ table }, say) => ({ title: `An ${say.table(table)} läuft schon eine Bedenkzeit.` }),
  'another-time-call': ({ table }, say) => ({
    title: `An ${say.table(table)} läuft inzwischen eine andere Bedenkzeit.`,
    detail: 'Gemeldet war das Ende einer früheren. Die jetzige läuft weiter.',
    allowed: ['Melden, wenn die jetzige um ist.'],
  }),
  'counted-already': ({ table }, say) => ({
    title: `An ${say.table(table)} ist diese Hand oder Runde schon gezählt.`,
    detail: 'Jemand war schneller. Von den Strafen ist nichts doppelt abgezogen.',
    allowed: ['Die nächste zählen, wenn sie gespielt ist.'],
  }),
  'time-still-runs': ({ seconds }) => ({
    title: `Die Bedenkzeit läuft noch ${String(seconds)} Sekunden.`,
    allowed: ['Warten, bis sie um ist; vorher ist keine Hand tot.'],
  }),
  'time-only-shorter': ({ most }) => ({
    title: 'Länger als das Regelwerk sagt, darf diese Bedenkzeit nicht sein.',
    allowed: [`Höchstens ${String(most)} Sekunden; kürzer nur, wo das Regelwerk es der Turnierleitung erlaubt.`],
  }),
  'no-floor-call': ({ table }, say) => ({ title: `${say.table(table)} wartet nicht auf den Floor.` }),
  'no-hand-for-hand': () => ({
    title: 'Hand-for-Hand wird nicht gespielt.',
    allowed: ['Es zuerst ansagen.'],
  }),
  'one-table': () => ({ title: 'Mit einem Tisch ist Hand-for-Hand ohne Wirkung.' }),
  'until-out-of-range': ({ left }) => ({
    title: `Noch ${String(left)} im Spiel: Das Ziel liegt zwischen 1 und ${String(left - 1)}.`,
  }),
  'no-freeze': () => ({
    title: 'Hier wartet kein All-in.',
    detail: 'Eine gecallte Hand wartet nur in einer gemeinsamen Hand, und nur wo das Regelwerk es so will.',
    allowed: ['Die Hand zu Ende spielen und melden, dass der Tisch fertig ist.'],
  }),
  'another-hand-runs': ({ table, hand }, say) => ({
    title:
      hand === 0
        ? `An ${say.table(table)} läuft eine andere Hand.`
        : `An ${say.table(table)} läuft Hand ${String(hand)}.`,
    detail:
      'Gemeldet war eine andere: Jemand war schneller, oder es wurde etwas zurückgenommen. Gezählt ist nichts doppelt.',
    allowed: ['Melden, was jetzt zu melden ist.'],
  }),
  'others-still-play': ({ tables }, say) => ({
    title: `Noch nicht fertig: ${say.list(tables.map(say.table))}.`,
    detail: 'Jede Hand beginnt an allen Tischen zugleich.',
    allowed: ['Warten, bis diese Tische fertig gemeldet sind.'],
  }),
  'no-such-step': ({ steps }) => ({ title: `Diesen Schritt gibt es nicht, es sind ${String(steps)}.` }),
  'table-stopped': ({ table }, say) => ({
    title: `An ${say.table(table)} steht das Spiel, bis entschieden ist.`,
    allowed: ['Erst entscheiden und den Tisch weiterspielen lassen.'],
  }),
  'same-hand': ({ table }, say) => ({
    title: `An ${say.table(table)} wird die Hand neu gegeben; sie zählt nur einmal.`,
    allowed: ['Mit der nächsten Hand weiterzählen.'],
  }),
  'chips-too-many': ({ most }, say) => ({
    title: 'So viele Chips können nicht aus dem Spiel.',
    allowed: [`Höchstens ${say.chips(most)}.`],
  }),
  'all-tables-together': ({ tables }, say) => ({
    title: `In Hand-for-Hand wird an allen Tischen zugleich gegeben; es fehlt ${say.list(tables.map(say.table))}.`,
    allowed: ['Die nächste Hand an allen Tischen geben, oder Hand-for-Hand beenden.'],
  }),
  'hand-too-long': ({ most }) => ({
    title: 'So viel Zeit geht für eine Hand nicht von der Uhr.',
    allowed: [most === 0 ? 'Ohne Abzug geben.' : `Höchstens ${String(most)} Minuten.`],
  }),
  'button-unknown': ({ table }, say) => ({
    title: `Wo an ${say.table(table)} der Button liegt, ist nicht eingetragen.`,
    allowed: ['Zuerst den Button auf einen Platz legen.'],
  }),
  'reason-needed': () => ({
    title: 'Das geht nur mit einem Grund.',
    allowed: ['Einen Grund angeben; er steht dann im Protokoll.'],
  }),
  'no-such-ruling': () => ({ title: 'Diese Entscheidung gibt es nicht.' }),
  'already-appealed': () => ({ title: 'Gegen diese Entscheidung ist schon Einspruch eingelegt.' }),
  'appeal-too-late': () => ({
    title: 'Für einen Einspruch ist es zu spät.',
    detail: 'Er ist nur möglich, bis die nächste Hand beginnt.',
    allowed: ['Als Notiz festhalten; die Entscheidung bleibt.'],
  }),
  'no-open-appeal': () => ({ title: 'Zu dieser Entscheidung ist kein Einspruch offen.' }),
  'no-such-penalty': () => ({ title: 'Diese Strafe gibt es nicht.' }),
  'no-such-bar': ({ of }) => ({
    title:
      of === 'player'
        ? 'Gesperrt wird nach diesem Regelwerk nur, wer ausgeschlossen wird.'
        : 'Einen Verein schließt dieses Regelwerk nicht aus, oder nur zusammen mit einem Ausschluss.',
  }),
  'plays-for-no-club': ({ entry }, say) => ({ title: `Bei ${say.entry(entry)} ist kein Verein eingetragen.` }),
  'bar-over': () => ({ title: 'Dieser Tag ist schon vorbei.', allowed: ['Einen späteren Tag wählen.'] }),
  barred: ({ of, person, club = '', until }, say) => ({
    title: `${of === 'player' ? `${say.person(person)} ist gesperrt` : `${say.person(person)} spielt für ${club}, und dieser Verein ist ausgeschlossen`}${until === undefined ? '' : ` bis ${formatDay(until - 1, 'de')}`}.`,
    allowed: ['Die Turnierleitung kann mit einer Begründung trotzdem eintragen oder die Sperre im Strafbuch aufheben.'],
  }),
  'penalty-ends': () => ({
    title: 'Nach diesem Regelwerk endet eine Strafe mit dem Tag und geht nicht auf den nächsten über.',
  }),
  'penalty-carried-already': ({ entry }, say) => ({
    title: `Den Rest dieser Strafe verbüßt ${say.entry(entry)} hier schon.`,
  }),
  'penalty-served-elsewhere': ({ evening }) => ({
    title: 'Den Rest dieser Strafe verbüßt er schon an einem anderen Abend.',
    detail: `Dort wurde sie übernommen: ${evening}. Zweimal verbüßt wird sie nicht.`,
    allowed: ['Sie dort erlassen, wenn sie hier verbüßt werden soll.'],
  }),
  'no-more-points': ({ most, harder }, say) => ({
    title: `Mehr als ${String(most)} Punkte werden niemandem abgezogen.`,
    detail: 'So viele sind diesem Spieler schon abgezogen; ein weiterer Abzug nähme ihm nichts.',
    allowed: [`Härtere Strafen: ${say.list(harder.map((one) => measuresDe[one]))}.`],
  }),
  'not-on-the-ladder': ({ measure, ladder }, say) => ({
    title: `Das Regelwerk kennt diese Strafe nicht: ${measuresDe[measure]}.`,
    allowed: [`Möglich: ${say.list(ladder.map((one) => measuresDe[one]))}.`],
  }),
  'penalty-out-of-bounds': ({ from, to }) => ({
    title: 'So lang darf diese Strafe nicht sein.',
    allowed: [to === undefined ? `Mindestens ${String(from)}.` : `Von ${String(from)} bis ${String(to)}.`],
  }),
  'no-such-breach': ({ rule }) => ({ title: `Gegen Regel ${rule} verstößt dies im Regelwerk nicht.` }),
  'deck-stays': ({ why, reasons }, say) => ({
    title: `Das Deck bleibt, auch wenn ${deckReasonsDe[why]}.`,
    allowed: [`Gewechselt wird, wenn: ${say.list(reasons.map((one) => deckReasonsDe[one]))}.`],
  }),
  'two-needed': () => ({ title: 'Zwei Spieler nennen, jeden einmal.' }),
  'not-at-the-table': ({ entry, table }, say) => ({ title: `${say.entry(entry)} sitzt nicht an ${say.table(table)}.` }),
  'fine-needed': ({ euros }) => ({
    title:
      euros === undefined
        ? 'Wie viel ist zu zahlen? Das Regelwerk nennt keinen Betrag.'
        : `Wie viel ist zu zahlen? Das Regelwerk nennt ${formatMoney(euros * 100, 'EUR', 'de')}, und der Abend hat eine andere Währung.`,
  }),
  'fine-not-so': ({ amount }, say) => ({
    title:
      amount === undefined
        ? 'Dafür kennt das Regelwerk keine Geldstrafe.'
        : `Das Regelwerk setzt die Geldstrafe fest: ${say.money(amount)}.`,
  }),
  ...moneyDe,
  ...setupDe,
  ...formDe,
  ...chipsDe,
  ...daysDe,
  'undo-takes-more': ({ also }) => ({
    title:
      also.length === 1
        ? 'Davon hängt ein späterer Schritt ab.'
        : `Davon hängen ${String(also.length)} spätere Schritte ab.`,
    allowed: ['Ansehen und alle zusammen zurücknehmen.'],
  }),
  'nothing-to-undo': () => ({ title: 'Dieser Schritt ist schon zurückgenommen.' }),
  'role-may-not': ({ role, needed }, say) => ({
    title: `Als ${roleDe(role)} geht das nicht.`,
    allowed: [`Das kann: ${say.list(needed.map(roleDe))}.`],
  }),
};
