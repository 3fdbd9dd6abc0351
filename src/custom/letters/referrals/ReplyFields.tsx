import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { ACTIONS_TAKEN, type ActionTaken } from '#contract/letters/letterKinds.ts';
import { DayField } from '#src/components/form/DayField.tsx';
import { OfficerPicker } from './OfficerPicker.tsx';
import { type ReplyValues, replyFaults } from './replyValues.ts';

interface ReplyFieldsProps {
  values: ReplyValues;
  onChange: (values: ReplyValues) => void;
  /** The user has tried to submit: mark errors. */
  isSubmitted: boolean;
}

/** The answer of a department: interim with the next date, or final with the action taken (REF-12). */
export function ReplyFields({ values, onChange, isSubmitted }: ReplyFieldsProps) {
  const translate = useTranslate();
  const faults = replyFaults(values);
  const faultText = (field: keyof ReplyValues) =>
    (isSubmitted && faults[field] && translate(faults[field])) || '';
  const change = (changes: Partial<ReplyValues>) => onChange({ ...values, ...changes });
  const text = (field: 'amount' | 'reason' | 'text', more: object = {}) => (
    <TextField
      required
      label={translate(`referrals.reply.${field}`)}
      value={values[field]}
      onChange={({ target }) => change({ [field]: target.value })}
      error={faultText(field) !== ''}
      helperText={faultText(field) || ' '}
      {...more}
    />
  );
  return (
    <>
      <RadioGroup
        row
        aria-label={translate('referrals.reply.kind')}
        value={values.isFinal ? 'final' : 'interim'}
        onChange={({ target }) => change({ isFinal: target.value === 'final' })}
      >
        {(['final', 'interim'] as const).map((kind) => (
          <FormControlLabel
            key={kind}
            value={kind}
            control={<Radio />}
            label={translate(`referrals.reply.${kind}`)}
          />
        ))}
      </RadioGroup>
      {!values.isFinal && (
        <DayField
          isRequired
          label={translate('referrals.reply.promised')}
          value={values.promised_on}
          onChange={(promised_on) => change({ promised_on })}
          error={faultText('promised_on')}
        />
      )}
      {values.isFinal && (
        <TextField
          select
          required
          label={translate('referrals.reply.action')}
          value={values.action}
          onChange={({ target }) => change({ action: target.value as ActionTaken })}
          error={faultText('action') !== ''}
          helperText={faultText('action') || ' '}
        >
          {ACTIONS_TAKEN.map((each) => (
            <MenuItem key={each} value={each}>
              {translate(`referrals.action.${each}`)}
            </MenuItem>
          ))}
        </TextField>
      )}
      {values.isFinal &&
        values.action === 'sanctioned' &&
        text('amount', { slotProps: { htmlInput: { inputMode: 'decimal', maxLength: 20 } } })}
      {values.isFinal && values.action === 'rejected' && text('reason', { multiline: true })}
      {values.isFinal && values.action === 'sent_on' && (
        <OfficerPicker
          label={translate('referrals.reply.sentOnTo')}
          value={values.sent_on_to}
          onChange={(sent_on_to) => change({ sent_on_to })}
        />
      )}
      {text('text', { multiline: true, minRows: 3, slotProps: { htmlInput: { maxLength: 5_000 } } })}
    </>
  );
}
