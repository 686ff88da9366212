import type { Expression } from './expression.ts';
import { Names } from './names.ts';
import { stop } from './problem.ts';

type Asked = { readonly at: number; readonly name: string; readonly shown: string };

/** Names that stand in a formula and that it gives no value itself before, in the order in which they are written. */
export function asked(statements: readonly Expression[]): readonly Asked[] {
  const own = new Set<string>();
  const found: Asked[] = [];
  const walk = (expression: Expression): void => {
    switch (expression.is) {
      case 'number':
        return;
      case 'name':
        if (!own.has(expression.name)) found.push(expression);
        return;
      case 'minus':
      case 'not':
        walk(expression.of);
        return;
      case 'chain':
        walk(expression.first);
        for (const { of } of expression.rest) walk(of);
        return;
      case 'call':
        for (const of of expression.args) walk(of);
        return;
      case 'assign':
        walk(expression.to);
        own.add(expression.name);
    }
  };
  for (const statement of statements) walk(statement);
  return found;
}

/** Stops at the first that none of these is, nor means the same as. */
export function checkAsked(statements: readonly Expression[], known: readonly string[]): void {
  const names = new Names(Object.fromEntries(known.map((name) => [name, 0])));
  for (const { at, name, shown } of asked(statements))
    names.valueOf(name, shown, { spend: () => undefined, stop: (fault) => stop(fault, at) });
}
