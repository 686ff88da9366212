import type { DealerId, GameId, GuestId, Place, Proposal, RoomView, TableId } from '@riffle/cardroom';
import type { Cents, Means } from '@riffle/money';
import type { SeatNo } from '@riffle/table';
import type { CardRoomCommand, CardRoomDocument } from '@riffle/wire';
import { formatMoney } from '@riffle/words';
import { Commands } from '../commands/commands.svelte.ts';
import { language, t } from '../language/language.svelte.ts';
import { parseMoney } from '../money/typed-amount.ts';

/** What the page asks about, one at a time. */
type RoomDialog =
  | { readonly is: 'welcome' | 'game' | 'kiosk' | 'clock-in' | 'rotation' | 'push' }
  | { readonly is: 'dealer'; readonly dealer: DealerId }
  | { readonly is: 'table'; readonly game: GameId }
  | { readonly is: 'guest'; readonly guest: GuestId }
  | { readonly is: 'link' | 'house'; readonly table: TableId }
  | { readonly is: 'box'; readonly box?: string }
  | { readonly is: 'balance'; readonly proposal: Extract<Proposal, { readonly kind: 'balance' }> }
  | { readonly is: 'otherwise'; readonly instead: Exclude<Proposal, { readonly kind: 'balance' }> };

/** An evening on the floor's page: what it shows, how it says it, and the way to ask of it. */
export class RoomDesk {
  readonly #document: () => CardRoomDocument;
  readonly #commands: Commands<'room'>;
  dialog = $state.raw<RoomDialog>();
  /** By which till, as it was chosen last. */
  box = $state('A');
  means = $state<Means>('cash');

  constructor(id: string, document: () => CardRoomDocument) {
    this.#document = document;
    this.#commands = new Commands('room', id);
  }

  get document(): CardRoomDocument {
    return this.#document();
  }
  get view(): RoomView {
    return this.#document().view;
  }
  get busy(): boolean {
    return this.#commands.underWay.length > 0;
  }
  name(id: GuestId | DealerId): string {
    return this.#document().names[id] ?? '';
  }
  place = ({ table, seat }: Place): string =>
    `${this.view.tables[table]?.name ?? ''}, ${t.cardRoom.table.seat(Number(seat))}`;
  money = (cents: number): string => formatMoney(cents, this.view.currency ?? 'EUR', language.current);
  /** Typed, in minor units. */
  parsed(text: string): Cents | undefined {
    return parseMoney(text, this.view.currency ?? 'EUR') as Cents | undefined;
  }
  paid = (amount: Cents) => ({ amount, box: this.box.trim() || 'A', means: this.means });

  /** Whether it was done; a refusal is shown by itself. */
  async send(command: CardRoomCommand): Promise<boolean> {
    return (await this.#commands.send(command)).ok;
  }
  async undo(): Promise<void> {
    const last = this.#document().undo?.commit;
    if (last !== undefined) await this.#commands.send({ type: 'Undo', commit: last.id, also: [] });
  }

  /** Where somebody could sit now: nobody sits there, and it is kept for nobody else. */
  freePlaces(guest?: GuestId, game?: GameId): readonly Place[] {
    const { tables, calls } = this.view;
    const own = calls.find((call) => call.guest === guest)?.place;
    const kept = new Set(calls.map(({ place }) => `${place.table} ${String(place.seat)}`));
    const free = Object.entries(tables).flatMap(([id, table]) =>
      table.open && (game === undefined || table.game === game)
        ? Array.from({ length: table.seats }, (_, nth) => nth + 1)
            .filter((seat) => table.taken[seat] === undefined && !kept.has(`${id} ${String(seat)}`))
            .map((seat): Place => ({ table: id as TableId, seat: seat as SeatNo }))
        : [],
    );
    return own === undefined ? free : [own, ...free];
  }
  /** Seats of those who are at their meal, which may be lent meanwhile. */
  get lendable(): readonly { readonly place: Place; readonly of: GuestId }[] {
    return Object.entries(this.view.tables).flatMap(([id, { taken }]) =>
      Object.entries(taken).flatMap(([no, { guest, away, insteadOf }]) =>
        guest === undefined || away?.kind !== 'restaurant' || insteadOf !== undefined
          ? []
          : [{ place: { table: id as TableId, seat: Number(no) as SeatNo }, of: guest }],
      ),
    );
  }
  seatOf(guest: GuestId) {
    for (const [id, table] of Object.entries(this.view.tables))
      for (const [no, seat] of Object.entries(table.taken))
        if (seat.guest === guest || seat.insteadOf === guest)
          return { table: id as TableId, seat: Number(no) as SeatNo, is: seat, isLent: seat.insteadOf === guest };
    return undefined;
  }
  waitsOf(guest: GuestId) {
    return Object.entries(this.view.lists).flatMap(([game, { list = [] }]) =>
      list.filter((one) => one.guest === guest).map((one) => ({ ...one, game: game as GameId })),
    );
  }
}
