import Box from '@mui/material/Box';
import { TextInput } from 'react-admin';
import { SMS_IDS } from './templateForm.ts';

/** The registration ids of an SMS; an approved one needs all three (MSG-02). */
export const SmsIds = ({ autoFocus }: { autoFocus?: boolean }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
      alignItems: 'start',
    }}
  >
    {SMS_IDS.map((name) => (
      <TextInput
        key={name}
        source={name}
        label={`messageTemplates.fields.${name}`}
        helperText={`messageTemplates.hints.${name}`}
        autoComplete="off"
        autoFocus={autoFocus && name === SMS_IDS[0]}
        slotProps={{
          htmlInput: {
            maxLength: name === 'header' ? 11 : 25,
            inputMode: name === 'header' ? 'text' : 'numeric',
          },
        }}
      />
    ))}
  </Box>
);
