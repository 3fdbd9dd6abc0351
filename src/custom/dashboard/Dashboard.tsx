import AddIcon from '@mui/icons-material/AddCircleOutline';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useSearchParams } from 'react-router';
import { lockedPlaces } from '#contract/access/access.ts';
import { storedActor, storedSession } from '#src/authProvider/storedSession.ts';
import { useNameIn } from '#src/components/format/useNameIn.ts';
import { ownFolder } from '#src/components/page/ownFolder.ts';
import { Page } from '#src/components/page/Page.tsx';
import { componentOf } from '#src/components/slots/componentOf.ts';
import { useCapabilities } from '#src/components/slots/useSlot.ts';
import { Charts } from './Charts.tsx';
import { Counts } from './Counts.tsx';
import { PlaceChoice } from './PlaceChoice.tsx';
import { placeIn } from './place.ts';
import { QuickLinks } from './QuickLinks.tsx';
import { Reports } from './Reports.tsx';

/** The most frequent action, visible without scrolling. */
function RecordButton() {
  const translate = useTranslate();
  const folder = ownFolder();
  if (!folder) return null;
  return (
    <Button component={Link} to={folder} variant="contained" startIcon={<AddIcon />}>
      {translate('common.record')}
    </Button>
  );
}

/** The number of complaints by status, for the own place or a chosen one (DASH-01 to DASH-07). */
export default function Dashboard() {
  const [search] = useSearchParams();
  const place = placeIn(search);
  const actor = storedActor();
  const chooses = actor && !lockedPlaces(actor).includes('assembly');
  return (
    <Page title={useTranslate()('dashboard.title')} subtitle={<Greeting />} actions={<RecordButton />}>
      <Stack spacing={3}>
        <DashboardPanels />
        {chooses && <PlaceChoice />}
        <Counts place={place} />
        <Charts place={place} />
        <Reports place={place} />
        <QuickLinks />
      </Stack>
    </Page>
  );
}

/** The capabilities' panels, each as soon as its code is loaded. */
function DashboardPanels() {
  const parts = useCapabilities().flatMap(({ dashboard = [] }) => dashboard);
  return parts.map((part) => {
    const Panel = componentOf(part);
    return (
      <Suspense key={part.id}>
        <Panel />
      </Suspense>
    );
  });
}

/** The name and place of the signed-in user. */
function Greeting() {
  const translate = useTranslate();
  const nameIn = useNameIn();
  const session = storedSession();
  if (!session) return null;
  const { user, assembly, parliament } = session;
  const places = [nameIn(assembly), nameIn(parliament)].filter(Boolean).join(', ');
  // A plain host sends place ids without names.
  const place = places || (!assembly && !parliament && translate('dashboard.state'));
  return [translate('dashboard.greeting', { name: user.name }), place].filter(Boolean).join(' · ');
}
