import type { Node } from '../syntax.ts';
import type { Mutator } from './mutator.ts';

/** Methods whose result has the type of their object: without the call the program still runs. */
const LEFT_OUT = [
  ...['filter', 'sort', 'reverse', 'slice', 'flat', 'concat'],
  ...['trim', 'trimEnd', 'toLowerCase', 'toUpperCase', 'normalize', 'replace', 'replaceAll', 'padStart'],
  ...['check', 'where', 'for', 'orderBy', 'limit', 'offset', 'onConflictDoNothing', 'groupBy', 'having'],
];

const SWAPPED: Record<string, string> = {
  every: 'some',
  some: 'every',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
};

/** `x.filter(y)` as `x`, `every` as `some`. */
export const methods: Mutator = ({ node }, textOf) => {
  const callee = node.callee as Node | undefined;
  if (node.type !== 'CallExpression' || callee?.type !== 'MemberExpression' || callee.computed) return [];
  const [object, property] = [callee.object as Node, callee.property as Node];
  const name = String(property.name);
  if (LEFT_OUT.includes(name)) return [textOf(object)];
  if (!Object.hasOwn(SWAPPED, name)) return [];
  const [before, after] = [
    { start: node.start, end: property.start },
    { start: property.end, end: node.end },
  ];
  return [textOf(before) + SWAPPED[name] + textOf(after)];
};

/** Functions whose arguments are conditions. */
const CONDITIONS = ['and', 'or', 'check'];

/** A query or a field with one condition less. */
export const conditions: Mutator = ({ node }, textOf) => {
  const [callee, given] = [node.callee as Node | undefined, (node.arguments ?? []) as Node[]];
  const name = String(callee?.name ?? (callee?.property as Node | undefined)?.name);
  const fewest = name === 'check' ? 2 : 1;
  if (node.type !== 'CallExpression' || !callee || !CONDITIONS.includes(name) || given.length < fewest)
    return [];
  return given.map((dropped) => {
    const others = given.filter((argument) => argument !== dropped).map(textOf);
    return `${textOf(callee)}(${others.join(', ')})`;
  });
};

const WRAPPERS = ['optional', 'not'];

/** `optional(x)` and `not(x)` as `x`. */
export const wrappers: Mutator = ({ node }, textOf) => {
  const callee = node.callee as Node | undefined;
  const [only] = (node.arguments ?? []) as Node[];
  return node.type === 'CallExpression' && only && WRAPPERS.includes(String(callee?.name))
    ? [textOf(only)]
    : [];
};

/** `a?.b` as `a.b`. */
export const links: Mutator = ({ node }, textOf) => {
  if (!node.optional || !['CallExpression', 'MemberExpression'].includes(node.type)) return [];
  const from = (node.type === 'CallExpression' ? node.callee : node.object) as Node;
  const rest = textOf({ start: from.end, end: node.end }).trimStart();
  const member = node.type === 'MemberExpression' && !node.computed;
  const before = textOf({ start: node.start, end: from.end });
  return [before + (member ? rest.replace('?.', '.') : rest.replace('?.', ''))];
};

const DOES_SOMETHING = ['CallExpression', 'AwaitExpression', 'AssignmentExpression', 'UpdateExpression'];

/** A statement that is not executed. */
export const statements: Mutator = ({ node }) => {
  const does = (node.expression as Node | undefined)?.type ?? '';
  return node.type === 'ExpressionStatement' && DOES_SOMETHING.includes(does) ? [''] : [];
};
