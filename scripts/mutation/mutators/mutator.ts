import type { Node, Place } from '../syntax.ts';

/** What a place could say instead: the text of its expression, or nothing in place of a statement. */
export type Mutator = (place: Place, textOf: (node: Pick<Node, 'start' | 'end'>) => string) => string[];
