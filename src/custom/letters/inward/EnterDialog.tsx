import FormGroup from '@mui/material/FormGroup';
import Typography from '@mui/material/Typography';
import { TextInput, useTranslate } from 'react-admin';
import { createInward } from '#contract/letters/inward.ts';
import type { ReferralRow } from '#contract/letters/referralRecord.ts';
import { FormDialog } from '#src/components/dialog/FormDialog.tsx';
import { Bound } from '#src/components/form/Bound.tsx';
import type { Refusals } from '#src/components/form/formRules.ts';
import { NoteInput } from '#src/components/form/NoteInput.tsx';
import { useContractForm } from '#src/components/form/useContractForm.ts';
import { OfficerPicker } from '#src/custom/officers/OfficerPicker.tsx';
import { NOT_RECEIVED, ReceivedFields } from '../referrals/ReceivedFields.tsx';
import { ReplyFields } from '../referrals/ReplyFields.tsx';
import { NO_REPLY, replyBody, replyFaults } from '../referrals/replyValues.ts';
import { useRenewReferrals } from '../referrals/useRenewReferrals.ts';
import { ReferralTick } from './ReferralTick.tsx';
import { WaitingSearch } from './WaitingSearch.tsx';

interface EnterDialogProps {
  officeId: number | null;
  onClose: () => void;
}

const EMPTY = {
  contact_id: null as number | null,
  sender: '',
  subject: '',
  note: '',
  ...NOT_RECEIVED,
  /** The referrals that it answers. */
  ticked: [] as ReferralRow[],
  ...NO_REPLY,
};
const UP_TO_200 = { htmlInput: { maxLength: 200 } };

/**
 * Enters a received letter under the office's next number, with the referrals that it answers, if they are known
 * (REF-10, REF-11).
 */
export default function EnterDialog({ officeId, onClose }: EnterDialogProps) {
  const translate = useTranslate();
  const form = useContractForm(createInward, {
    draft: `inward/${officeId}`,
    defaultValues: EMPTY,
    bodyOf: ({ ticked, ...values }) => ({
      ...values,
      office_id: officeId,
      referral_ids: ticked.map(({ id }) => id),
      ...replyBody(ticked.length > 0 ? values : NO_REPLY),
    }),
    check: ({ contact_id, sender, ticked, ...reply }): Refusals => ({
      ...(contact_id === null && !sender?.trim() ? { sender: 'rules.required' } : {}),
      ...(ticked.length > 0 ? replyFaults(reply) : {}),
    }),
    done: (_entry, { ticked }) =>
      ticked.length > 0 ? 'referrals.done.enteredMatched' : 'referrals.done.entered',
    doneWith: ({ number }) => ({ number }),
    renew: useRenewReferrals(),
    onDone: onClose,
  });
  const [contactId, ticked] = form.form.watch(['contact_id', 'ticked']);
  const isAnswer = ticked.length > 0;
  return (
    <FormDialog
      form={form}
      title={translate('referrals.inward.enter')}
      submit={translate(isAnswer ? 'referrals.inward.submitMatched' : 'referrals.inward.submit')}
      onClose={onClose}
    >
      <Bound<number | null> name="contact_id">
        {({ value, onChange }) => (
          <OfficerPicker label={translate('referrals.figures.officer')} value={value} onChange={onChange} />
        )}
      </Bound>
      {contactId === null && (
        <TextInput source="sender" label="referrals.inward.sender" slotProps={UP_TO_200} />
      )}
      <TextInput source="subject" label="referrals.inward.subject" slotProps={UP_TO_200} />
      <NoteInput source="note" label="referrals.inward.note" minRows={1} maxLength={2_000} />
      <ReceivedFields />
      <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 600 }}>
        {translate('referrals.inward.answersWhat')}
      </Typography>
      <Bound<ReferralRow[]> name="ticked">
        {({ value, onChange }) => (
          <WaitingTicks officeId={officeId} contactId={contactId} ticked={value} onChange={onChange} />
        )}
      </Bound>
      {isAnswer && <ReplyFields />}
    </FormDialog>
  );
}

interface WaitingTicksProps {
  officeId: number | null;
  /** The officer whose referrals are shown before anything is searched. */
  contactId: number | null;
  ticked: readonly ReferralRow[];
  onChange: (ticked: ReferralRow[]) => void;
}

/** The referrals that a new letter answers: the ticked ones, then a search among the waiting ones (REF-10). */
function WaitingTicks({ officeId, contactId, ticked, onChange }: WaitingTicksProps) {
  const row = (referral: ReferralRow) => (
    <ReferralTick key={referral.id} referral={referral} ticked={ticked} onChange={onChange} />
  );
  return (
    <>
      <FormGroup>{ticked.map(row)}</FormGroup>
      <WaitingSearch
        officeId={officeId}
        contactId={contactId}
        isOnDemand
        without={ticked.map(({ id }) => id)}
      >
        {row}
      </WaitingSearch>
    </>
  );
}
