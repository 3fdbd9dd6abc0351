import { useRef, useState } from 'react';
import type { CauseRecord } from '#contract/persons/cause.ts';
import { answerCause } from '#contract/persons/causeAnswer.ts';
import type { Refusals } from '#src/components/form/formRules.ts';
import { type ContractForm, useContractForm } from '#src/components/form/useContractForm.ts';
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

interface Answering {
  cause: CauseRecord;
  ticked: readonly number[];
  onBegun: (job: number) => void;
  part: AnyManyClosingPart | undefined;
}

/**
 * Sends one answer to all grievances of a cause: first a check of the recipients, then the job without the excluded
 * ones (PER-19). `recipients` is the result for the form's present values: a change clears it. If some have no evidence
 * that they were solved, it asks once (REF-16).
 */
export function useAnswer({ cause: { id }, ticked, onBegun, part }: Answering) {
  const params = { id };
  const defaultValues: AnswerValues = {
    message: '',
    ending: 'close',
    closing: part?.first,
    whom: ticked.length > 0 ? 'ticked' : 'all',
  };
  const [checked, setChecked] = useState<{ of: string; recipients: WhoGetsIt } | null>(null);
  const [excluded, setExcluded] = useState<readonly number[]>([]);
  const [isAsking, setAsking] = useState(false);
  const isAgreed = useRef(false);
  const bodyOf = ({ message, ending, closing, whom }: AnswerValues) => ({
    message: message.trim(),
    ...(ending === 'close' ? { close: true, ...part?.bodyOf(closing) } : { status: ending }),
    ...(whom === 'ticked' ? { member_ids: [...ticked] } : {}),
  });
  const form: ContractForm<AnswerValues> = useContractForm(answerCause, {
    params,
    draft: `causeAnswer/${id}`,
    defaultValues,
    bodyOf,
    check: ({ message, ending, closing }): Refusals => ({
      ...(message.trim() === '' && { message: 'rules.required' }),
      ...(ending === 'close' && part && !part.isReady(closing) && { closing: 'rules.required' }),
    }),
    once: true,
    send: async (body, headers, sent) => {
      if (!canSend) {
        const answer = await call(answerCause, { params, body: { ...body, dry_run: true } });
        setChecked({ of: JSON.stringify(bodyOf(sent)), recipients: answer });
        return false;
      }
      if (!chosen?.count) return false;
      if (chosen.isBare && !isAgreed.current) {
        setAsking(true);
        return false;
      }
      const whom = chosen.ids ? { member_ids: chosen.ids } : {};
      const evidence = chosen.isBare ? { without_evidence: true } : {};
      return call(answerCause, { params, body: { ...body, ...whom, ...evidence }, headers });
    },
    onDone: ({ job }) => job && onBegun(job.id),
  });
  const values = form.form.watch();
  const recipients = checked?.of === JSON.stringify(bodyOf(values)) ? checked.recipients : null;
  const canSend = recipients !== null && recipients.possible > 0;
  const claims = values.ending === 'close' && part?.claims(values.closing) === true;
  const chosen = recipients && chosenOf(recipients, excluded, claims);
  /** Excludes or includes a recipient. Exclusions survive a new check. */
  const toggle = (member: number) =>
    setExcluded(
      excluded.includes(member) ? excluded.filter((other) => other !== member) : [...excluded, member],
    );
  const question = {
    open: isAsking,
    onClose: () => setAsking(false),
    onConfirm: () => {
      isAgreed.current = true;
      setAsking(false);
      void form.submit();
    },
  };
  return { form, values, recipients, canSend, chosen, excluded, toggle, question };
}
