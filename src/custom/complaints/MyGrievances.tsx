import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { ComplaintList } from './list/ComplaintList.tsx';
import { ownScope } from './list/firstCall.ts';
import { useListAddress } from './list/listRouter.ts';

/** 'My Grievances List', below the form of the grievances folder (LIST-01); where all are listed, what all lists have. */
export default function MyGrievances() {
  const translate = useTranslate();
  const titleId = useId();
  const { filter } = useListAddress().shown;
  const isAll = Object.keys(ownScope()).length === 0;
  // What somebody has put off, or was escalated to them, is theirs, also where others work on it (DESK-01, DESK-04).
  const scope = filter.followup === 'today' || filter.given === 'escalated' ? {} : ownScope(filter);
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography id={titleId} component="h2" variant="h2" sx={{ mb: 2 }}>
        {translate(isAll ? 'complaint.all' : 'complaint.mine')}
      </Typography>
      <ComplaintList scope={scope} withTools={isAll} />
    </Box>
  );
}
