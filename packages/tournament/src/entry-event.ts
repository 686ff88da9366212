import type { Instant } from '@riffle/aggregate';
import type { Chips } from '@riffle/cards';
import type { PersonId } from '@riffle/people';
import type { NewEntry } from './command.ts';
import type { EntryId } from './ids.ts';

/** 2 since it keeps why: `lifting.ts`. */
export type OfPerson = {
  readonly v: 2;
  readonly type: 'PersonChanged';
  readonly entry: EntryId;
  readonly person: PersonId;
  readonly reason?: string;
};

/** Who is entered, and whether he is there. */
export type OfEntries =
  | {
      readonly type: 'EntriesAdded';
      readonly entries: readonly (Omit<NewEntry, 'profile' | 'price' | 'chips' | 'forfeits'> & {
        readonly no: number;
        readonly stack: Chips;
        /** He waits for a seat. */
        readonly alternate?: true;
      })[];
    }
  | { readonly type: 'AlternatePassed'; readonly entry: EntryId }
  | { readonly type: 'EntryWithdrawn'; readonly entry: EntryId }
  /** `reason`: why somebody plays who owes a fine, here and below. */
  | { readonly type: 'CheckedIn'; readonly entries: readonly EntryId[]; readonly reason?: string }
  | { readonly type: 'CheckedOut'; readonly entries: readonly EntryId[] }
  | { readonly type: 'ClubChanged'; readonly entry: EntryId; readonly club?: string }
  /** `mark`: what the new links are told from those before by. It is no secret: what they are made with stands nowhere. */
  | { readonly type: 'OwnLinkRenewed'; readonly entries: readonly EntryId[]; readonly mark: string }
  | { readonly type: 'KeptApart'; readonly groups: readonly (readonly EntryId[])[] }
  | { readonly type: 'MarkedAbsent'; readonly entry: EntryId; readonly at: Instant; readonly excused?: true }
  | { readonly type: 'MarkedPresent'; readonly entry: EntryId; readonly reason?: string };
