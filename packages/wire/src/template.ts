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

/** A template that clubs hand on to one another: the same, with what it is and no id. */
export type TemplateFile = {
  readonly format: 'riffle-template';
  readonly v: 1;
  readonly name: string;
} & TemplateContent;

/** What a file has, before anything of it is kept; one of another program may have several parts. */
export type TemplatePreview = {
  readonly from: 'riffle' | 'tdt';
  readonly name: string;
  readonly contents: readonly TemplateContent[];
  /** What of it is not taken, or otherwise than it stands there, in the reader's language. */
  readonly left: readonly string[];
};
