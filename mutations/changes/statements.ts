import ts from 'typescript';
import type { Changes } from './change.ts';

/** A step that is not done. */
export const statements: Changes = (node) =>
  ts.isExpressionStatement(node) ||
  ts.isThrowStatement(node) ||
  (ts.isReturnStatement(node) && node.expression === undefined) ||
  ts.isContinueStatement(node) ||
  (ts.isBreakStatement(node) && !ts.isCaseOrDefaultClause(node.parent))
    ? [{ rule: 'statement', node, text: '' }]
    : [];
