import { parseAst } from 'vite';

/** A node of oxc's ESTree for TypeScript; `start` and `end` are offsets in the text. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [property: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Types do not exist at run time; these three only wrap an expression. */
const WRAPPERS = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'];
const isRunnable = ({ type }: Node) =>
  WRAPPERS.includes(type) || !(type.startsWith('TS') || type === 'ImportDeclaration');

/** A name or an assignment target is no value that could be replaced. */
function isName(parent: Node, property: string): boolean {
  if (property === 'key') return !parent.computed;
  if (property === 'property') return parent.type === 'MemberExpression' && !parent.computed;
  if (property === 'left') return ['AssignmentExpression', 'ForOfStatement'].includes(parent.type);
  return property === 'source' || property === 'directive' || property === 'quasi';
}

function childrenOf(parent: Node): [property: string, child: Node][] {
  // The text of a tagged template is in another language, but its values are ours.
  if (parent.type === 'TaggedTemplateExpression') return childrenOf(parent.quasi as Node);
  return Object.entries(parent).flatMap(([property, value]) =>
    isName(parent, property)
      ? []
      : [value]
          .flat()
          .filter((child): child is Node => isNode(child) && isRunnable(child))
          .map((child): [string, Node] => [property, child]),
  );
}

/** A node with its position: `chain` is the `a?.b.c()` to which it belongs. */
export interface Place {
  node: Node;
  parent: Node | null;
  property: string;
  chain: Node | null;
}

const LINKS = ['expression', 'object', 'callee'];

function* placesIn(place: Place): Generator<Place> {
  yield place;
  const { node } = place;
  const chain = node.type === 'ChainExpression' ? node : place.chain;
  for (const [property, child] of childrenOf(node)) {
    yield* placesIn({ node: child, parent: node, property, chain: LINKS.includes(property) ? chain : null });
  }
}

/** Every place of a file that is executed. */
export function placesOf(code: string, file: string): Place[] {
  const program = parseAst(code, { lang: 'ts' }, file) as unknown as Node;
  return [...placesIn({ node: program, parent: null, property: '', chain: null })];
}
