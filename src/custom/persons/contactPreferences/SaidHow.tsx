import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import type { PreferenceWay } from '#contract/messages/messageKinds.ts';

/** Choices by message or on the status page are recorded automatically. */
const WAYS = ['spoken', 'phone', 'paper'] as const satisfies readonly PreferenceWay[];
export type Way = (typeof WAYS)[number];

/** The channel by which the person stated the choice (MSG-06). */
export function SaidHow({ way, onChange }: { way: Way; onChange: (way: Way) => void }) {
  const translate = useTranslate();
  return (
    <TextField
      select
      size="small"
      label={translate('contactPreferences.edit.way')}
      value={way}
      onChange={({ target }) => onChange(WAYS.find((one) => one === target.value) ?? way)}
    >
      {WAYS.map((each) => (
        <MenuItem key={each} value={each}>
          {translate(`contactPreferences.ways.${each}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}
