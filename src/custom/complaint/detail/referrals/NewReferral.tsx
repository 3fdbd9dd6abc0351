import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ComplaintRecord } from '../../../../../contract/complaint.ts';
import { dayOf, isDay } from '../../../../../contract/day.ts';
import { REFERRAL_WAYS, type ReferralWay } from '../../../../../contract/letterKinds.ts';
import { createReferrals } from '../../../../../contract/referral.ts';
import { call } from '../../../../dataProvider/http.ts';
import { DayField } from '../../../../kit/form/DayField.tsx';
import { FormDialog } from '../../../../kit/form/FormDialog.tsx';
import { type Entry, ManyPicker } from '../../../../kit/form/ManyPicker.tsx';
import { useAttempt } from '../../../../kit/form/useAttempt.ts';
import { useOfficerOptions } from '../../../../kit/referrals/OfficerPicker.tsx';
import { useReferralAction } from '../../../../kit/referrals/useReferralAction.ts';

interface NewReferralProps {
  complaint: ComplaintRecord;
  onClose: () => void;
}

/** Drafts one request to each of some officers (REF-01); nothing of the grievance changes by it. */
export default function NewReferral({ complaint, onClose }: NewReferralProps) {
  const translate = useTranslate();
  const attempt = useAttempt();
  const officers = useOfficerOptions();
  const [chosen, setChosen] = useState<Entry[]>([]);
  const [way, setWay] = useState<ReferralWay>('letter');
  const [texts, setTexts] = useState({
    subject: '',
    request: '',
    portal_name: '',
    portal_number: '',
    copies: '',
  });
  const [due_on, setDue] = useState('');
  const isWrong = due_on !== '' && (!isDay(due_on) || due_on < dayOf(new Date()));
  const save = useReferralAction({
    run: () =>
      attempt((headers) =>
        call(createReferrals, {
          body: {
            ...{
              complaint_id: complaint.id,
              contact_ids: chosen.map(({ id }) => id),
              way,
              due_on: due_on || null,
            },
            ...{ subject: texts.subject, request: texts.request },
            copies_to: linesOf(texts.copies),
            portal_name: texts.portal_name || null,
            portal_number: texts.portal_number || null,
          },
          headers,
        }),
      ),
    done: 'referrals.done.draft',
    onDone: onClose,
  });
  const text = (name: keyof typeof texts, label: string, more: object = {}) => (
    <TextField
      label={translate(`referrals.draft.${label}`)}
      value={texts[name]}
      onChange={({ target }) => setTexts({ ...texts, [name]: target.value })}
      slotProps={{ htmlInput: { maxLength: 200 } }}
      {...more}
    />
  );
  return (
    <FormDialog
      title={translate('referrals.draft.title', { number: complaint.complaint_number })}
      submit={translate('referrals.draft.submit')}
      failure={save.error}
      isPending={save.isPending}
      onSubmit={() => isWrong || save.mutate(undefined)}
      onClose={onClose}
    >
      <ManyPicker
        label={translate('referrals.draft.officers')}
        options={officers.all.map(({ value, label }) => ({ id: Number(value), name: label }))}
        isFetching={officers.isFetching}
        value={chosen}
        onChange={setChosen}
      />
      <TextField
        select
        label={translate('referrals.draft.way')}
        value={way}
        onChange={({ target }) => setWay(target.value as ReferralWay)}
      >
        {REFERRAL_WAYS.map((each) => (
          <MenuItem key={each} value={each}>
            {translate(`referrals.way.${each}`)}
          </MenuItem>
        ))}
      </TextField>
      {way === 'portal' && text('portal_name', 'portalName')}
      {way === 'portal' && text('portal_number', 'portalNumber')}
      {text('subject', 'subject')}
      {text('request', 'request', {
        ...{ multiline: true, minRows: 3 },
        slotProps: { htmlInput: { maxLength: 5_000 } },
      })}
      {text('copies', 'copies', {
        ...{ multiline: true, minRows: 1, maxRows: 5 },
        slotProps: { htmlInput: { maxLength: 2_000 } },
      })}
      <DayField
        label={translate('referrals.draft.due')}
        value={due_on}
        onChange={setDue}
        error={isWrong && translate('rules.dueInPast')}
      />
    </FormDialog>
  );
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => ({ text: line }));
