import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router';
import { maySee, screens } from '#contract/access/screens.ts';
import { getCause } from '#contract/persons/cause.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { CAUSES } from '#src/components/data/resourceNames.ts';
import { FailedNotice } from '#src/components/feedback/FailedNotice.tsx';
import { ownFolder } from '#src/components/page/ownFolder.ts';
import { Page } from '#src/components/page/Page.tsx';
import { PageSkeleton } from '#src/components/page/PageSkeleton.tsx';
import { call } from '#src/dataProvider/call.ts';
import { ApiFailure } from '#src/dataProvider/http.ts';
import { CauseView } from './CauseView.tsx';

const causeOf = (id: number) =>
  queryOptions({
    queryKey: [CAUSES, 'one', id],
    queryFn: ({ signal }) => call(getCause, { params: { id }, signal }),
  });

const LIST = '/grievance/causes';

/** `/grievance/cause/{id}`: a cause with its figures, grievances and answers (PER-18 to PER-20). */
export default function CausePage() {
  const id = Number(useParams().id);
  return (
    <>
      <BackLink />
      <Loaded key={id} id={id} />
    </>
  );
}

/** A link to the list of causes, or to the grievances for users without that list. */
function BackLink() {
  const translate = useTranslate();
  const actor = storedActor();
  const hasList = actor !== null && maySee(actor, LIST, screens);
  return (
    <Button
      component={Link}
      to={hasList ? LIST : (ownFolder() ?? '/')}
      size="small"
      startIcon={<ArrowBackIcon />}
      sx={{ mb: 1 }}
    >
      {translate(hasList ? 'causes.back' : 'complaint.back')}
    </Button>
  );
}

function Loaded({ id }: { id: number }) {
  const translate = useTranslate();
  const { data: cause, error, isFetching, refetch } = useQuery(causeOf(id));
  if (error instanceof ApiFailure && error.status === 404) {
    return (
      <Page title={translate('causes.page.notFound')}>
        <Typography>{translate('causes.page.notFoundText')}</Typography>
      </Page>
    );
  }
  if (cause) return <CauseView cause={cause} />;
  if (!error) return <PageSkeleton />;
  return <FailedNotice text="causes.page.failed" isRetrying={isFetching} onRetry={() => refetch()} />;
}
