import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { can } from '#contract/access/policies.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { NotLoaded } from '#src/components/feedback/NotLoaded.tsx';
import { FoldedPanel } from '#src/components/page/FoldedPanel.tsx';
import { AccessEntries } from '#src/custom/desk/accessLog/AccessEntries.tsx';
import { useAccessLog } from '#src/custom/desk/accessLog/useAccessLog.ts';

const SHOWN = 5;

/** The users who have opened a complaint, for readers of the access log. */
export default function OpenedBy({ complaint }: { complaint: { id: number } }) {
  const actor = storedActor();
  if (!actor || !can(actor, 'list', 'privacy')) return null;
  return (
    <FoldedPanel title="privacy.access.opened" count={0}>
      <Entries complaintId={complaint.id} />
    </FoldedPanel>
  );
}

function Entries({ complaintId }: { complaintId: number }) {
  const translate = useTranslate();
  const { data, ...query } = useAccessLog({ complaint_id: complaintId, per_page: SHOWN });
  if (!data) return <NotLoaded query={query} failed="privacy.access.failed" height={80} />;
  if (data.total === 0) {
    return <Typography color="textSecondary">{translate('privacy.access.none')}</Typography>;
  }
  return (
    <>
      <AccessEntries entries={data.data} ofOne />
      {data.total > SHOWN && (
        <Box sx={{ mt: 1.5 }}>
          <Typography
            variant="body2"
            component={Link}
            to={`/privacy/access?complaint_id=${complaintId}`}
            color="primary"
          >
            {translate('privacy.access.all')}
          </Typography>
        </Box>
      )}
    </>
  );
}
