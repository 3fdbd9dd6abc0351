import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'react-admin';
import { NOT_CLOSED, STATUS_GROUPS } from '#contract/complaints/complaintStatus.ts';

const ALL = 'all';
const CHOICES = [ALL, ...Object.keys(STATUS_GROUPS)];

interface StatusFilterProps {
  /** One group, or several that were chosen in the filters. */
  status: string | string[] | null | undefined;
  onChange: (status: string | null) => void;
}

/**
 * The most used filter, one click away: Open, In Progress, Closed (LIST-05), and a value from a link while it is
 * active.
 */
export function StatusFilter({ status, onChange }: StatusFilterProps) {
  const translate = useTranslate();
  const choices = status === NOT_CLOSED ? [...CHOICES, NOT_CLOSED] : CHOICES;
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={status ?? ALL}
      onChange={(_event, chosen: string | null) => onChange(chosen === ALL ? null : chosen)}
      aria-label={translate('common.status')}
      sx={{ flexWrap: 'wrap' }}
    >
      {choices.map((choice) => (
        <ToggleButton key={choice} value={choice} color="primary" sx={{ px: 1.5, textTransform: 'none' }}>
          {translate(`complaint.group.${choice}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
