import type { Node } from '../syntax.ts';
import type { Mutator } from './mutator.ts';

/** One more and one less, the other boolean, an empty text. */
export const literals: Mutator = ({ node }) => {
  if (node.type === 'TemplateLiteral') return ['``'];
  if (node.type !== 'Literal') return [];
  const { value } = node;
  if (typeof value === 'number' && Number.isSafeInteger(value)) {
    return value === 0 ? ['1'] : [String(value + 1), String(value - 1)];
  }
  if (typeof value === 'boolean') return [String(!value)];
  return typeof value === 'string' ? [value === '' ? "'mutant'" : "''"] : [];
};

/** An empty list. */
export const lists: Mutator = ({ node }) =>
  node.type === 'ArrayExpression' && (node.elements as unknown[]).length > 0 ? ['[]'] : [];

/** A pattern without its anchors, or with one repetition more. */
export const patterns: Mutator = ({ node }) => {
  const regex = node.regex as { pattern: string; flags: string } | null | undefined;
  if (node.type !== 'Literal' || !regex) return [];
  const { pattern, flags } = regex;
  const others = [
    pattern.replace(/^\^/, ''),
    pattern.replace(/(?<!\\)\$$/, ''),
    pattern.replace(/\{(\d+)\}/, (_, count) => `{${Number(count) + 1}}`),
  ];
  return others.filter((other) => other && other !== pattern).map((other) => `/${other}/${flags}`);
};

const OPERATORS: Record<string, string> = { '+': '-', '-': '+', '*': '/', '/': '*', '%': '*' };

export const arithmetic: Mutator = ({ node }, textOf) => {
  const other = node.type === 'BinaryExpression' ? OPERATORS[String(node.operator)] : undefined;
  return other ? [`${textOf(node.left as Node)} ${other} ${textOf(node.right as Node)}`] : [];
};
