import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { NumberInput, useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import type { EscalationLevel } from '#contract/deadlines/escalationLevelCalls.ts';
import { OFF } from '#contract/deadlines/escalationLevels.ts';
import { ChoiceField } from '#src/components/form/ChoiceField.tsx';
import { type EscalationValues, WAYS, wayOf } from './escalationForm.ts';
import { useReachText, useStepText } from './useEscalationText.ts';

/** One level: when a grievance reaches it, and whom it would notify today. */
export function LevelInputs({ row }: { row: EscalationLevel }) {
  const translate = useTranslate();
  const id = useId();
  const stepText = useStepText();
  const reachText = useReachText();
  const name = `level_${row.level}` as const;
  const { field, fieldState } = useController<EscalationValues>({ name });
  const { value, from } = row.step.inherited;
  const way = wayOf(field.value);
  const wrong = way !== 'own' && fieldState.error?.message;
  // The office's own days start as a copy of the inherited ones.
  const copied = [row.step.value, value].find((step) => step !== OFF) ?? Number.NaN;
  return (
    <Box role="group" aria-labelledby={id} sx={ROW}>
      <Typography id={id} sx={{ fontWeight: 600, pt: { md: 1 } }}>
        {`${row.level}. ${translate(`escalation.level.${row.level}`)}`}
      </Typography>
      <ChoiceField
        fullWidth
        margin="none"
        label={translate('escalation.step')}
        name={field.name}
        inputRef={field.ref}
        onBlur={field.onBlur}
        error={Boolean(wrong)}
        helperText={translate(wrong || `office.from.${way === 'inherited' ? from : 'own'}`)}
        value={way}
        onChange={(chosen) => field.onChange({ inherited: null, own: copied, off: OFF }[chosen])}
        choices={WAYS.map((each) => [each, translate(`escalation.${each}`, { step: stepText(value) })])}
      />
      {way === 'own' && (
        <NumberInput
          source={name}
          parse={daysIn}
          label="escalation.days"
          helperText="escalation.daysHint"
          step={1}
          margin="none"
        />
      )}
      <Typography variant="body2" color="textSecondary" sx={{ gridColumn: { md: '2 / -1' } }}>
        {(field.value ?? value) === OFF ? translate('escalation.today.off') : reachText(row.reaches)}
      </Typography>
    </Box>
  );
}

/** Missing days are no number; null would be inherited. */
const daysIn = (text: string) => (text === '' ? Number.NaN : Number(text));

const ROW = {
  display: 'grid',
  alignItems: 'start',
  columnGap: 2,
  rowGap: 1.5,
  py: 2,
  borderTop: 1,
  borderColor: 'divider',
  gridTemplateColumns: { xs: '1fr', md: '11rem minmax(0, 24rem) minmax(0, 16rem)' },
};
