import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { listPersons } from '#contract/persons/person.ts';
import { queryOf } from '#src/components/data/queryOf.ts';
import { PERSONS } from '#src/components/data/resourceNames.ts';
import { NotLoaded } from '#src/components/feedback/NotLoaded.tsx';
import { useFormats } from '#src/components/format/useFormats.ts';
import { ownFolder } from '#src/components/page/ownFolder.ts';
import { PersonList } from './PersonList.tsx';

/** The latest visitors; an office without people sees the purpose of the page (GRD-14). */
export function RecentPersons() {
  const translate = useTranslate();
  const { number } = useFormats();
  const { data, ...query } = useQuery(queryOf([PERSONS, 'recent'], listPersons));
  if (!data)
    return <NotLoaded query={query} failed="person.list.failed" height={320} label="person.list.loading" />;
  if (data.data.length === 0) return <Nobody />;
  return (
    <>
      <Typography component="h2" variant="h2" sx={{ mb: 1 }}>
        {translate('person.list.recent')}
      </Typography>
      <PersonList label={translate('person.list.recent')} persons={data.data} />
      {data.more && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {translate('person.list.more', { count: number(data.data.length) })}
        </Typography>
      )}
    </>
  );
}

function Nobody() {
  const translate = useTranslate();
  return (
    <Stack sx={{ alignItems: 'center', gap: 2, py: 6, px: 2, textAlign: 'center' }}>
      <Typography color="textSecondary">{translate('person.list.empty')}</Typography>
      <Button component={Link} to={ownFolder() ?? '/'} variant="outlined">
        {translate('common.record')}
      </Button>
    </Stack>
  );
}
