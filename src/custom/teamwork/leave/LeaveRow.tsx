import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Leave } from '#contract/teamwork/leave.ts';
import { useFormats } from '#src/components/format/useFormats.ts';

interface LeaveRowProps {
  leave: Leave;
  /** Shows the name first, in a list of several people. */
  withName: boolean;
  /** Absent for a read-only leave. */
  onEdit?: (leave: Leave) => void;
  onEnd?: (leave: Leave) => void;
}

const COLOURS = { now: 'warning', later: 'info', over: 'default' } as const;

/** One leave: its days, its state, the deputy, and its actions. */
export function LeaveRow({ leave, withName, onEdit, onEnd }: LeaveRowProps) {
  const translate = useTranslate();
  const { day } = useFormats();
  const { user, from_day, to_day, deputy, state } = leave;
  const days = { from: day(from_day), to: day(to_day) };
  const named = { name: user.name, ...days };
  const verb = state === 'now' ? 'end' : 'remove';
  return (
    <Box component="li" sx={ROW}>
      <Box sx={{ minWidth: 0, flexGrow: 1, overflowWrap: 'anywhere' }}>
        {withName && <Typography sx={{ fontWeight: 600 }}>{user.name}</Typography>}
        <Typography component="p" variant="body2">
          {translate('leave.days', days)}{' '}
          <Chip
            component="span"
            size="small"
            variant="outlined"
            color={COLOURS[state]}
            label={translate(`leave.state.${state}`)}
          />
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {deputy ? translate('leave.standsIn', { name: deputy.name }) : translate('leave.nobody')}
        </Typography>
      </Box>
      {state !== 'over' && onEdit && onEnd && (
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button size="small" aria-label={translate('leave.editOf', named)} onClick={() => onEdit(leave)}>
            {translate('leave.edit')}
          </Button>
          <Button
            size="small"
            color="inherit"
            aria-label={translate(`leave.${verb}Of`, named)}
            onClick={() => onEnd(leave)}
          >
            {translate(`leave.${verb}`)}
          </Button>
        </Box>
      )}
    </Box>
  );
}

const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  py: 1.25,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0, pt: 0 },
} as const;
