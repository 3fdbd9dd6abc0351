import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useNameIn } from '#src/components/format/useNameIn.ts';
import { ComplaintLink } from '#src/custom/complaints/ComplaintLink.tsx';
import { useOpenComplaints } from '../contact/useOpenComplaints.ts';
import { RequestAndAnswers } from './RequestAndAnswers.tsx';

/** The newest open complaint of people who have written or called without naming one, and how many others are open. */
export function OpenComplaint({ persons }: { persons: readonly { id: number; name: string }[] }) {
  const translate = useTranslate();
  const nameIn = useNameIn();
  const { cases: [newest, ...others] = [] } = useOpenComplaints(persons);
  if (!newest) return null;
  const { id, complaint_number, category } = newest;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography>
        {translate('calls.open.newest')} <ComplaintLink id={id} number={complaint_number} />
        {category && ` · ${nameIn(category)}`}
        {others.length > 0 && ` · ${translate('calls.open.others', { smart_count: others.length })}`}
      </Typography>
      <RequestAndAnswers key={id} complaintId={id} />
    </Box>
  );
}
