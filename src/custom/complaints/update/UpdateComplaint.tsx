import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router';
import type { ComplaintRecord } from '#contract/complaints/complaint.ts';
import { refusalOf } from '#contract/complaints/complaintActions.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { Page } from '#src/components/page/Page.tsx';
import { PageNotLoaded } from '#src/components/page/PageNotLoaded.tsx';
import { PageSkeleton } from '#src/components/page/PageSkeleton.tsx';
import { useComplaint } from '../detail/useComplaint.ts';
import { UpdateForm } from './UpdateForm.tsx';

/** The form to change a grievance: `/grievance/update/{id}` (UPD-01 to UPD-05). */
export default function UpdateComplaint() {
  const id = Number(useParams().id);
  return <Loaded key={id} id={id} />;
}

/**
 * The form starts from a fresh copy of the complaint. It stays mounted when a later reload fails, so that the typed
 * text is kept.
 */
function Loaded({ id }: { id: number }) {
  const { data: complaint, isFetchedAfterMount, ...query } = useComplaint(id);
  if (!isFetchedAfterMount) return <PageSkeleton />;
  if (complaint) return <Update complaint={complaint} />;
  return <PageNotLoaded query={query} words="complaint.detail" />;
}

function Update({ complaint }: { complaint: ComplaintRecord }) {
  const translate = useTranslate();
  const { id, complaint_number: number } = complaint;
  const actor = storedActor();
  const refusal = actor && refusalOf('edit', actor, complaint);
  return (
    <>
      <Button
        component={Link}
        to={`/grievance/${id}`}
        size="small"
        startIcon={<ArrowBackIcon />}
        sx={{ mb: 1 }}
      >
        {translate('update.back')}
      </Button>
      <Page title={translate('update.title')} subtitle={translate('complaint.detail.title', { number })}>
        {refusal ? (
          <Alert severity="info">
            {translate(`${refusal.values ? 'filled' : 'rules'}.${refusal.message}`, refusal.values)}
          </Alert>
        ) : (
          <UpdateForm complaint={complaint} />
        )}
      </Page>
    </>
  );
}
