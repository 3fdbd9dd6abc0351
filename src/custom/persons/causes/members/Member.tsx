import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { displayedStatus, STATUS_GROUPS } from '#contract/complaints/complaintStatus.ts';
import type { CauseMember } from '#contract/persons/cause.ts';
import { GroupChip } from '#src/components/format/GroupChip.tsx';
import { useFormats } from '#src/components/format/useFormats.ts';
import { useNameIn } from '#src/components/format/useNameIn.ts';
import { isTickable, type Ticks } from './TickPage.tsx';

interface MemberProps {
  member: CauseMember;
  ticks: Ticks | null;
  /** Absent if it cannot be removed or answered. */
  onTakeOut?: () => void;
  onOffer?: () => void;
}

/** A grievance of a cause. One of another desk shows as few facts as on a person's page (PER-07) and does not open. */
export function Member({ member, ticks, onTakeOut, onOffer }: MemberProps) {
  const translate = useTranslate();
  const { day } = useFormats();
  const nameIn = useNameIn();
  const { complaint_id, own, complaint_number, name, area, status_group, date, handler, offered } = member;
  const shown = displayedStatus(STATUS_GROUPS[status_group][0]);
  const answered = offered && day(offered.created_at);
  const facts = [day(date), name, area && nameIn(area), handler ?? translate('complaint.unassigned')];
  return (
    <Box component="li" sx={ROW}>
      {ticks && <Tick member={member} ticks={ticks} />}
      <Box sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          {own ? (
            <Link component={RouterLink} to={`/grievance/${complaint_id}`} variant="body2" sx={NUMBER}>
              {complaint_number}
            </Link>
          ) : (
            <Typography component="span" variant="body2" sx={NUMBER}>
              {complaint_number}
            </Typography>
          )}
          <GroupChip group={status_group} label={translate(`complaint.status.${shown}`)} />
        </Box>
        <Typography variant="body2" color="textSecondary">
          {facts.filter(Boolean).join(' · ')}
        </Typography>
        {answered && onOffer && (
          <Button
            size="small"
            variant="outlined"
            sx={{ my: 0.5 }}
            aria-label={translate('causes.members.offerTo', { day: answered, number: complaint_number })}
            onClick={onOffer}
          >
            {translate('causes.members.offer', { day: answered })}
          </Button>
        )}
      </Box>
      {onTakeOut && (
        <Button
          size="small"
          color="inherit"
          aria-label={translate('causes.members.takeOutOf', { number: complaint_number })}
          onClick={onTakeOut}
        >
          {translate('causes.members.takeOut')}
        </Button>
      )}
    </Box>
  );
}

function Tick({ member, ticks: { ticked, onTick } }: { member: CauseMember; ticks: Ticks }) {
  const translate = useTranslate();
  const { complaint_id: id, complaint_number: number } = member;
  const isTicked = ticked.includes(id);
  return (
    <Checkbox
      size="small"
      checked={isTicked}
      disabled={!isTickable(member)}
      onChange={() => onTick(isTicked ? ticked.filter((other) => other !== id) : [...ticked, id])}
      slotProps={{ input: { 'aria-label': translate('causes.members.tick', { number }) } }}
      sx={{ p: 0.5, ml: -0.5 }}
    />
  );
}

const NUMBER = { fontWeight: 600 };
const ROW = {
  display: 'flex',
  gap: 1,
  alignItems: 'start',
  py: 1,
  '& + &': { borderTop: 1, borderColor: 'divider' },
};
