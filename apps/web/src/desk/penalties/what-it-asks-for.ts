import { recordOf, sanctionOf } from '@riffle/floor';
import type { Measure, Offence, Rulebook } from '@riffle/rulebooks';
import type { EntryId, Penalty } from '@riffle/tournament';

type Asked = {
  readonly book: Rulebook;
  readonly occasion: string | undefined;
  readonly offence: Offence | undefined;
  readonly entry: EntryId | undefined;
  readonly penalties: readonly Penalty[];
};

/** What the rulebook asks for an offence, with what stands in the penalty book against the player; `usual` begins with what is preselected. */
export function whatItAsksFor({ book, occasion, offence, entry, penalties }: Asked) {
  const record = entry === undefined ? undefined : recordOf(penalties, entry);
  const asked =
    offence === undefined
      ? undefined
      : sanctionOf(offence, book, {
          ...(occasion !== undefined && { occasion }),
          ...(record !== undefined && { record }),
        });
  const usual: readonly Measure[] =
    asked === undefined || asked.sanction.duty === 'none' ? [] : asked.sanction.measures;
  return { record, asked, usual };
}
