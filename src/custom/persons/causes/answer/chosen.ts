import type { AnswerOf } from '#contract/kernel/define.ts';
import type { answerCause } from '#contract/persons/causeAnswer.ts';

export type WhoGetsIt = AnswerOf<typeof answerCause>;

/** The recipients of the answer. */
interface Chosen {
  count: number;
  /** The number of messages to send. */
  messages: number;
  /** null for all checked grievances. */
  ids: number[] | null;
  /** They will be closed as solved, some have no evidence, and the office requires it (REF-16). */
  isBare: boolean;
}

/** Whether all recipients are named, so that some can be excluded. */
export const isWhole = ({ members, possible }: WhoGetsIt) => members.length === possible;

/** The possible recipients without the excluded ones. `claims`: the answer closes them as solved. */
export function chosenOf(recipients: WhoGetsIt, excluded: readonly number[], claims: boolean): Chosen {
  const members = isWhole(recipients)
    ? recipients.members.filter(({ id }) => !excluded.includes(id))
    : recipients.members;
  const needsEvidence = claims && recipients.asks_evidence;
  const isBare = needsEvidence && (!isWhole(recipients) || members.some(({ evidence }) => !evidence));
  if (members.length === recipients.members.length) {
    return { count: recipients.possible, messages: recipients.messages, ids: null, isBare };
  }
  const messages = members.reduce((sum, member) => sum + member.messages, 0);
  return { count: members.length, messages, ids: members.map(({ id }) => id), isBare };
}
