import ts from 'typescript';
import type { Changes } from './change.ts';

/** Another truth, the next number, no members, another word of those that may stand there. */
export const values: Changes = (node, checker) => {
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [{ rule: 'truth', node: node as ts.TrueLiteral, text: 'false' }];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [{ rule: 'truth', node: node as ts.FalseLiteral, text: 'true' }];
  if (ts.isNumericLiteral(node)) return [{ rule: 'number', node, text: next(node.getText()) }];
  if (ts.isArrayLiteralExpression(node))
    return node.elements.length > 0 && !isAssignedTo(node) ? [{ rule: 'members', node, text: '[]' }] : [];
  if (ts.isStringLiteral(node)) {
    const word = otherWord(node, checker);
    return word === undefined ? [] : [{ rule: 'word', node, text: `'${word}'` }];
  }
  return [];
};

const next = (text: string): string => String(Number(text.replaceAll('_', '')) + 1);

const isAssignedTo = ({ parent, pos }: ts.Node): boolean =>
  ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.EqualsToken && parent.left.pos === pos;

/** A text for people has no other word; a code has those of its type. The next after it, so that each run asks the same. */
function otherWord(node: ts.StringLiteral, checker: ts.TypeChecker): string | undefined {
  if (ts.isCaseClause(node.parent)) return undefined;
  const type = checker.getContextualType(node);
  if (type?.isUnion() !== true) return undefined;
  const words = type.types.flatMap((one) => (one.isStringLiteral() ? [one.value] : [])).sort();
  const others = words.filter((word) => word !== node.text);
  return words.includes(node.text) ? (others.find((word) => word > node.text) ?? others[0]) : undefined;
}
