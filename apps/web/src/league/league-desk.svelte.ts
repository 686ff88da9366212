import type { LeagueView } from '@riffle/league';
import { CURRENCIES, type Currency } from '@riffle/money';
import type { LeagueCommandOrUndo, LeagueDocument } from '@riffle/wire';
import { formatDay, formatMoney, type OfficeNaming } from '@riffle/words';
import { Commands } from '../commands/commands.svelte.ts';
import type { Tell } from '../commands/send-command.ts';
import { language } from '../language/language.svelte.ts';
import { sayMoment } from '../language/say-time.ts';
import { parseMoney } from '../money/typed-amount.ts';

/** A season as somebody has it in front of him: how its teams and people are called, and the way to ask of it. */
export class LeagueDesk {
  readonly #document: () => LeagueDocument;
  readonly #commands: Commands<'league'>;
  /** Of players whom the view does not name, and who were asked for. */
  #learnt = $state.raw<LeagueDocument['names']>({});

  /** `tell`: how it is asked, where that is not as staff do. */
  constructor(id: string, document: () => LeagueDocument, tell?: Tell<'league'>) {
    this.#document = document;
    this.#commands = new Commands('league', id, tell);
  }

  get document(): LeagueDocument {
    return this.#document();
  }
  get view(): LeagueView {
    return this.#document().view;
  }
  get busy(): boolean {
    return this.#commands.underWay.length > 0;
  }
  get currency(): Currency {
    return CURRENCIES.find((one) => one === this.view.currency) ?? 'EUR';
  }
  club = (id: string): string => this.view.clubs.find((one) => one.id === id)?.name ?? '–';
  team = (id: string): string => {
    const team = this.view.teams.find((one) => one.id === id);
    if (team !== undefined) return team.name ?? this.club(team.club);
    const { regional = [], playOff } = this.view;
    const below = [...regional, ...(playOff?.leagues ?? []).flatMap(({ table }) => table)];
    return below.find((one) => one.team === id)?.name ?? this.club('');
  };
  player = (id: string): string => this.#document().names[id] ?? this.#learnt[id] ?? '–';
  learn(names: LeagueDocument['names']): void {
    this.#learnt = { ...this.#learnt, ...names };
  }
  /** Where everybody asks for what no view carries. */
  asks = (what: 'round' | 'players' | 'statistics', of: { readonly [key: string]: string }): string =>
    `/api/league/link/${encodeURIComponent(this.document.code)}/${what}?${new URLSearchParams(of).toString()}`;
  money = (cents: number): string => formatMoney(cents, this.currency, language.current);
  /** Typed, in minor units. */
  parsed = (text: string): number | undefined => parseMoney(text, this.currency);
  /** A day of the calendar is the same everywhere. */
  day = (day: string): string => formatDay(Date.parse(`${day}T12:00:00Z`), language.current, 'UTC');

  get naming(): OfficeNaming {
    const { team, player, club, day, money } = this;
    return { team, player, club, day, money, moment: sayMoment };
  }

  /** Whether it was done; a refusal is shown by itself. */
  async send(command: LeagueCommandOrUndo): Promise<boolean> {
    return (await this.#commands.send(command)).ok;
  }
}
