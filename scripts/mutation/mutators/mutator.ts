import type { Node, Place } from '../syntax.ts';

/** The possible replacements of a place: the text of its expression, or an empty text for a statement. */
export type Mutator = (place: Place, textOf: (node: Pick<Node, 'start' | 'end'>) => string) => string[];
