import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { BodyOf } from '#contract/kernel/define.ts';
import type { CauseRecord } from '#contract/persons/cause.ts';
import { answerCause } from '#contract/persons/causeAnswer.ts';
import { useCallOnce } from '#src/components/data/useCallOnce.ts';
import { useDraft } from '#src/components/drafts/useDraft.ts';
import type { AnyManyClosingPart } from '#src/components/slots/parts.ts';
import { call } from '#src/dataProvider/call.ts';
import { chosenOf, type WhoGetsIt } from './chosen.ts';

/** The new state of answered grievances: closed, or one of the statuses that stay open. */
export const ENDINGS = ['close', 'responded', 'reviewed', 'pending'] as const;
export type Ending = (typeof ENDINGS)[number];

export interface AnswerValues {
  message: string;
  ending: Ending;
  /** What a capability asks about closed grievances. */
  closing: unknown;
  whom: 'all' | 'ticked';
}

type Body = Partial<BodyOf<typeof answerCause>>;

interface Answering {
  cause: CauseRecord;
  ticked: readonly number[];
  onBegun: (job: number) => void;
  part: AnyManyClosingPart | undefined;
}

/**
 * Sends one answer to all grievances of a cause: first a check of the recipients, then the job without the excluded
 * ones (PER-19). `found` is the result for the form's present values. A change clears it, and a late result for earlier
 * values is ignored.
 */
export function useAnswer({ cause: { id }, ticked, onBegun, part }: Answering) {
  const [values, setValues] = useState<AnswerValues>({
    message: '',
    ending: 'close',
    closing: part?.first,
    whom: ticked.length > 0 ? 'ticked' : 'all',
  });
  const draft = useDraft(`causeAnswer/${id}`, { values, restore: setValues });
  const [checked, setChecked] = useState<{ values: AnswerValues; recipients: WhoGetsIt } | null>(null);
  const [excluded, setExcluded] = useState<readonly number[]>([]);
  const params = { id };
  const recipients = checked?.values === values ? checked.recipients : null;
  const claims = values.ending === 'close' && part?.claims(values.closing) === true;
  const chosen = recipients && chosenOf(recipients, excluded, claims);
  const bodyOf = ({ message, ending, closing, whom }: AnswerValues): Body => ({
    message: message.trim(),
    ...(ending === 'close' ? { close: true, ...part?.bodyOf(closing) } : { status: ending }),
    ...(whom === 'ticked' ? { member_ids: [...ticked] } : {}),
  });
  const check = useMutation({
    mutationFn: (checkedValues: AnswerValues) =>
      call(answerCause, { params, body: { ...bodyOf(checkedValues), dry_run: true } }),
    onSuccess: (answer, checkedValues) => setChecked({ values: checkedValues, recipients: answer }),
  });
  const give = useCallOnce(answerCause, {
    input: () => {
      const whom = chosen?.ids ? { member_ids: chosen.ids } : {};
      const evidence = chosen?.isBare ? { without_evidence: true } : {};
      return { params, body: { ...bodyOf(values), ...whom, ...evidence } };
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
  /** Excludes or includes a recipient. Exclusions survive a new check. */
  const toggle = (member: number) =>
    setExcluded(
      excluded.includes(member) ? excluded.filter((other) => other !== member) : [...excluded, member],
    );
  return { values, draft, change, found: recipients, chosen, left: excluded, toggle, check, give };
}
