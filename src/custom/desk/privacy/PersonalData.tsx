import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Page } from '#src/components/page/Page.tsx';
import { PeopleMatches, whomOf } from './PeopleMatches.tsx';
import { PersonSearch } from './PersonSearch.tsx';
import { SubjectData } from './SubjectData.tsx';
import { type PersonQuery, useFindPeople, type Whom } from './usePerson.ts';

/**
 * The stored data about a citizen, `/privacy/person`: search by phone or name, export, erase. The search is not in the
 * address.
 */
export default function PersonalData() {
  const translate = useTranslate();
  const find = useFindPeople();
  const [chosen, setChosen] = useState<Whom | null>(null);
  const [erased, setErased] = useState(false);

  const search = async (query: PersonQuery) => {
    setErased(false);
    setChosen(null);
    const { data } = await find.mutateAsync(query);
    const [only, ...others] = data;
    if (only && others.length === 0) setChosen(whomOf(only));
  };
  const leaveErased = () => {
    find.reset();
    setChosen(null);
    setErased(true);
  };

  return (
    <Page title={translate('privacy.person.title')} subtitle={translate('privacy.person.hint')}>
      <Stack spacing={3}>
        <Card sx={{ p: { xs: 2, sm: 3 } }}>
          <PersonSearch onSearch={search} />
        </Card>
        {erased && (
          <Alert severity="success">
            {translate('privacy.person.erased')} {translate('privacy.person.backups')}
          </Alert>
        )}
        {/* Above the list, which may be long. */}
        {chosen && (
          <SubjectData
            key={JSON.stringify(chosen)}
            whom={chosen}
            onChoose={setChosen}
            onErased={leaveErased}
          />
        )}
        {find.data && <PeopleMatches {...find.data} chosen={chosen} onChoose={setChosen} />}
      </Stack>
    </Page>
  );
}
