import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { maySee, screens } from '#contract/access/screens.ts';
import { hasCapability } from '#src/authProvider/capabilities.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { ComplaintList } from './list/ComplaintList.tsx';
import { ownScope } from './list/firstCall.ts';
import { useListAddress } from './list/listRouter.ts';

interface MyGrievancesProps {
  isOpen: boolean;
  onToggle: () => void;
}

/**
 * 'My Grievances List', below the form of the grievances folder (LIST-01). Users who see all grievances get the list
 * tools here; the others who may open all grievances get a link to them.
 */
export default function MyGrievances({ isOpen, onToggle }: MyGrievancesProps) {
  const translate = useTranslate();
  const titleId = useId();
  const contentId = useId();
  const { filter } = useListAddress().shown;
  const actor = storedActor();
  const isAll = Object.keys(ownScope()).length === 0;
  // Follow-ups and escalations belong to the user, also when the grievance is assigned to others (DESK-01, DESK-04).
  const scope = filter.followup === 'today' || filter.given === 'escalated' ? {} : ownScope(filter);
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography id={titleId} component="h2" variant="h2">
          {translate(isAll ? 'complaint.all' : 'complaint.mine')}
        </Typography>
        <Button
          size="small"
          color="inherit"
          startIcon={isOpen ? <ExpandLessIcon /> : <ExpandMoreIcon />}
          aria-controls={contentId}
          onClick={onToggle}
        >
          {translate(isOpen ? 'recording.fold.hideList' : 'recording.fold.showList')}
        </Button>
        {hasCapability('desk') && !isAll && actor && maySee(actor, '/grievance/all', screens) && (
          <Button size="small" component={Link} to="/grievance/all">
            {translate('complaint.all')}
          </Button>
        )}
      </Box>
      <div id={contentId}>{isOpen && <ComplaintList scope={scope} withTools={isAll} />}</div>
    </Box>
  );
}
