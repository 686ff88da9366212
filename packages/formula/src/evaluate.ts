import type { Expression, Link, Operator } from './expression.ts';
import { type Choosing, isChoosing, resultOf } from './functions.ts';
import { MOST_STEPS } from './limits.ts';
import { Names } from './names.ts';
import { type Fault, stop } from './problem.ts';
import { numberOf, short, type Value, type Work } from './value.ts';

/** Works out one statement after the other; the last one's value counts. Stops where there is none. */
export function evaluate(statements: readonly Expression[], given: Readonly<Record<string, Value>>): Value {
  const names = new Names(given);
  let steps = 0;
  const workAt = (at: number): Work => ({
    stop: (fault: Fault) => stop(fault, at),
    spend: (count) => {
      steps += count;
      if (steps > MOST_STEPS) stop({ code: 'too-many-steps', most: MOST_STEPS }, at);
    },
  });

  function value(expression: Expression): Value {
    const { at } = expression;
    const work = workAt(at);
    work.spend(1);
    switch (expression.is) {
      case 'number':
        return expression.value;
      case 'name': {
        const found = names.valueOf(expression.name, expression.shown, work);
        return typeof found === 'number'
          ? finite(found, expression.shown, work)
          : checked(found, expression.shown, work);
      }
      case 'minus':
        return positive(-number(expression.of));
      case 'not':
        return number(expression.of) === 0 ? 1 : 0;
      case 'chain':
        return expression.rest.reduce<Value>(linked, value(expression.first));
      case 'assign': {
        const to = value(expression.to);
        names.assign(expression.name, to);
        return to;
      }
      case 'call': {
        const { name, args } = expression;
        return checked(isChoosing(name) ? chosen(name, args) : resultOf(name, args.map(value), work), name, work);
      }
    }
  }

  const number = (expression: Expression): number => numberOf(value(expression), workAt(expression.at));

  function linked(left: Value, { at, operator, of }: Link): number {
    const work = workAt(at);
    work.spend(1);
    const before = numberOf(left, work);
    // what decides already is not asked further: n > 0 and 1 / n
    if (operator === '&&') return before !== 0 && number(of) !== 0 ? 1 : 0;
    if (operator === '||') return before !== 0 || number(of) !== 0 ? 1 : 0;
    const after = number(of);
    if (after === 0 && (operator === '/' || operator === '%')) return work.stop({ code: 'division-by-zero' });
    return finite(joined(before, operator, after), operator, work);
  }

  function chosen(name: Choosing, args: readonly Expression[]): Value {
    const [first, ...rest] = args as readonly [Expression, ...Expression[]];
    const asked = number(first);
    const at = (nth: number): Value => {
      const choice = rest[nth];
      return choice === undefined ? 0 : value(choice);
    };
    if (name === 'if') return at(asked === 0 ? 1 : 0);
    if (name === 'lswitch')
      return at(Number.isInteger(asked) && asked >= 1 && asked < rest.length ? asked - 1 : rest.length - 1);
    for (let nth = 0; nth + 1 < rest.length; nth += 2)
      if (number(rest[nth] as Expression) === asked) return at(nth + 1);
    return rest.length % 2 === 1 ? at(rest.length - 1) : 0;
  }

  return statements.map(value).at(-1) ?? 0;
}

function joined(a: number, operator: Exclude<Operator, '&&' | '||'>, b: number): number {
  switch (operator) {
    case '+':
      return a + b;
    case '-':
      return a - b;
    case '*':
      return a * b;
    case '/':
      return a / b;
    case '%':
      return a % b;
    case '==':
      return a === b ? 1 : 0;
    case '!=':
      return a !== b ? 1 : 0;
    case '<':
      return a < b ? 1 : 0;
    case '<=':
      return a <= b ? 1 : 0;
    case '>':
      return a > b ? 1 : 0;
    case '>=':
      return a >= b ? 1 : 0;
  }
}

/** Without the zero that has a sign. */
const positive = (value: number): number => value + 0;

const finite = (value: number, name: string, { stop }: Work): number =>
  Number.isFinite(value) ? positive(value) : stop({ code: 'not-finite', name });

const checked = (value: Value, name: string, work: Work): Value =>
  typeof value === 'number' ? finite(value, name, work) : short(value, work).map((entry) => finite(entry, name, work));
