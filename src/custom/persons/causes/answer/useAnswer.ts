import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { BodyOf } from '#contract/kernel/define.ts';
import type { CauseRecord } from '#contract/persons/cause.ts';
import { answerCause } from '#contract/persons/causeAnswer.ts';
import { useDraft } from '#src/components/drafts/useDraft.ts';
import { useIdempotentSubmit } from '#src/components/form/useIdempotentSubmit.ts';
import { asksReason, type ChosenOutcome, USUAL_OUTCOME } from '#src/custom/closing/outcome.ts';
import { call } from '#src/dataProvider/call.ts';
import { chosenOf, type WhoGetsIt } from './chosen.ts';

/** What becomes of who gets the answer: closed, or in progress by one of the statuses that leave open. */
export const ENDINGS = ['close', 'responded', 'reviewed', 'pending'] as const;
export type Ending = (typeof ENDINGS)[number];

export interface AnswerValues {
  message: string;
  ending: Ending;
  /** What came of them, where they are closed (REF-16). */
  closing: ChosenOutcome;
  whom: 'all' | 'ticked';
}

type Body = Partial<BodyOf<typeof answerCause>>;

const closingOf = ({ outcome, reason }: ChosenOutcome): Body => ({
  close: true,
  outcome,
  ...(asksReason(outcome) ? { reason: reason.trim() } : {}),
});

function bodyOf({ message, ending, closing, whom }: AnswerValues, ticked: readonly number[]): Body {
  return {
    message: message.trim(),
    ...(ending === 'close' ? closingOf(closing) : { status: ending }),
    ...(whom === 'ticked' ? { member_ids: [...ticked] } : {}),
  };
}

interface Answering {
  cause: CauseRecord;
  ticked: readonly number[];
  onBegun: (job: number) => void;
}

/**
 * One answer to all: first it is asked who would get it, then it is given, but to whom was taken out (PER-19). `found` is the answer to
 * what stands in the form; a change takes it away, and one that comes for what stood there before is left alone.
 */
export function useAnswer({ cause: { id }, ticked, onBegun }: Answering) {
  const [values, setValues] = useState<AnswerValues>({
    message: '',
    ending: 'close',
    closing: USUAL_OUTCOME,
    whom: ticked.length > 0 ? 'ticked' : 'all',
  });
  const draft = useDraft(`causeAnswer/${id}`, { values, restore: setValues });
  const [checked, setChecked] = useState<{ values: AnswerValues; recipients: WhoGetsIt } | null>(null);
  const [excluded, setExcluded] = useState<readonly number[]>([]);
  const attempt = useIdempotentSubmit();
  const params = { id };
  const recipients = checked?.values === values ? checked.recipients : null;
  const chosen =
    recipients && chosenOf(recipients, excluded, values.ending === 'close' ? values.closing.outcome : null);
  const check = useMutation({
    mutationFn: (checkedValues: AnswerValues) =>
      call(answerCause, { params, body: { ...bodyOf(checkedValues, ticked), dry_run: true } }),
    onSuccess: (answer, checkedValues) => setChecked({ values: checkedValues, recipients: answer }),
  });
  const give = useMutation({
    mutationFn: () => {
      const whom = chosen?.ids ? { member_ids: chosen.ids } : {};
      const evidence = chosen?.isBare ? { without_evidence: true } : {};
      const body = { ...bodyOf(values, ticked), ...whom, ...evidence };
      return attempt((headers) => call(answerCause, { params, body, headers }));
    },
    onSuccess: ({ job }) => {
      draft.sent();
      if (job) onBegun(job.id);
    },
  });
  const change = (changed: Partial<AnswerValues>) => {
    setValues({ ...values, ...changed });
    check.reset();
    give.reset();
  };
  /** Takes somebody out, or back in; who was taken out stays so when it is asked anew. */
  const toggle = (member: number) =>
    setExcluded(
      excluded.includes(member) ? excluded.filter((other) => other !== member) : [...excluded, member],
    );
  return { values, draft, change, found: recipients, chosen, left: excluded, toggle, check, give };
}
