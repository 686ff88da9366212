import ts from 'typescript';
import type { Changes } from './change.ts';

const INSTEAD: { readonly [method: string]: string } = {
  some: 'every',
  every: 'some',
  find: 'findLast',
  findLast: 'find',
  findIndex: 'findLastIndex',
  indexOf: 'lastIndexOf',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  trunc: 'ceil',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
};
/** What these are called on can stand alone. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'filter',
  'slice',
  'concat',
  'toSorted',
  'toReversed',
  'toSpliced',
  'sort',
  'reverse',
  'with',
]);

/** Another method, or none, and what `?.` would have caught. */
export const calls: Changes = (node) => {
  if ((ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) && node.questionDotToken)
    return [{ rule: 'chain', node, text: unasked(node, node.questionDotToken) }];
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return [];
  const { expression, name } = node.expression;
  if (LEFT_OUT.has(name.text)) return [{ rule: 'left out', node, text: expression.getText() }];
  const other = Object.hasOwn(INSTEAD, name.text) ? INSTEAD[name.text] : undefined;
  if (other === undefined) return [];
  const from = node.getStart();
  const text = node.getText();
  return [
    {
      rule: 'method',
      node,
      text: text.slice(0, name.getStart() - from) + other + text.slice(name.getEnd() - from),
    },
  ];
};

function unasked(node: ts.Expression, token: ts.Node): string {
  const text = node.getText();
  const from = token.getStart() - node.getStart();
  const dot = ts.isPropertyAccessExpression(node) ? '.' : '';
  return text.slice(0, from) + dot + text.slice(from + token.getWidth());
}
