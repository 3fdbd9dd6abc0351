import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import type { Refusals } from '#src/components/form/formRules.ts';

export const SMS_IDS = ['entity_id', 'header', 'template_id'] as const;
export type SmsIdValues = Record<(typeof SMS_IDS)[number], string>;

interface SmsIdsProps {
  values: SmsIdValues;
  onChange: (changed: Partial<SmsIdValues>) => void;
  faults: Refusals;
  autoFocus?: boolean;
}

/** The registration ids of an SMS; an approved one needs all three (MSG-02). */
export function SmsIds({ values, onChange, faults, autoFocus }: SmsIdsProps) {
  const translate = useTranslate();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
        alignItems: 'start',
      }}
    >
      {SMS_IDS.map((name) => {
        const fault = faults[name];
        return (
          <TextField
            key={name}
            label={translate(`messageTemplates.fields.${name}`)}
            value={values[name]}
            onChange={({ target }) => onChange({ [name]: target.value })}
            error={fault !== undefined}
            helperText={fault ? translate(fault, { _: fault }) : translate(`messageTemplates.hints.${name}`)}
            margin="dense"
            size="small"
            autoComplete="off"
            autoFocus={autoFocus && name === SMS_IDS[0]}
            slotProps={{
              htmlInput: {
                maxLength: name === 'header' ? 11 : 25,
                inputMode: name === 'header' ? 'text' : 'numeric',
              },
            }}
          />
        );
      })}
    </Box>
  );
}
