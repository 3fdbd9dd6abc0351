import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { TextInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { ACTIONS_TAKEN } from '#contract/letters/letterKinds.ts';
import { Bound } from '#src/components/form/Bound.tsx';
import { ChoiceInput } from '#src/components/form/ChoiceInput.tsx';
import { DayInput } from '#src/components/form/DayInput.tsx';
import { NoteInput } from '#src/components/form/NoteInput.tsx';
import { OfficerPicker } from '#src/custom/officers/OfficerPicker.tsx';
import type { ReplyValues } from './replyValues.ts';

/** The answer of a department: interim with the next date, or final with the action taken (REF-12). */
export function ReplyFields() {
  const translate = useTranslate();
  const is_final = useWatch<ReplyValues, 'is_final'>({ name: 'is_final' });
  const action = useWatch<ReplyValues, 'action'>({ name: 'action' });
  return (
    <>
      <Bound<boolean> name="is_final">
        {({ value, onChange }) => (
          <RadioGroup
            row
            aria-label={translate('referrals.reply.kind')}
            value={value ? 'final' : 'interim'}
            onChange={({ target }) => onChange(target.value === 'final')}
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
        )}
      </Bound>
      {!is_final && <DayInput source="promised_on" label="referrals.reply.promised" isRequired />}
      {is_final && (
        <ChoiceInput
          source="action"
          label="referrals.reply.action"
          words="referrals.action"
          values={ACTIONS_TAKEN}
          isRequired
        />
      )}
      {is_final && action === 'sanctioned' && (
        <TextInput
          source="amount"
          label="referrals.reply.amount"
          isRequired
          slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 20 } }}
        />
      )}
      {is_final && action === 'rejected' && (
        <NoteInput source="reason" label="referrals.reply.reason" isRequired maxLength={2_000} />
      )}
      {is_final && action === 'sent_on' && (
        <Bound<number | null> name="sent_on_to">
          {({ value, onChange }) => (
            <OfficerPicker label={translate('referrals.reply.sentOnTo')} value={value} onChange={onChange} />
          )}
        </Bound>
      )}
      <NoteInput source="text" label="referrals.reply.text" isRequired minRows={3} maxLength={5_000} />
    </>
  );
}
