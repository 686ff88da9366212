import { otherNamesOf } from './same-names.ts';
import type { Value, Work } from './value.ts';

/** What names stand for, without regard to case: what a formula assigned itself goes before what was given. */
export class Names {
  readonly #given: ReadonlyMap<string, Value>;
  readonly #assigned = new Map<string, Value>();
  readonly #known: readonly string[];

  constructor(given: Readonly<Record<string, Value>>) {
    this.#known = Object.keys(given);
    this.#given = new Map(Object.entries(given).map(([name, value]) => [name.toLowerCase(), value]));
  }

  assign(name: string, value: Value): void {
    this.#assigned.set(name, value);
  }

  /** `name` in small letters; `shown` as the formula writes it. */
  valueOf(name: string, shown: string, { stop }: Work): Value {
    const own = this.#assigned.get(name) ?? this.#given.get(name);
    if (own !== undefined) return own;
    for (const names of [this.#assigned, this.#given]) {
      const others = [...otherNamesOf(name)].filter((other) => names.has(other));
      const [first, ...rest] = others.map((other) => names.get(other) as Value);
      if (first !== undefined && rest.every((value) => value === first)) return first;
      if (first !== undefined) return stop({ code: 'ambiguous-name', name: shown, given: others });
    }
    return stop({ code: 'unknown-name', name: shown, known: this.#known });
  }
}
