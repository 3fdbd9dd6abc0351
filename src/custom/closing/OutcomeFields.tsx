import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { MAX_CLOSING_NOTE, OUTCOMES, type Outcome } from '#contract/closing/closing.ts';
import { asksReason, type ChosenOutcome, outcomeFault } from './outcome.ts';

interface OutcomeFieldsProps {
  value: ChosenOutcome;
  onChange: (value: ChosenOutcome) => void;
  /** The user has tried to submit: show what is missing. */
  isSubmitted: boolean;
  /** The values are being sent and cannot change. */
  disabled?: boolean;
}

/** The outcome of a grievance by Tab, Space and Enter, and its reason or destination if that is needed (REF-16). */
export function OutcomeFields({ value, onChange, isSubmitted, disabled = false }: OutcomeFieldsProps) {
  const translate = useTranslate();
  const [labelId, faultId] = [useId(), useId()];
  const faults = outcomeFault(value);
  const missing = isSubmitted && faults.outcome;
  return (
    <>
      <FormControl required disabled={disabled} error={Boolean(missing)}>
        <FormLabel id={labelId}>{translate('common.outcome')}</FormLabel>
        <RadioGroup
          row
          aria-labelledby={labelId}
          aria-describedby={missing ? faultId : undefined}
          value={value.outcome ?? ''}
          onChange={(_event, outcome) => onChange({ ...value, outcome: outcome as Outcome })}
        >
          {OUTCOMES.map((outcome) => (
            <FormControlLabel
              key={outcome}
              value={outcome}
              control={<Radio size="small" />}
              label={translate(`closing.outcomes.${outcome}`)}
            />
          ))}
        </RadioGroup>
        {missing && (
          <FormHelperText id={faultId} role="alert" sx={{ ml: 0 }}>
            {translate(missing)}
          </FormHelperText>
        )}
      </FormControl>
      {asksReason(value.outcome) && (
        <TextField
          required
          multiline
          minRows={2}
          disabled={disabled}
          label={translate(`closing.why.${value.outcome}`)}
          value={value.reason}
          onChange={({ target }) => onChange({ ...value, reason: target.value })}
          error={isSubmitted && faults.reason !== null}
          helperText={isSubmitted && faults.reason ? translate(faults.reason) : undefined}
          slotProps={{ htmlInput: { maxLength: MAX_CLOSING_NOTE } }}
        />
      )}
    </>
  );
}
