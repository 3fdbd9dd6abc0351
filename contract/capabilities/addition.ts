import type { AnswerOf, BodyOf } from '#contract/kernel/define.ts';
import type { addToComplaint } from '#contract/persons/similar.ts';

/** What a citizen has told again, added to the complaint that there is (PER-16), and the answer to that. */
export type Addition = BodyOf<typeof addToComplaint>;
export type AdditionAnswer = AnswerOf<typeof addToComplaint>;
