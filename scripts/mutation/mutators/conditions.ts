import type { Node } from '../syntax.ts';
import type { Mutator } from './mutator.ts';

const isTest = (parent: Node | null, property: string) =>
  property === 'test' &&
  ['IfStatement', 'ConditionalExpression', 'WhileStatement'].includes(parent?.type ?? '');

/** A condition that is always or never true; conditions with && and || are mutated by their sides instead. */
export const branches: Mutator = ({ node, parent, property }) => {
  if (!isTest(parent, property) || node.type === 'LogicalExpression') return [];
  return parent?.type === 'WhileStatement' ? ['false'] : ['true', 'false'];
};

const COMPARISONS: Record<string, string[]> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
};

/** Bounds that are off by one, and reversed comparisons. */
export const comparisons: Mutator = ({ node, parent, property }, textOf) => {
  if (node.type !== 'BinaryExpression') return [];
  const operator = String(node.operator);
  const isEquality = operator.endsWith('==');
  if (isEquality && isTest(parent, property)) return [];
  const [left, right] = [textOf(node.left as Node), textOf(node.right as Node)];
  return (COMPARISONS[operator] ?? []).map((other) => `${left} ${other} ${right}`);
};

/** One side only, and 'and' for 'or'. */
export const logic: Mutator = ({ node }, textOf) => {
  if (node.type !== 'LogicalExpression') return [];
  const [left, right] = [textOf(node.left as Node), textOf(node.right as Node)];
  const swapped = { '&&': `(${left}) || (${right})`, '||': `(${left}) && (${right})` }[String(node.operator)];
  return swapped ? [left, right, swapped] : [left, right];
};

/** `!x` as `x`. */
export const negations: Mutator = ({ node, parent, property }, textOf) =>
  node.type === 'UnaryExpression' && node.operator === '!' && !isTest(parent, property)
    ? [textOf(node.argument as Node)]
    : [];
