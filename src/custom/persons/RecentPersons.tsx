import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { listPersons } from '#contract/persons/person.ts';
import { PERSONS } from '#src/components/data/resourceNames.ts';
import { FailedNotice } from '#src/components/feedback/FailedNotice.tsx';
import { useFormats } from '#src/components/format/useFormats.ts';
import { ownFolder } from '#src/components/page/ownFolder.ts';
import { call } from '#src/dataProvider/call.ts';
import { PersonList } from './PersonList.tsx';

/** The latest visitors; an office without people sees the purpose of the page (GRD-14). */
export function RecentPersons() {
  const translate = useTranslate();
  const { number } = useFormats();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: [PERSONS, 'recent'],
    queryFn: ({ signal }) => call(listPersons, { signal }),
  });
  if (isError && !data)
    return <FailedNotice text="person.list.failed" isRetrying={isFetching} onRetry={() => refetch()} />;
  if (!data)
    return (
      <Skeleton role="status" aria-label={translate('person.list.loading')} variant="rounded" height={320} />
    );
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
