import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useFormats } from '../../../kit/format/useFormats.ts';
import { type AnswerValues, OUTCOMES, type Outcome } from './useAnswer.ts';

interface AnswerInputsProps {
  values: AnswerValues;
  onChange: (changed: Partial<AnswerValues>) => void;
  counts: Record<AnswerValues['whom'], number>;
  /** It was to be sent without words. */
  isMissing: boolean;
  /** What is being sent stays as it is. */
  isSending: boolean;
}

/** What is answered, what becomes of the grievances, and who gets it. */
export function AnswerInputs({ values, onChange, counts, isMissing, isSending }: AnswerInputsProps) {
  const translate = useTranslate();
  const { number } = useFormats();
  const whomId = useId();
  const nameOf = (outcome: Outcome) =>
    outcome === 'close' ? 'causes.answer.close' : `workflow.timeline.status.${outcome}`;
  return (
    <>
      <TextField
        label={translate('causes.answer.message')}
        value={values.message}
        onChange={({ target }) => onChange({ message: target.value })}
        error={isMissing}
        helperText={isMissing ? translate('rules.required') : ' '}
        required
        autoFocus
        disabled={isSending}
        multiline
        minRows={3}
        maxRows={10}
        margin="dense"
        slotProps={{ htmlInput: { maxLength: 10_000 } }}
      />
      <TextField
        select
        size="small"
        label={translate('causes.answer.status')}
        value={values.outcome}
        disabled={isSending}
        onChange={({ target }) => onChange({ outcome: target.value as Outcome })}
      >
        {OUTCOMES.map((outcome) => (
          <MenuItem key={outcome} value={outcome}>
            {translate(nameOf(outcome))}
          </MenuItem>
        ))}
      </TextField>
      <FormControl>
        <FormLabel id={whomId}>{translate('causes.answer.whom')}</FormLabel>
        <RadioGroup
          aria-labelledby={whomId}
          value={values.whom}
          onChange={(_event, whom) => onChange({ whom: whom as AnswerValues['whom'] })}
        >
          {(['all', 'ticked'] as const).map((whom) => (
            <FormControlLabel
              key={whom}
              value={whom}
              disabled={counts[whom] === 0 || isSending}
              control={<Radio size="small" />}
              label={translate(`causes.answer.${whom}`, { count: number(counts[whom]) })}
            />
          ))}
        </RadioGroup>
      </FormControl>
    </>
  );
}
