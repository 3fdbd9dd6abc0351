import { conditions, links, methods, statements, wrappers } from './mutators/calls.ts';
import { branches, comparisons, logic, negations } from './mutators/conditions.ts';
import { arithmetic, lists, literals, patterns } from './mutators/literals.ts';
import type { Mutator } from './mutators/mutator.ts';
import { bounds, queries } from './mutators/queries.ts';
import { type Node, type Place, placesOf } from './syntax.ts';

/** One change of a file: `text` replaces the part from `start` to `end`. */
export interface Mutant {
  /** 'server/kernel/db/scope.ts:7', with its number within the file. */
  key: string;
  file: string;
  line: number;
  /** The line in the file. */
  source: string;
  start: number;
  end: number;
  text: string;
  isStatement: boolean;
  /** 'a > b' and 'a >= b', the narrowest part that differs. */
  before: string;
  after: string;
}

const MUTATORS: Mutator[] = [
  ...[branches, comparisons, logic, negations, literals, lists, patterns, arithmetic],
  ...[methods, conditions, wrappers, links, statements, queries, bounds],
];

/** The text of an internal error is no behaviour. */
const isInternalText = ({ parent, node }: Place) =>
  parent?.type === 'NewExpression' && (parent.callee as Node).name === 'Error' && node !== parent.callee;

/** Every mutant of a file, in the order of its text; the same text gives the same keys. */
export function mutantsOf(file: string, code: string): Mutant[] {
  const textOf = ({ start, end }: Pick<Node, 'start' | 'end'>) => code.slice(start, end);
  const lines = code.split('\n');
  const found = new Map<string, Omit<Mutant, 'key'>>();
  for (const place of placesOf(code, file)) {
    if (isInternalText(place)) continue;
    const { node, chain } = place;
    for (const after of MUTATORS.flatMap((mutator) => mutator(place, textOf))) {
      const { start, end } = chain ?? node;
      const text = code.slice(start, node.start) + after + code.slice(node.end, end);
      const line = code.slice(0, node.start).split('\n').length;
      const source = (lines[line - 1] ?? '').trim();
      const isStatement = node.type === 'ExpressionStatement';
      const mutant = { file, line, source, start, end, text, isStatement, before: textOf(node), after };
      if (text !== code.slice(start, end)) found.set(`${start} ${end} ${text}`, mutant);
    }
  }
  return [...found.values()]
    .sort((one, other) => one.start - other.start || other.end - one.end)
    .map((mutant, at) => ({ key: `${file}:${at}`, ...mutant }));
}
