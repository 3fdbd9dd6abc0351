import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { CauseRecord } from '../../../../contract/cause.ts';
import { useFormats } from '../../../kit/format/useFormats.ts';
import { ReplyField } from '../../../kit/replies/ReplyField.tsx';
import { type AnswerValues, OUTCOMES, type Outcome } from './useAnswer.ts';

interface AnswerInputsProps {
  values: AnswerValues;
  onChange: (changed: Partial<AnswerValues>) => void;
  counts: Record<AnswerValues['whom'], number>;
  cause: CauseRecord;
  /** Why it was not sent, by `messageFault`. */
  fault: string | null;
  /** What is being sent stays as it is. */
  isSending: boolean;
}

/** What is answered, what becomes of the grievances, and who gets it. */
export function AnswerInputs({ values, onChange, counts, cause, fault, isSending }: AnswerInputsProps) {
  const translate = useTranslate();
  const { number } = useFormats();
  const whomId = useId();
  const nameOf = (outcome: Outcome) =>
    outcome === 'close' ? 'causes.answer.close' : `workflow.timeline.status.${outcome}`;
  return (
    <>
      <ReplyField
        label={translate('causes.answer.message')}
        value={values.message}
        onChange={(message) => onChange({ message })}
        fault={fault}
        about={{ categoryId: cause.category_id, known: { category: cause.category, area: cause.area } }}
        autoFocus
        disabled={isSending}
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
