import type { AnswerOf, BodyOf } from '#contract/kernel/define.ts';
import type { addToComplaint } from '#contract/persons/similar.ts';

/** The input and the answer of a call that adds to an existing complaint (PER-16). */
export type Addition = BodyOf<typeof addToComplaint>;
export type AdditionAnswer = AnswerOf<typeof addToComplaint>;
