import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { InboxRow } from '#contract/messages/inbox.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { ComplaintLink } from '#src/custom/complaints/ComplaintLink.tsx';

/** What has become of something that a citizen has sent, who said so, and when (MSG-15). */
export function Became({ row: { take, complaint, taken_by, taken_at } }: { row: InboxRow }) {
  const translate = useTranslate();
  const { instant } = useFormats();
  if (!take) return null;
  const said = [translate(`inbox.became.${take}`), taken_by?.name, taken_at && instant(taken_at)];
  return (
    <Typography sx={{ overflowWrap: 'anywhere' }}>
      {said.filter(Boolean).join(' · ')}{' '}
      {complaint && <ComplaintLink id={complaint.id} number={complaint.complaint_number} />}
    </Typography>
  );
}
