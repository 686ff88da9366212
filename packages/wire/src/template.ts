import type { ChipSet, MoneySetup, MoneyShown, Setup, Structure } from '@riffle/tournament';

export const TEMPLATE_KINDS = ['night', 'structure', 'prizes', 'chips', 'prices'] as const;
export type TemplateKind = (typeof TEMPLATE_KINDS)[number];

/** What a club keeps for the next time: a whole set-up, or a part of one by itself. */
export type TemplateContent =
  | { readonly kind: 'night'; readonly setup: Setup }
  | { readonly kind: 'structure'; readonly structure: KeptStructure }
  | { readonly kind: 'prizes'; readonly plan: NonNullable<Setup['prizePlan']> }
  | { readonly kind: 'chips'; readonly chips: ChipSet }
  | { readonly kind: 'prices'; readonly prices: KeptPrices };
/** Levels are made for a stack, and end late entry at one of them. */
export type KeptStructure = Pick<Setup, 'startingStack' | 'lateEntryThrough'> & { readonly levels: Structure };
export type KeptPrices = {
  readonly money: MoneySetup;
  readonly currency: Setup['currency'];
  readonly shown?: MoneyShown;
};

/** A night that was begun with it keeps what it was then. Body of `PUT /api/templates/{id}`: all of it without the id. */
export type Template = { readonly id: string; readonly name: string } & TemplateContent;
