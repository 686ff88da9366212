import ts from 'typescript';
import type { Change, Changes } from './change.ts';

const JUDGES: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.LessThanToken,
  ts.SyntaxKind.LessThanEqualsToken,
  ts.SyntaxKind.GreaterThanToken,
  ts.SyntaxKind.GreaterThanEqualsToken,
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.InKeyword,
  ts.SyntaxKind.InstanceOfKeyword,
]);

/** What is asked is always so, or never. A loop is only never gone round: always would be without end. */
export const conditions: Changes = (node) => {
  if (ts.isIfStatement(node)) return bothWays(node.expression);
  if (ts.isConditionalExpression(node)) return bothWays(node.condition);
  if (ts.isWhileStatement(node)) return never(node.expression);
  if (ts.isForStatement(node) && node.condition !== undefined) return never(node.condition);
  if (ts.isArrowFunction(node) && ts.isExpression(node.body) && judges(node.body)) return bothWays(node.body);
  if (ts.isReturnStatement(node) && node.expression !== undefined && judges(node.expression))
    return bothWays(node.expression);
  return [];
};

const judges = (node: ts.Expression): boolean =>
  (ts.isBinaryExpression(node) && JUDGES.has(node.operatorToken.kind)) ||
  (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken);

const change = (node: ts.Expression, text: string): Change => ({ rule: 'condition', node, text });
const never = (node: ts.Expression): readonly Change[] =>
  node.kind === ts.SyntaxKind.FalseKeyword || node.kind === ts.SyntaxKind.TrueKeyword ? [] : [change(node, 'false')];
const bothWays = (node: ts.Expression): readonly Change[] => [change(node, 'true'), ...never(node)];
