import ts from 'typescript';
import type { Changes } from './change.ts';

const INSTEAD: { readonly [operator: string]: readonly string[] } = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '**': ['*'],
  '&': ['|'],
  '|': ['&'],
  '^': ['&'],
  '<<': ['>>'],
  '>>': ['<<'],
  '>>>': ['<<'],
  '+=': ['-='],
  '-=': ['+='],
  '*=': ['/='],
  '&&': ['||'],
  '||': ['&&'],
};

/** Another operator between the same two, or one of the two alone where they are conditions. */
export const operators: Changes = (node, checker) => {
  if (ts.isPrefixUnaryExpression(node)) return prefix(node);
  if (!ts.isBinaryExpression(node)) return [];
  const { left, right, operatorToken } = node;
  const sign = operatorToken.getText();
  // what is put together of words is for people
  if (sign.startsWith('+') && !isNumber(checker.getTypeAtLocation(left))) return [];
  const others = (INSTEAD[sign] ?? []).map((other) => ({
    rule: 'operator',
    node,
    text: `${left.getText()} ${other} ${right.getText()}`,
  }));
  const alone = ['&&', '||', '??'].includes(sign)
    ? [left, right].map((one) => ({ rule: 'one side', node, text: one.getText() }))
    : [];
  return [...others, ...alone];
};

const isNumber = (type: ts.Type): boolean =>
  type.isIntersection() ? type.types.some(isNumber) : (type.flags & ts.TypeFlags.NumberLike) !== 0;

function prefix(node: ts.PrefixUnaryExpression): ReturnType<Changes> {
  const { operator, operand } = node;
  if (operator === ts.SyntaxKind.ExclamationToken) return [{ rule: 'not', node, text: operand.getText() }];
  if (operator === ts.SyntaxKind.MinusToken) return [{ rule: 'sign', node, text: operand.getText() }];
  return [];
}
