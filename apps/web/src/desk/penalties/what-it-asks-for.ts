import { recordOf, sanctionOf } from '@riffle/floor';
import type { Measure, Offence, Rulebook } from '@riffle/rulebooks';
import { answerToBreach, type Fine, findBreach } from '@riffle/rulebooks/breaches';
import type { EntryId, Penalty } from '@riffle/tournament';

/** A kind of breach; `rule`: the rule that was broken, where it is one of the rulebook's list. */
export type Told = { readonly offence: Offence; readonly rule?: string };

type Asked = {
  readonly book: Rulebook;
  readonly occasion: string | undefined;
  readonly offence: Offence | undefined;
  readonly rule?: string | undefined;
  readonly entry: EntryId | undefined;
  readonly penalties: readonly Penalty[];
};

/** What the rulebook asks for an offence, with what stands in the penalty book against the player; `usual` begins with what is preselected. */
export function whatItAsksFor({ book, occasion, offence, rule, entry, penalties }: Asked) {
  const record = entry === undefined ? undefined : recordOf(penalties, entry);
  const breach = offence === undefined || rule === undefined ? undefined : findBreach(book, offence, rule);
  const fine: Fine | undefined = breach?.fine;
  const asked =
    offence === undefined
      ? undefined
      : sanctionOf(offence, book, {
          ...(occasion !== undefined && { occasion }),
          ...(record !== undefined && { record }),
          ...(breach !== undefined && { says: answerToBreach(book, breach) }),
        });
  const usual: readonly Measure[] =
    asked === undefined || asked.sanction.duty === 'none' ? [] : asked.sanction.measures;
  return { record, asked, usual, fine };
}
