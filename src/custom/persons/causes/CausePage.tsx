import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router';
import { maySee, screens } from '#contract/access/screens.ts';
import { getCause } from '#contract/persons/cause.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { queryOf } from '#src/components/data/queryOf.ts';
import { CAUSES } from '#src/components/data/resourceNames.ts';
import { isGone } from '#src/components/feedback/unlessGone.ts';
import { ownFolder } from '#src/components/page/ownFolder.ts';
import { PageNotLoaded } from '#src/components/page/PageNotLoaded.tsx';
import { CauseView } from './CauseView.tsx';

const causeOf = (id: number) => queryOf([CAUSES, 'one', id], getCause, { params: { id } });

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
  const { data: cause, ...query } = useQuery(causeOf(id));
  if (!cause || isGone(query.error)) return <PageNotLoaded query={query} words="causes.page" />;
  return <CauseView cause={cause} />;
}
