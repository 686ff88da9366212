declare const entryId: unique symbol;
/** One entry in one tournament; the person behind it stands in the directory of people. */
export type EntryId = string & { readonly [entryId]: true };
export const toEntryId = (id: string): EntryId => id as EntryId;

declare const tableId: unique symbol;
export type TableId = string & { readonly [tableId]: true };
export const toTableId = (id: string): TableId => id as TableId;

declare const bustOutId: unique symbol;
/** One hand's bust-outs: several who go out in the same hand share it. */
export type BustOutId = string & { readonly [bustOutId]: true };
export const toBustOutId = (id: string): BustOutId => id as BustOutId;

declare const rulingId: unique symbol;
/** One ruling of the floor in the night's log. */
export type RulingId = string & { readonly [rulingId]: true };
export const toRulingId = (id: string): RulingId => id as RulingId;

declare const penaltyId: unique symbol;
/** One line of the penalty book. */
export type PenaltyId = string & { readonly [penaltyId]: true };
export const toPenaltyId = (id: string): PenaltyId => id as PenaltyId;

declare const profileId: unique symbol;
/** One way to buy an entry, a rebuy or an add-on, in the set-up of a night. */
export type ProfileId = string & { readonly [profileId]: true };
export const toProfileId = (id: string): ProfileId => id as ProfileId;

declare const saleId: unique symbol;
export type SaleId = string & { readonly [saleId]: true };
export const toSaleId = (id: string): SaleId => id as SaleId;

declare const paymentId: unique symbol;
/** Money taken, given back or handed out, once. */
export type PaymentId = string & { readonly [paymentId]: true };
export const toPaymentId = (id: string): PaymentId => id as PaymentId;

declare const boxId: unique symbol;
/** One cash box of one person. */
export type BoxId = string & { readonly [boxId]: true };
export const toBoxId = (id: string): BoxId => id as BoxId;

declare const dealId: unique symbol;
/** One proposal of a deal: with other numbers it is another. */
export type DealId = string & { readonly [dealId]: true };
export const toDealId = (id: string): DealId => id as DealId;
