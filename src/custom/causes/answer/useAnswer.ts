import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { CauseRecord } from '../../../../contract/cause.ts';
import { answerCause } from '../../../../contract/causeAnswer.ts';
import type { AnswerOf, BodyOf } from '../../../../contract/define.ts';
import { call } from '../../../dataProvider/http.ts';
import { useAttempt } from '../../../kit/form/useAttempt.ts';

/** What becomes of who gets the answer: closed, or in progress by one of the statuses that leave open. */
export const OUTCOMES = ['close', 'responded', 'reviewed', 'pending'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export interface AnswerValues {
  message: string;
  outcome: Outcome;
  whom: 'all' | 'ticked';
}

type Body = Partial<BodyOf<typeof answerCause>>;
export type WhoGetsIt = AnswerOf<typeof answerCause>;

function bodyOf({ message, outcome, whom }: AnswerValues, ticked: readonly number[]): Body {
  return {
    message: message.trim(),
    ...(outcome === 'close' ? { close: true } : { status: outcome }),
    ...(whom === 'ticked' ? { member_ids: [...ticked] } : {}),
  };
}

interface Answering {
  cause: CauseRecord;
  ticked: readonly number[];
  onBegun: (job: number) => void;
}

/**
 * One answer to all: first it is asked who would get it, then it is given (PER-19). `checked` is the answer to what stands in
 * the form; a change takes it away, and one that comes for what stood there before is left alone.
 */
export function useAnswer({ cause: { id }, ticked, onBegun }: Answering) {
  const [values, setValues] = useState<AnswerValues>({
    message: '',
    outcome: 'close',
    whom: ticked.length > 0 ? 'ticked' : 'all',
  });
  const [checked, setChecked] = useState<{ asked: AnswerValues; found: WhoGetsIt } | null>(null);
  const attempt = useAttempt();
  const params = { id };
  const check = useMutation({
    mutationFn: (asked: AnswerValues) =>
      call(answerCause, { params, body: { ...bodyOf(asked, ticked), dry_run: true } }),
    onSuccess: (found, asked) => setChecked({ asked, found }),
  });
  const give = useMutation({
    mutationFn: () =>
      attempt((headers) => call(answerCause, { params, body: bodyOf(values, ticked), headers })),
    onSuccess: ({ job }) => {
      if (job) onBegun(job.id);
    },
  });
  const change = (changed: Partial<AnswerValues>) => {
    setValues({ ...values, ...changed });
    check.reset();
    give.reset();
  };
  return { values, change, checked: checked?.asked === values ? checked.found : null, check, give };
}
