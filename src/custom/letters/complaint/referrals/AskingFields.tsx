import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { REFERRAL_WAYS, type ReferralWay } from '#contract/letters/letterKinds.ts';
import { DayField } from '#src/components/form/DayField.tsx';
import { OfficersPicker } from '#src/custom/letters/referrals/OfficersPicker.tsx';
import { type Asking, isWrongDay } from './asking.ts';

interface AskingFieldsProps {
  value: Asking;
  onChange: (changed: Partial<Asking>) => void;
  /** With many grievances, each has its own number in a portal, which the user notes on each referral. */
  isOfMany?: boolean;
  /** The translated error if no officer is chosen. */
  error?: string | undefined;
}

/** The officers, the request, its channel and its due date (REF-01). */
export function AskingFields({ value, onChange, isOfMany = false, error }: AskingFieldsProps) {
  const translate = useTranslate();
  const text = (name: 'subject' | 'request' | 'portal_name' | 'portal_number' | 'copies', label: string) => ({
    label: translate(`referrals.draft.${label}`),
    value: value[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  const upTo = (maxLength: number) => ({ htmlInput: { maxLength } });
  return (
    <>
      <OfficersPicker ids={value.officers} onChange={(officers) => onChange({ officers })} error={error} />
      <TextField
        select
        label={translate('referrals.draft.way')}
        value={value.way}
        onChange={({ target }) => onChange({ way: target.value as ReferralWay })}
      >
        {REFERRAL_WAYS.map((each) => (
          <MenuItem key={each} value={each}>
            {translate(`referrals.way.${each}`)}
          </MenuItem>
        ))}
      </TextField>
      {value.way === 'portal' && <TextField {...text('portal_name', 'portalName')} slotProps={upTo(200)} />}
      {value.way === 'portal' && !isOfMany && (
        <TextField {...text('portal_number', 'portalNumber')} slotProps={upTo(200)} />
      )}
      <TextField {...text('subject', 'subject')} slotProps={upTo(200)} />
      <TextField {...text('request', 'request')} multiline minRows={3} slotProps={upTo(5_000)} />
      <TextField {...text('copies', 'copies')} multiline minRows={1} maxRows={5} slotProps={upTo(2_000)} />
      <DayField
        label={translate('referrals.draft.due')}
        value={value.due_on}
        onChange={(due_on) => onChange({ due_on })}
        error={isWrongDay(value) && translate('rules.dueInPast')}
      />
    </>
  );
}
