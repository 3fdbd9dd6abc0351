import type { Node } from '../syntax.ts';
import type { Mutator } from './mutator.ts';

/** The name of drizzle in instrumented files, most of which do not import it whole. */
export const DRIZZLE = '__drizzle';

const OPERATORS: Record<string, string[]> = {
  eq: ['ne'],
  ne: ['eq'],
  lt: ['lte', 'gte'],
  lte: ['lt', 'gt'],
  gt: ['gte', 'lte'],
  gte: ['gt', 'lt'],
  and: ['or'],
  or: ['and'],
  isNull: ['isNotNull'],
  isNotNull: ['isNull'],
  asc: ['desc'],
  desc: ['asc'],
  inArray: ['notInArray'],
  like: ['notLike'],
};

/** A condition of a query as another one. */
export const queries: Mutator = ({ node }, textOf) => {
  const callee = node.callee as Node | undefined;
  const given = (node.arguments ?? []) as Node[];
  if (node.type !== 'CallExpression' || callee?.type !== 'Identifier' || given.length === 0) return [];
  const name = String(callee.name);
  const isAlone = given.length === 1 && given[0]?.type !== 'SpreadElement';
  if (isAlone && (name === 'and' || name === 'or')) return [];
  const others = Object.hasOwn(OPERATORS, name) ? (OPERATORS[name] ?? []) : [];
  return others.map((other) => `${DRIZZLE}.${other}${textOf({ start: callee.end, end: node.end })}`);
};

const BOUNDS: Record<string, string> = {
  lt: 'lte',
  lte: 'lt',
  gt: 'gte',
  gte: 'gt',
  positive: 'nonnegative',
};

/** The bounds of a field. */
export const bounds: Mutator = ({ node }, textOf) => {
  const callee = node.callee as Node | undefined;
  if (node.type !== 'CallExpression' || callee?.type !== 'MemberExpression') return [];
  const name = String((callee.property as Node).name);
  return (callee.object as Node).name === 'z' && Object.hasOwn(BOUNDS, name)
    ? [`z.${BOUNDS[name]}${textOf({ start: callee.end, end: node.end })}`]
    : [];
};
