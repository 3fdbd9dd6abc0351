import AddIcon from '@mui/icons-material/AddCircleOutline';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import EditIcon from '@mui/icons-material/Edit';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, Navigate, useLocation, useParams } from 'react-router';
import type { PersonCard } from '#contract/persons/person.ts';
import { isGone } from '#src/components/feedback/unlessGone.ts';
import { Fact } from '#src/components/page/Facts.tsx';
import { Page } from '#src/components/page/Page.tsx';
import { PageNotLoaded } from '#src/components/page/PageNotLoaded.tsx';
import { retryImport } from '#src/components/page/retryImport.ts';
import { Section } from '#src/components/page/Section.tsx';
import { Parts } from '#src/components/slots/Parts.tsx';
import { useCapabilities } from '#src/components/slots/useSlot.ts';
import { PreferencesSection } from './contactPreferences/PreferencesSection.tsx';
import { HouseholdSection } from './household/HouseholdSection.tsx';
import { MergeButton } from './merge/MergeButton.tsx';
import { MergedFrom } from './merge/MergedFrom.tsx';
import { PersonComplaints } from './PersonComplaints.tsx';
import { PersonVisits } from './PersonVisits.tsx';
import { newComplaintAddress } from './person/newComplaint.ts';
import { PersonFacts } from './person/PersonFacts.tsx';
import { personOf } from './person/usePersons.ts';

const EditPerson = lazy(retryImport(() => import('./EditPerson.tsx')));

/** The history state after a redirect from a merged person to the remaining one. */
const LED_HERE = { isLedHere: true };

/** `/grievance/person/{id}`: a person with their grievances, referrals, messages and visits (PER-08). */
export default function PersonPage() {
  const translate = useTranslate();
  const id = Number(useParams().id);
  return (
    <>
      <Button
        component={Link}
        to="/grievance/people"
        size="small"
        startIcon={<ArrowBackIcon />}
        sx={{ mb: 1 }}
      >
        {translate('common.people')}
      </Button>
      <Loaded key={id} id={id} />
    </>
  );
}

function Loaded({ id }: { id: number }) {
  const { data: person, ...query } = useQuery(personOf(id));
  if (!person || isGone(query.error)) return <PageNotLoaded query={query} words="person.page" />;
  // The address of a merged person leads to the remaining one (PER-12).
  if (person.id !== id) return <Navigate to={`/grievance/person/${person.id}`} replace state={LED_HERE} />;
  return <Person person={person} />;
}

function Person({ person }: { person: PersonCard }) {
  const translate = useTranslate();
  const capabilities = useCapabilities();
  const [isEditing, setEditing] = useState(false);
  const isLedHere = useLocation().state?.isLedHere === true;
  return (
    <Page
      title={person.name}
      tab={translate('common.person')}
      subtitle={person.other_name}
      actions={
        <>
          <Button
            component={Link}
            to={newComplaintAddress(person.id)}
            variant="contained"
            startIcon={<AddIcon />}
          >
            {translate('person.page.newComplaint')}
          </Button>
          <Button variant="outlined" startIcon={<EditIcon />} onClick={() => setEditing(true)}>
            {translate('common.edit')}
          </Button>
          <Parts parts={capabilities.flatMap(({ personActions = [] }) => personActions)} person={person} />
          <MergeButton person={person} />
        </>
      }
    >
      {isLedHere && (
        <Alert severity="info" role="status" sx={{ mb: 2 }}>
          {translate('merging.merge.ledHere')}
        </Alert>
      )}
      <Box sx={COLUMNS}>
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          <Section title="common.information">
            <PersonFacts person={person}>
              <Fact name="address">{person.address}</Fact>
              {person.former_names && <Fact name="formerNames">{person.former_names.join(', ')}</Fact>}
              <Fact name="note" isWide>
                {person.note}
              </Fact>
            </PersonFacts>
          </Section>
          <PreferencesSection person={person} />
          <PersonVisits person={person} />
        </Stack>
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          <PersonComplaints personId={person.id} />
          <Parts parts={capabilities.flatMap(({ personSections = [] }) => personSections)} person={person} />
          <HouseholdSection person={person} />
          <MergedFrom person={person} />
        </Stack>
      </Box>
      <Suspense>{isEditing && <EditPerson person={person} onClose={() => setEditing(false)} />}</Suspense>
    </Page>
  );
}

const COLUMNS = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
};
