import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { NumberInput, useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import type { EscalationLevel } from '#contract/deadlines/escalationLevelCalls.ts';
import { OFF } from '#contract/deadlines/escalationLevels.ts';
import { daysField, type EscalationValues, WAYS, wayField } from './escalationForm.ts';
import { useReachText, useStepText } from './useEscalationText.ts';

/** One level: when a grievance reaches it, and whom it would notify today. */
export function LevelInputs({ row }: { row: EscalationLevel }) {
  const translate = useTranslate();
  const id = useId();
  const stepText = useStepText();
  const reachText = useReachText();
  const { field, fieldState } = useController<EscalationValues>({ name: wayField(row.level) });
  const { value, from } = row.step.inherited;
  const effective = field.value === 'inherited' ? value : field.value;
  return (
    <Box role="group" aria-labelledby={id} sx={ROW}>
      <Typography id={id} sx={{ fontWeight: 600, pt: { md: 1 } }}>
        {`${row.level}. ${translate(`escalation.level.${row.level}`)}`}
      </Typography>
      <TextField
        select
        fullWidth
        size="small"
        margin="none"
        label={translate('escalation.step')}
        name={field.name}
        inputRef={field.ref}
        value={field.value}
        onBlur={field.onBlur}
        onChange={field.onChange}
        error={fieldState.invalid}
        helperText={
          fieldState.error?.message
            ? translate(fieldState.error.message)
            : translate(`office.from.${field.value === 'inherited' ? from : 'own'}`)
        }
      >
        {WAYS.map((way) => (
          <MenuItem key={way} value={way}>
            {translate(`escalation.${way}`, { step: stepText(value) })}
          </MenuItem>
        ))}
      </TextField>
      {field.value === 'own' && (
        <NumberInput
          source={daysField(row.level)}
          label="escalation.days"
          helperText="escalation.daysHint"
          step={1}
          margin="none"
        />
      )}
      <Typography variant="body2" color="textSecondary" sx={{ gridColumn: { md: '2 / -1' } }}>
        {effective === OFF ? translate('escalation.today.off') : reachText(row.reaches)}
      </Typography>
    </Box>
  );
}

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
