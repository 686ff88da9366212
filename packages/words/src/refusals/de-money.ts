import type { SaleKind, TournamentRefusal } from '@riffle/tournament';
import { formatPercent } from '../percent.ts';
import type { RefusalWords } from './refusal-words.ts';
import type { OfMoney } from './refusals-of-money.ts';

const KIND: { readonly [K in SaleKind]: string } = {
  entry: 'Startplatz',
  reEntry: 'Re-Entry',
  rebuy: 'Rebuy',
  addOn: 'Add-on',
};
const AFTER = (count: number): string => (count === 1 ? 'Nach dem ersten Rebuy' : `Nach ${String(count)} Rebuys`);
const LEVELS = (from: number | undefined, through: number | undefined): string[] => {
  if (from !== undefined && through !== undefined) return [`Möglich von Level ${String(from)} bis ${String(through)}.`];
  if (through !== undefined) return [`Möglich bis zum Ende von Level ${String(through)}.`];
  return from === undefined ? [] : [`Möglich ab Level ${String(from)}.`];
};
const TIMES = (since: string | undefined, until: string | undefined): string[] => {
  if (since !== undefined && until !== undefined) return [`Möglich von ${since} bis ${until}.`];
  if (until !== undefined) return [`Möglich bis ${until}.`];
  return since === undefined ? [] : [`Möglich ab ${since}.`];
};
type AgainstRules = Extract<TournamentRefusal, { readonly code: 'money-against-rules' }>['what'];
const AGAINST: { readonly [W in AgainstRules]: string } = {
  bounty: 'Kopfgelder sind nach dem Regelwerk nicht vorgesehen.',
  bountyForm: 'Das Kopfgeld hat einen vorher festgelegten Wert, und wer es gewinnt, hat es ganz.',
  houseFee:
    'Bei Kopfgeldern ist das ganze Startgeld Kopfgeld und Preispool: keine Gebühr, kein Personalanteil, kein Abzug.',
  bountiesDiffer: 'Das Kopfgeld ist für Startplatz, Re-Entry und Rebuy dasselbe, und ein Add-on hat keines.',
  houseShare: 'Bei einem Turnier mit Kopfgeldern behält das Haus nichts vom Preistopf.',
  poolDeduction: 'Bei einem Turnier mit Kopfgeldern geht vom Preistopf nichts ab.',
  planKeeps:
    'Bei einem Turnier mit Kopfgeldern geht der ganze Preistopf an die Plätze: Der Preisplan ließe etwas übrig.',
  shortStack: 'Jeder Startplatz und jedes Re-Entry hat den ganzen Startstack.',
  rebuy: 'Es hat keine Rebuys.',
  addOn: 'Es hat keine Add-ons.',
  reEntry: 'Es hat keine Re-Entries.',
  reEntriesLimited:
    'Re-Entries sind unbegrenzt, für jede Person und insgesamt: Sie enden nur mit dem Level, dem vollen Feld und der Bubble.',
};
type NotHis = Extract<TournamentRefusal, { readonly code: 'special-not-his' }>['why'];
const NOT_HIS: { readonly [W in NotHis]: string } = {
  disqualified: 'Wer disqualifiziert ist, bekommt keine Preise.',
  stillIn: 'Er ist noch im Turnier.',
  notDrawn: 'Die Köpfe liegen noch nicht im Hut.',
  headStillIn: 'Der Spieler, auf den der Preis ausgesetzt ist, ist noch im Turnier.',
  ownHead: 'Der Preis ist auf ihn selbst ausgesetzt.',
  notByHim: 'Der Spieler ist durch jemand anderen ausgeschieden.',
};
const SOLD_BY = (time: string, who: string | undefined): string => (who ? `Um ${time} von ${who}.` : `Um ${time}.`);
const WITH_REASON = 'Oder mit Grund; er steht dann im Protokoll.';

export const moneyDe: Pick<RefusalWords, OfMoney> = {
  'no-money': () => ({
    title: 'Für diesen Abend führt Riffle keine Kasse.',
    allowed: ['In den Einstellungen festlegen, was ein Startplatz kostet.'],
  }),
  'money-against-rules': ({ what }) => ({ title: AGAINST[what] }),
  'house-share-risen': ({ name }) => ({
    title:
      name === undefined
        ? 'Was das Haus behält, wird vor dem Start angekündigt und kann danach nur sinken.'
        : `Was vom Topf abgeht, wird vor dem Start angekündigt und kann danach nur sinken: ${name}.`,
    allowed: [
      name === undefined
        ? 'Den Anteil des Hauses lassen, wie er ist, oder kleiner machen.'
        : 'Den Abzug lassen, wie er ist, oder kleiner machen.',
    ],
  }),
  'currency-in-use': () => ({
    title: 'Die Währung bleibt: In ihr ist schon verkauft oder bezahlt.',
    allowed: ['Erst zurücknehmen, was verkauft, bezahlt oder in eine Kasse gelegt ist.'],
  }),
  'no-such-profile': ({ kind }) => ({
    title: `${KIND[kind]} wird an diesem Abend nicht verkauft.`,
    allowed: ['In den Einstellungen unter Geld einen Preis dafür anlegen.'],
  }),
  'not-offered': ({ kind, from, through, since, until, instead, refs }, say) => ({
    title:
      instead === undefined ? `${KIND[kind]} gibt es jetzt nicht.` : `${KIND[kind]}: Diesen Preis gibt es jetzt nicht.`,
    ...(instead && { detail: `Jetzt gilt: ${instead.name}, ${say.money(instead.price)}.` }),
    allowed: [
      ...LEVELS(from, through),
      ...TIMES(since && say.time(since), until && say.time(until)),
      ...(refs === undefined ? [WITH_REASON] : []),
    ],
  }),
  'sale-forbidden': ({ kind }) => ({ title: `${KIND[kind]} ist nach dem Regelwerk nicht erlaubt.` }),
  'limit-passed': ({ kind, limit, most }) => {
    const of = KIND[kind];
    const allowed = [WITH_REASON];
    switch (limit) {
      case 'perPerson':
        return { title: `${of}: höchstens ${String(most)} je Person.`, allowed };
      case 'total':
        return { title: `${of}: höchstens ${String(most)} an diesem Abend, und alle sind verkauft.`, allowed };
      case 'through':
        return { title: `${of} gab es bis zum Ende von Level ${String(most)}.`, allowed };
      case 'fewestLeft':
        return { title: `${of} gibt es nur, solange mindestens ${String(most)} im Spiel sind.`, allowed };
    }
  },
  'just-sold': ({ entry, kind, at, by }, say) => ({
    title: `${KIND[kind]} für ${say.entry(entry)} ist eben schon verkauft worden. Noch einer?`,
    detail: SOLD_BY(say.time(at), by && say.staff?.(by)),
    allowed: [WITH_REASON],
  }),
  'rebuy-not-with-hand': () => ({
    title: 'Mit dem Ausscheiden verkauft wird ein Rebuy nur, wenn einer allein und eben jetzt ausscheidet.',
    allowed: ['Das Ausscheiden ohne Rebuy melden und es danach verkaufen.'],
  }),
  'too-many-at-once': ({ most }) => ({
    title: most === 1 ? 'Davon gibt es nur einen auf einmal.' : `Auf einmal gibt es höchstens ${String(most)}.`,
  }),
  'sale-chips': ({ least, most }, say) => ({
    title: 'So viele Chips lassen sich nicht verkaufen.',
    allowed: [`${say.chips(least)} bis ${say.chips(most)}.`],
  }),
  'stack-asked': ({ entry, most }, say) => ({
    title: `Ein Rebuy mit Chips gibt es bis zum Startstack: Hat ${say.entry(entry)} höchstens ${say.chips(most)}?`,
    allowed: ['Den Stack bestätigen oder eintragen.', WITH_REASON],
  }),
  'stack-above-start': ({ entry, stack, most, after, refs }, say) => ({
    title:
      after === undefined
        ? `${say.entry(entry)} hat ${say.chips(stack)}; ein Rebuy gibt es bis ${say.chips(most)}.`
        : `${AFTER(after)} hat ${say.entry(entry)} mindestens ${say.chips(stack)}; ein weiteres gibt es bis ${say.chips(most)}.`,
    allowed: [
      after === undefined ? 'Rebuys erst wieder mit so viel Chips oder weniger.' : 'Weniger auf einmal verkaufen.',
      ...(refs === undefined ? [WITH_REASON] : []),
    ],
  }),
  'field-full': ({ most, entries, atOnce, refs }) => ({
    title: atOnce
      ? `Es spielen schon ${String(entries)}, und auf einmal dürfen es höchstens ${String(most)} sein.`
      : `Alle ${String(most)} Startplätze sind vergeben.`,
    ...(entries > most && !atOnce && { detail: `Es sind schon ${String(entries)}.` }),
    allowed: atOnce
      ? ['Sobald jemand ausgeschieden ist.', 'In den Einstellungen mehr zulassen.']
      : refs === undefined
        ? ['In den Einstellungen mehr zulassen.', WITH_REASON]
        : ['In den Einstellungen mehr zulassen: Für ein Re-Entry genügt hier kein Grund.'],
  }),
  're-entry-in-the-money': ({ paid, left }) => ({
    title: 'Für ein Re-Entry ist es zu spät: Das Preisgeld ist erreicht.',
    detail: `Noch ${String(left)} im Spiel, ${String(paid)} Plätze werden bezahlt.`,
  }),
  'still-in': ({ entry, after, refs }, say) => ({
    title:
      after === undefined ? `${say.entry(entry)} hat noch Chips.` : `${AFTER(after)} hat ${say.entry(entry)} Chips.`,
    allowed: [
      after === undefined ? 'Zuerst das Ausscheiden melden.' : 'Weniger auf einmal verkaufen.',
      ...(refs === undefined ? ['Oder ein Rebuy anlegen, das auch mit Chips erlaubt ist.'] : []),
    ],
  }),
  'add-on-not-now': ({ through = 0, until, over }, say) =>
    until === undefined
      ? {
          title: over
            ? `Für das Add-on ist es zu spät: ${through === 0 ? 'Die Rebuy-Phase endete vor dem Start' : `Nach Level ${String(through)} wird schon weitergespielt`}.`
            : `Für das Add-on ist es zu früh: Die Rebuy-Phase läuft bis zum Ende von Level ${String(through)}.`,
          allowed: [
            through === 0
              ? 'Möglich vor der ersten Hand.'
              : `Möglich nach der letzten Hand von Level ${String(through)}.`,
            WITH_REASON,
          ],
        }
      : {
          title: `Für das Add-on ist es zu früh: Die Rebuy-Phase läuft bis ${say.time(until)}.`,
          allowed: [`Möglich ab ${say.time(until)}.`, WITH_REASON],
        },
  'hand-missed': ({ entry }, say) => ({
    title: `${say.entry(entry)} hat schon eine Hand versäumt: Ein Rebuy ist vor der nächsten Hand anzusagen.`,
    allowed: ['Mit Grund, wenn es rechtzeitig angesagt war; er steht dann im Protokoll.'],
  }),
  'seat-given-on': ({ entry, by }, say) => ({
    title: `Für ${say.entry(entry)} ist kein Platz frei${by === undefined ? '' : `: Dort sitzt jetzt ${say.entry(by)}`}.`,
    allowed: [
      'Das Ausscheiden im Protokoll zurücknehmen und mit dem Rebuy zusammen melden: Dann bleibt der Platz.',
      'Mit einer Begründung: Der nächste freie Platz gehört dieser Person, vor allen Nachrückern; die Begründung steht dann im Protokoll.',
    ],
  }),
  'bought-back': ({ entry }, say) => ({
    title: `${say.entry(entry)} hat sich nach dieser Hand wieder eingekauft und bleibt in ihr.`,
    allowed: ['Zuerst das Rebuy gegenbuchen, dann die Hand berichtigen.', 'Oder beides im Protokoll zurücknehmen.'],
  }),
  disqualified: ({ entry }, say) => ({
    title: `${say.entry(entry)} ist disqualifiziert: Ins Turnier führt kein Weg zurück.`,
    allowed: ['Die Strafe im Protokoll zurücknehmen, wenn sie ein Versehen war.'],
  }),
  'disqualified-fee-stays': ({ entry, unlessReason }, say) => ({
    title: `${say.entry(entry)} ist disqualifiziert: Was für den Startplatz bezahlt ist, bleibt im Preispool.`,
    allowed: [
      'Die Strafe im Protokoll zurücknehmen, wenn sie ein Versehen war.',
      ...(unlessReason ? ['Mit Grund, denn das Regelwerk sagt dazu nichts.'] : []),
    ],
  }),
  'entry-sold': ({ entry }, say) => ({ title: `${say.entry(entry)} hat den Startplatz schon gekauft.` }),
  'no-such-sale': () => ({ title: 'Diesen Kauf gibt es nicht.' }),
  'sale-reversed': () => ({ title: 'Dieser Kauf ist schon storniert.' }),
  'entry-has-played': ({ entry }, say) => ({
    title: `${say.entry(entry)} ist im Spiel: Der Startplatz lässt sich nicht stornieren.`,
    allowed: ['Die Meldung zurücknehmen; der Preis ist dann zurückzugeben.'],
  }),
  'chips-played': ({ entry }, say) => ({
    title: `Mit diesen Chips hat ${say.entry(entry)} gespielt: Sie sind zu zahlen.`,
  }),
  'no-such-box': () => ({ title: 'Diese Kasse gibt es nicht.', allowed: ['Zuerst eine Kasse öffnen.'] }),
  'box-counted': () => ({ title: 'Diese Kasse ist schon gezählt.', allowed: ['Eine neue Kasse öffnen.'] }),
  'not-your-box': () => ({ title: 'Das ist die Kasse von jemand anderem.', allowed: ['Die eigene Kasse nehmen.'] }),
  'box-has-less': ({ has }, say) => ({
    title: `In der Kasse sind nur ${say.money(has)}.`,
    allowed: ['Wechselgeld einlegen, oder eine andere Kasse nehmen.'],
  }),
  'amount-invalid': ({ least }, say) => ({ title: `Diesen Betrag gibt es nicht. Mindestens ${say.money(least)}.` }),
  'owes-elsewhere': ({ entry, owes }, say) => ({
    title: `${say.entry(entry)} hat auf einem anderen Startplatz noch ${say.money(owes)} offen.`,
    allowed: ['Das zuerst kassieren, dann auszahlen.'],
  }),
  'owes-less': ({ entry, owes }, say) => ({
    title:
      owes === 0
        ? `Bei ${say.entry(entry)} ist nichts offen.`
        : `Bei ${say.entry(entry)} sind ${say.money(owes)} offen.`,
  }),
  'is-owed-less': ({ owed }, say) => ({
    title: owed === 0 ? 'Hier ist nichts zurückzugeben.' : `Zurückzugeben sind nur ${say.money(owed)}.`,
  }),
  'fee-open': ({ entry, owes }, say) => ({
    title: `${say.entry(entry)} bekommt erst einen Platz, wenn bezahlt ist.`,
    detail: `Offen sind ${say.money(owes)}.`,
    allowed: ['Zuerst an der Kasse zahlen.'],
  }),
  'fine-unpaid': ({ entry, owes }, say) => ({
    title: `${say.entry(entry)} spielt erst weiter, wenn die Geldstrafe bezahlt ist.`,
    detail: `Offen sind ${say.money(owes)}.`,
    allowed: ['Zuerst an der Kasse zahlen.', WITH_REASON],
  }),
  'given-too-little': ({ due }, say) => ({ title: `Das ist zu wenig. Zu zahlen sind ${say.money(due)}.` }),
  'no-such-payment': () => ({ title: 'Diese Zahlung gibt es nicht.' }),
  'payment-reversed': () => ({ title: 'Diese Zahlung ist schon gegengebucht.' }),
  'hits-too-few': ({ entry }, say) => ({
    title: `So viele Hits hat ${say.entry(entry)} nicht.`,
    allowed: ['Höchstens so viele abziehen, wie gezählt sind.'],
  }),
  'nothing-due': ({ entry }, say) => ({ title: `${say.entry(entry)} hat nichts mehr zu bekommen.` }),
  'bounty-at-the-end': ({ entry }, say) => ({
    title: `Das Kopfgeld von ${say.entry(entry)} wird am Ende des Turniers ausgezahlt.`,
  }),
  'no-mystery': () => ({
    title: 'An diesem Abend gibt es keine Umschläge.',
    allowed: ['Unter Preise als Art der Kopfgelder „Umschläge“ wählen, vor dem Start.'],
  }),
  'envelopes-not-yet': () => ({
    title: 'Für die Umschläge ist es zu früh: Es kann noch jemand dazukommen.',
    allowed: ['Möglich, sobald es keine neuen Startplätze, Re-Entrys und Rebuys mehr gibt.'],
  }),
  'envelopes-sealed': () => ({
    title: 'Die Umschläge sind versiegelt: Am Geld für Kopfgelder ändert sich nichts mehr.',
    allowed: ['Zuerst das Versiegeln zurücknehmen.'],
  }),
  'alternates-paid': ({ entries }, say) => ({
    title: 'Im Topf liegt noch Startgeld von Nachrückern, die nicht mehr gesetzt werden.',
    detail: `Es sind: ${say.list(entries.map((entry) => say.entry(entry)))}.`,
    allowed: ['Zuerst die Nachrücker streichen: Was sie bezahlt haben, bekommen sie zurück.'],
  }),
  'envelopes-not-sealed': () => ({
    title: 'Die Umschläge sind noch nicht versiegelt.',
    allowed: ['Zuerst festlegen, was in ihnen ist, und sie versiegeln.'],
  }),
  'envelope-not-due': ({ entry }, say) => ({
    title: `Für ${say.entry(entry)} ist kein Umschlag zu ziehen.`,
    allowed: ['Je einer für jeden, der ausgeschieden ist, seit sie versiegelt sind, und einer für den Sieger.'],
  }),
  'envelopes-off': ({ count, needed, sum, should }, say) => ({
    title:
      count === needed
        ? `In den Umschlägen sind zusammen ${say.money(sum)}; es müssen ${say.money(should)} sein.`
        : `Es sind ${String(count)} Umschläge; es müssen ${String(needed)} sein, einer für jeden, der im Spiel ist.`,
    allowed: [`${String(needed)} Umschläge mit zusammen ${say.money(should)}, in keinem nichts.`],
  }),
  'deal-forbidden': () => ({ title: 'Deals sind nach dem Regelwerk nicht erlaubt: Es wird ausgespielt.' }),
  'deal-made': () => ({
    title: 'Die Preise sind durch einen Deal geteilt.',
    allowed: ['Den Deal zurücknehmen, solange niemand danach gehandelt hat.'],
  }),
  'deal-without': ({ entry }, say) => ({
    title: `Ohne ${say.entry(entry)} wäre der Deal dann gemacht worden.`,
    detail: 'Ein Deal gilt nur mit allen, die noch im Turnier sind.',
    allowed: ['Erst den Deal im Protokoll zurücknehmen, dann das Ausscheiden richtigstellen.'],
  }),
  'deal-not-yet': ({ hand }) =>
    hand === true
      ? {
          title: 'Für einen Deal ist es zu früh: Andere Tische spielen die Hand noch.',
          allowed: ['Wenn alle Tische die Hand beendet haben.'],
        }
      : {
          title: 'Für einen Deal ist es zu früh: Es kann noch jemand dazukommen.',
          allowed: ['Wenn Anmeldung, Re-Entry und Rebuys vorbei sind.'],
        },
  'deal-not-by-all': ({ without }, say) => ({
    title: 'Ein Deal gilt nur mit allen, die noch im Turnier sind.',
    detail: `Es fehlt: ${say.list(without.map((entry) => say.entry(entry)))}.`,
  }),
  'deal-not-open': () => ({
    title: 'Dieser Vorschlag gilt nicht mehr.',
    allowed: ['Den neuen Vorschlag ansehen und dazu antworten.'],
  }),
  'no-deal-made': () => ({ title: 'Es gibt keinen Deal: Es wird ausgespielt.' }),
  'deal-leaves': ({ left }, say) => ({ title: `Um ${say.money(left)} wird noch gespielt.` }),
  'play-on-after-deal': () => ({ title: 'Nach dem Regelwerk wird auch nach einem Deal bis zum Ende gespielt.' }),
  'deal-stacks-unknown': () => ({
    title: 'Die Plätze gehen nach Chips, und beim Deal wurden sie nicht gezählt.',
    allowed: ['Weiterspielen.'],
  }),
  'deal-stacks-equal': () => ({
    title: 'Mehrere haben gleich viele Chips: Wer gewinnt, steht nicht fest.',
    allowed: ['Weiterspielen, bis einer mehr hat.'],
  }),
  'no-prizes-left': () => ({ title: 'Es ist nichts zu teilen: Für diese Plätze gibt es keine Preise.' }),
  'deal-share-too-small': ({ entry, least }, say) => ({
    title: `${say.entry(entry)} hat ${say.money(least)} schon sicher und bekommt nicht weniger.`,
  }),
  'deal-too-much': ({ sum, most }, say) => ({
    title: `Geteilt sind ${say.money(sum)}, zu gewinnen sind noch ${say.money(most)}.`,
  }),
  'deal-percent-off': ({ said, missing }) => ({
    title: `Die Anteile ergeben ${formatPercent(said, 'de')}, nicht ${formatPercent(10_000, 'de')}.`,
    allowed: [
      missing > 0
        ? `Noch ${formatPercent(missing, 'de')} vergeben.`
        : `${formatPercent(-missing, 'de')} weniger vergeben.`,
    ],
  }),
  'deal-not-his-percent': ({ entry, amount }, say) => ({
    title: `Der Anteil von ${say.entry(entry)} ergibt ${say.money(amount)}.`,
  }),
  'prize-not-certain': ({ entry, hand }, say) => ({
    title: `Der Platz von ${say.entry(entry)} steht noch nicht fest.`,
    ...(hand === true
      ? { detail: 'Andere Tische spielen die Hand noch.', allowed: ['Wenn alle Tische die Hand beendet haben.'] }
      : {
          detail: 'Es kann noch jemand einsteigen oder zurückkommen.',
          allowed: ['Warten, bis Späteinstieg, Re-Entry und Rebuy vorbei sind.'],
        }),
  }),
  'prizes-handed-out': (refusal, say) => ({
    title:
      'place' in refusal
        ? `Der Preis für Platz ${String(refusal.place)} ist schon ausgezahlt, und es wäre jetzt weniger.`
        : `An ${say.entry(refusal.entry)} ist mehr ausgezahlt, als dann gewonnen wäre.`,
    allowed: ['Zuerst diese Auszahlung gegenbuchen.'],
  }),
  'no-such-special': () => ({ title: 'Diesen Sonderpreis gibt es nicht.' }),
  'special-awarded': ({ name }) => ({
    title: `Der Sonderpreis „${name}“ ist schon vergeben.`,
    allowed: ['Die Vergabe im Protokoll zurücknehmen.'],
  }),
  'special-not-his': ({ name, entry, why }, say) => ({
    title: `${say.entry(entry)} kann „${name}“ nicht gewinnen.`,
    detail: NOT_HIS[why],
  }),
  'special-drawn': ({ name }) => ({
    title: `„${name}“ wird gelost.`,
    allowed: ['Losen lassen, oder mit Grund: etwa, dass mit Zetteln gelost wurde.'],
  }),
  'nobody-to-draw': ({ name }) =>
    name === undefined
      ? { title: 'Auf niemanden trifft zu, was gewählt ist.', allowed: ['Weniger Bedingungen wählen.'] }
      : { title: `Für „${name}“ kommt niemand in die Auslosung.` },
  'hat-filled': ({ name }) => ({
    title: `Für „${name}“ liegen die Köpfe schon im Hut.`,
    detail: 'Wessen Kopf es ist, kommt heraus, wenn er ausscheidet.',
    allowed: ['Im Protokoll zurücknehmen; mitgenommen wird, wer seitdem ausgeschieden ist.'],
  }),
  'hat-on-last-day': ({ name }) => ({
    title: `Der Hut für „${name}“ wird am letzten Tag gefüllt.`,
    detail: 'Wer noch im Turnier ist, spielt an einem anderen Tag weiter und läge nur im Hut von diesem.',
    allowed: ['Am letzten Tag füllen.', 'Im Preisplan einen Sonderpreis auf einen bestimmten Kopf setzen.'],
  }),
  'no-such-thing': () => ({ title: 'Diesen Sachpreis gibt es nicht.' }),
  'thing-handed-over': ({ thing, entry }, say) => ({
    title: `„${thing}“ hat ${say.entry(entry)} schon bekommen.`,
    allowed: ['Die Übergabe im Protokoll zurücknehmen.'],
  }),
  'thing-not-his': ({ thing, entry }, say) => ({ title: `${say.entry(entry)} hat „${thing}“ nicht gewonnen.` }),
  'prize-given': ({ name }) => ({
    title: `„${name}“ ist schon vergeben und bleibt im Plan, wie es war.`,
    allowed: ['Zuerst die Vergabe im Protokoll zurücknehmen.'],
  }),
  unsettled: ({ owing, prizes, boxes, specials, things, bounties, leftOver, promisedMore }, say) => ({
    title: 'Die Kasse geht noch nicht auf.',
    detail: [
      owing === 0 ? '' : `Offen bei ${String(owing)} ${owing === 1 ? 'Person' : 'Personen'}.`,
      prizes === 0 ? '' : `Nicht ausgezahlt: ${String(prizes)} ${prizes === 1 ? 'Preis' : 'Preise'}.`,
      specials === 0 ? '' : `Nicht vergeben: ${String(specials)} ${specials === 1 ? 'Sonderpreis' : 'Sonderpreise'}.`,
      things === 0 ? '' : `Nicht übergeben: ${String(things)} ${things === 1 ? 'Sachpreis' : 'Sachpreise'}.`,
      bounties === 0
        ? ''
        : `Von niemandem gewonnen: ${String(bounties)} ${bounties === 1 ? 'Kopfgeld' : 'Kopfgelder'}, weil nicht gesagt ist, durch wen; es ginge ans Haus.`,
      leftOver === undefined
        ? ''
        : `Von Preistopf und Kopfgeldern gewinnt niemand ${say.money(leftOver)}; sie gingen ans Haus.`,
      promisedMore === undefined
        ? ''
        : `Die Preise sind ${say.money(promisedMore)} mehr, als im Topf liegt; das Haus zahlte sie.`,
      boxes === 0 ? '' : `Nicht gezählt: ${String(boxes)} ${boxes === 1 ? 'Kasse' : 'Kassen'}.`,
    ]
      .filter((line) => line !== '')
      .join(' '),
    allowed: ['Erst erledigen, oder mit Grund abschließen.'],
  }),
  settled: () => ({
    title: 'Die Kasse dieses Abends ist abgeschlossen.',
    allowed: ['Den Abschluss im Protokoll zurücknehmen.'],
  }),
};
