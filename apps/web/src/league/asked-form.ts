import type { PersonId } from '@riffle/people';
import type { LeagueCommand } from '@riffle/wire';

type Named = { readonly key: string; readonly label: string; readonly hint?: string };
type Option = { readonly value: string; readonly label: string };
/** What is filled in before something is asked of a season. `needed`: it cannot stay empty. */
export type AskedField = Named &
  (
    | { readonly is: 'text' | 'day' | 'time' | 'money' | 'number'; readonly value?: string; readonly needed?: true }
    | { readonly is: 'flag'; readonly value?: boolean }
    | { readonly is: 'choice'; readonly options: readonly Option[]; readonly value?: string }
    | {
        readonly is: 'person';
        readonly without: ReadonlySet<PersonId>;
        readonly value?: string;
        readonly optional?: true;
      }
  );
/** What was filled in, by the keys of the fields; an empty text where nothing was. */
export type Filled = {
  readonly text: (key: string) => string;
  readonly cents: (key: string) => number;
  readonly flag: (key: string) => boolean;
};
export type AskedForm = {
  readonly title: string;
  readonly what?: string;
  readonly fields: readonly AskedField[];
  readonly go: string;
  readonly command: (filled: Filled) => LeagueCommand;
};
