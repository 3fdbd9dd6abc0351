import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { can } from '#contract/access/policies.ts';
import { createReferrals } from '#contract/letters/referral.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { FormDialog } from '#src/components/dialog/FormDialog.tsx';
import type { Refusals } from '#src/components/form/formRules.ts';
import { useContractForm } from '#src/components/form/useContractForm.ts';
import { Hint } from '#src/components/page/Hint.tsx';
import type { ActionProps } from '#src/components/slots/parts.ts';
import { letterAddress } from '#src/custom/letters/letterAddress.ts';
import { NoCode } from '#src/custom/letters/NoCode.tsx';
import { useRenewReferrals } from '#src/custom/letters/referrals/useRenewReferrals.ts';
import { usePrint } from '#src/custom/letters/sent/usePrint.ts';
import { useStart } from '#src/custom/letters/useStart.ts';
import { AskingFields } from './AskingFields.tsx';
import { type Asking, type AskingWay, bodyOf, isWrongDay, NOTHING_ASKED } from './asking.ts';

/**
 * Writes to departments about a grievance: by letter, by mail as *Forward to officer* does, by both, or by another way
 * (REF-01, DET-08). Starts with the officer of the category's department. Users who may not send save a draft.
 */
export default function WriteDialog({ complaint, onClose }: Pick<ActionProps, 'complaint' | 'onClose'>) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const print = usePrint();
  const actor = storedActor();
  const maySend = actor !== null && can(actor, 'forward', 'referral');
  const { data: start, isPending: isLoading, error } = useStart({ complaint_id: complaint.id });
  const askingOf = (typed: Asking) => ({
    ...typed,
    officers: typed.officers ?? (start?.contact_id ? [start.contact_id] : []),
  });
  const seesFirst = useRef(false);
  const form = useContractForm(createReferrals, {
    draft: `referral/${complaint.id}`,
    defaultValues: NOTHING_ASKED,
    bodyOf: (typed) => ({
      complaint_id: complaint.id,
      ...bodyOf(askingOf(typed)),
      sends: !seesFirst.current && (maySend || isMailed),
    }),
    check: (typed): Refusals => ({
      ...(askingOf(typed).officers.length === 0 ? { officers: 'rules.officerToForward' } : {}),
      ...(isWrongDay(typed) ? { due_on: 'rules.dueInPast' } : {}),
    }),
    // A draft that opens on its page needs no message.
    done: () => (seesFirst.current ? null : wordOf('done', way, maySend)),
    renew: useRenewReferrals(),
    onDone: ({ letter_ids: id }) => {
      onClose();
      if (seesFirst.current && id[0]) navigate(letterAddress(id[0]));
      else if (maySend && id.length > 0) print.mutate({ id, print: 'letters' });
    },
  });
  const asking = askingOf(form.form.watch());
  const { officers, way } = asking;
  const isMailed = way === 'email' || way === 'both';
  const hasLetter = way === 'letter' || way === 'both';
  const wrong = form.form.formState.errors.officers?.message;
  const submit = (first: boolean) => {
    seesFirst.current = first;
    return form.submit();
  };
  /** A numbered letter cannot be recalled: Enter alone in a field does not send it (REF-06). */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    const isMeant = event.ctrlKey || event.metaKey;
    if (isMeant || event.target instanceof HTMLInputElement) event.preventDefault();
    if (isMeant && !isLoading && !form.isPending) void submit(false);
  };
  return (
    <FormDialog
      title={translate('referrals.draft.title', { number: complaint.complaint_number })}
      submit={translate(wordOf('submit', way, maySend))}
      form={{ ...form, submit: () => submit(false) }}
      isReady={!isLoading}
      failure={error}
      onClose={onClose}
    >
      {hasLetter && start && !start.has_code && <NoCode />}
      <Box onKeyDown={onKeyDown} sx={{ display: 'contents' }}>
        <AskingFields
          value={asking}
          onChange={form.change}
          error={wrong && translate(wrong)}
          isLoading={isLoading}
        />
      </Box>
      {way === 'letter' && maySend && (
        <Button
          sx={{ justifySelf: 'start' }}
          disabled={officers.length !== 1 || form.isPending}
          onClick={() => void submit(true)}
        >
          {translate('referrals.draft.seeFirst')}
        </Button>
      )}
      {isMailed && <Typography>{translate('workflow.officers.question')}</Typography>}
      {!maySend && way !== 'email' && <Hint text="referrals.draft.sentByOthers" />}
    </FormDialog>
  );
}

/** The translation key of the button or of the success message. */
function wordOf(kind: 'submit' | 'done', way: AskingWay, maySend: boolean): string {
  if (way === 'email') return kind === 'submit' ? 'workflow.officers.submit' : 'workflow.officers.done';
  if (!maySend && way !== 'both') return kind === 'submit' ? 'referrals.draft.save' : 'referrals.done.draft';
  if (way === 'letter' || way === 'both')
    return maySend
      ? `referrals.${kind === 'submit' ? 'draft.send' : 'done.written'}`
      : `workflow.officers.${kind}`;
  return kind === 'submit' ? 'referrals.draft.asSent' : 'referrals.done.dispatch';
}
