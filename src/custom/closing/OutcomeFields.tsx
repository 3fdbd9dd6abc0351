import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { MAX_CLOSING_NOTE, OUTCOMES } from '#contract/closing/closing.ts';
import { RadioField } from '#src/components/form/RadioField.tsx';
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
  const faults = outcomeFault(value);
  return (
    <>
      <RadioField
        row
        required
        disabled={disabled}
        label={translate('common.outcome')}
        choices={OUTCOMES.map((outcome) => ({
          value: outcome,
          label: translate(`closing.outcomes.${outcome}`),
        }))}
        value={value.outcome}
        onChange={(outcome) => onChange({ ...value, outcome })}
        error={isSubmitted && faults.outcome ? translate(faults.outcome) : null}
      />
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
