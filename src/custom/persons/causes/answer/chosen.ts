import { OUTCOMES_WITH_EVIDENCE, type Outcome } from '#contract/closing/closing.ts';
import type { AnswerOf } from '#contract/kernel/define.ts';
import type { answerCause } from '#contract/persons/causeAnswer.ts';

export type WhoGetsIt = AnswerOf<typeof answerCause>;

/** Who gets an answer when it is sent. */
interface Chosen {
  count: number;
  /** How many messages go out. */
  messages: number;
  /** null for all of those that it was asked for. */
  ids: number[] | null;
  /** They are called solved, nothing shows it of some of them, and the office asks about that (REF-16). */
  isBare: boolean;
}

/** Whether all who get it are named, so that some can be taken out. */
export const isWhole = ({ members, possible }: WhoGetsIt) => members.length === possible;

/** Who of those that would get an answer is to get it: all but those who were taken out. */
export function chosenOf(
  recipients: WhoGetsIt,
  excluded: readonly number[],
  outcome: Outcome | null,
): Chosen {
  const claims = recipients.asks_evidence && outcome !== null && OUTCOMES_WITH_EVIDENCE.includes(outcome);
  const members = isWhole(recipients)
    ? recipients.members.filter(({ id }) => !excluded.includes(id))
    : recipients.members;
  const isBare = claims && (!isWhole(recipients) || members.some(({ evidence }) => !evidence));
  if (members.length === recipients.members.length) {
    return { count: recipients.possible, messages: recipients.messages, ids: null, isBare };
  }
  const messages = members.reduce((sum, member) => sum + member.messages, 0);
  return { count: members.length, messages, ids: members.map(({ id }) => id), isBare };
}
