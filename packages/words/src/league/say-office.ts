import type { Deadline, Ineligible, LeagueEvent, LeagueRefusal, SeasonProblem } from '@riffle/league';
import type { Language } from '../language.ts';
import type { Told } from '../refusals/refusal-words.ts';
import { officeDe } from './office-de.ts';
import { officeEn } from './office-en.ts';
import type { OfficeNaming, OfficeWords } from './office-words.ts';
import { sayLeagueProblem } from './say-league.ts';

const WORDS: { readonly [L in Language]: OfficeWords } = { de: officeDe, en: officeEn };

/** What is said of a league's season as it is run, in one language. */
export function leagueOfficeWordsIn(language: Language) {
  const words = WORDS[language];
  const ineligible = (one: Ineligible, naming: OfficeNaming): string =>
    (words.ineligible[one.code] as (one: Ineligible, naming: OfficeNaming) => string)(one, naming);
  return {
    facts: words.facts,
    matchDay: words.matchDay,
    night: words.night,
    columns: words.columns,
    page: words.page,
    list: words.list,
    deadline: (one: Deadline, naming: OfficeNaming): string => words.deadline[one.what](one, naming),
    lineUpsDue: words.lineUpsDue,
    /** What follows where it is not done, with the rules that say so. */
    otherwise: (
      { cents = 0, refs }: Pick<Deadline, 'cents' | 'refs'>,
      { money }: Pick<OfficeNaming, 'money'>,
    ): string => {
      const rules = [...new Set(refs.map(shortRef))].join(', ');
      const after = words.otherwise(cents === 0 ? undefined : money(cents));
      return rules === '' ? after : `${after} ${words.byRules(rules)}`;
    },
    ineligible,
    refusal: function said(refusal: LeagueRefusal, naming: OfficeNaming): Told {
      const say = {
        ...naming,
        refusal: (one: LeagueRefusal) => said(one, naming),
        ineligible: (one: Ineligible) => ineligible(one, naming),
        problem: (one: SeasonProblem) => sayLeagueProblem(language, onScreen(one, naming)),
      };
      return (words.refusals[refusal.code] as (refusal: LeagueRefusal, saying: typeof say) => Told)(refusal, say);
    },
    event: (event: LeagueEvent, naming: OfficeNaming): string =>
      (words.log[event.type] as (event: LeagueEvent, naming: OfficeNaming) => string)(event, naming),
  };
}

/** Who types on a screen knows no place in a file and no id: it is said by the names. */
function onScreen(problem: SeasonProblem, { team, player }: OfficeNaming): SeasonProblem {
  const here = { ...problem, path: '' };
  switch (here.code) {
    case 'no-such-team':
      return { ...here, id: team(here.id) };
    case 'no-such-player':
    case 'twice-in-heat':
      return { ...here, id: player(here.id) };
    default:
      return here;
  }
}

/** `oepbl:2.12 fine` is read as `OEPBL 2.12`. */
function shortRef(ref: string): string {
  const [book = '', rule = ''] = ref.split(':');
  return `${book.toUpperCase()} ${rule.split(' ')[0] ?? ''}`.trim();
}
