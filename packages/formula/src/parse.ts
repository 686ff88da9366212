import { type Expression, type Link, type Operator, RANKS } from './expression.ts';
import { argumentsOf } from './functions.ts';
import { MOST_DEPTH } from './limits.ts';
import { stop, type Wanted } from './problem.ts';
import { isName, type Token, tokensOf } from './tokens.ts';

/** The statements of a formula in their order, at least one; stops at the first thing that does not fit. */
export function parse(text: string): readonly Expression[] {
  const tokens = tokensOf(text);
  let next = 0;
  let depth = 0;
  /** Within brackets a new line is nothing but a blank. */
  let brackets = 0;

  const peek = (): Token => {
    while (brackets > 0 && tokens[next]?.is === 'line') next += 1;
    return tokens[next] as Token;
  };
  const take = (): Token => {
    const token = peek();
    if (token.is !== 'end') next += 1;
    return token;
  };
  const signed = (sign: string): boolean => {
    const token = peek();
    return token.is === 'sign' && token.sign === sign;
  };
  const unexpected = (wanted: Wanted): never => {
    const token = peek();
    return token.is === 'end' || token.is === 'line'
      ? stop({ code: 'ended', wanted }, token.at)
      : stop({ code: 'unexpected', found: token.shown, wanted }, token.at);
  };
  const deeper = <T>(read: () => T): T => {
    depth += 1;
    if (depth > MOST_DEPTH) stop({ code: 'too-deep', most: MOST_DEPTH }, peek().at);
    const found = read();
    depth -= 1;
    return found;
  };
  const within = <T>(read: () => T): T => {
    brackets += 1;
    const found = read();
    brackets -= 1;
    return found;
  };

  function chain(rank: number): Expression {
    const operators: readonly string[] | undefined = RANKS[rank];
    if (operators === undefined) return single();
    const first = chain(rank + 1);
    const rest: Link[] = [];
    for (let token = peek(); token.is === 'sign' && operators.includes(token.sign); token = peek()) {
      take();
      // whoever ends a line with an operator has more to say
      while (tokens[next]?.is === 'line') next += 1;
      rest.push({ at: token.at, operator: token.sign as Operator, of: chain(rank + 1) });
    }
    return rest.length === 0 ? first : { is: 'chain', at: first.at, first, rest };
  }

  function single(): Expression {
    const token = peek();
    if (token.is === 'number') {
      take();
      return { is: 'number', at: token.at, value: token.value };
    }
    if (token.is === 'name') {
      take();
      if (signed('(')) return call(token.name, token);
      if (token.name === 'true' || token.name === 'false')
        return { is: 'number', at: token.at, value: token.name === 'true' ? 1 : 0 };
      return { is: 'name', at: token.at, name: token.name, shown: token.shown };
    }
    if (token.is === 'text') return stop({ code: 'text-as-value' }, token.at);
    if (token.is === 'sign') {
      if (token.sign === '(') return bracketed();
      if (token.sign === '-' || token.sign === '+' || token.sign === '!') {
        take();
        const of = deeper(single);
        return token.sign === '+' ? of : { is: token.sign === '-' ? 'minus' : 'not', at: token.at, of };
      }
    }
    return unexpected('value');
  }

  const bracketed = (): Expression =>
    deeper(() =>
      closed('bracketEnd', () => {
        take();
        return chain(0);
      }),
    );

  /** Reads up to the closing bracket, and it. */
  function closed<T>(wanted: Wanted, read: () => T): T {
    const found = within(() => {
      const inside = read();
      if (!signed(')')) unexpected(wanted);
      return inside;
    });
    take();
    return found;
  }

  function call(name: string, { at, shown }: Token): Expression {
    if (name === 'assign') return assigned(at, shown);
    const bounds = argumentsOf(name);
    if (bounds === undefined)
      return stop(name === 'random' ? { code: 'chance', name: shown } : { code: 'unknown-function', name: shown }, at);
    const args = deeper(() =>
      closed('argumentsEnd', () => {
        take();
        const read: Expression[] = [];
        if (signed(')')) return read;
        read.push(chain(0));
        while (signed(',')) {
          take();
          read.push(chain(0));
        }
        return read;
      }),
    );
    const { least, most } = bounds;
    if (args.length < least || args.length > (most ?? args.length))
      stop({ code: 'argument-count', name: shown, given: args.length, least, ...(most !== undefined && { most }) }, at);
    return { is: 'call', at, name, args };
  }

  /** `assign("name", value)`: the only place where a text stands. */
  const assigned = (at: number, shown: string): Expression =>
    deeper(() =>
      closed('argumentsEnd', () => {
        take();
        const named = take();
        if (named.is !== 'text' || !isName(named.text)) return stop({ code: 'no-name-to-assign' }, named.at);
        if (!signed(',')) stop({ code: 'argument-count', name: shown, given: 1, least: 2, most: 2 }, at);
        take();
        return { is: 'assign', at, name: named.text.toLowerCase(), shown: named.text, to: chain(0) };
      }),
    );

  const statements: Expression[] = [];
  for (let token = peek(); token.is !== 'end'; token = peek()) {
    if (token.is === 'line' || signed(';')) {
      take();
      continue;
    }
    statements.push(chain(0));
    const after = peek();
    if (after.is !== 'end' && after.is !== 'line' && !signed(';')) unexpected('operator');
  }
  if (statements.length === 0) stop({ code: 'empty' }, 0);
  return statements;
}
