import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { FailureAlert } from '#src/components/feedback/FailureAlert.tsx';
import { PersonList } from './PersonList.tsx';
import type { usePersonSearch } from './person/usePersons.ts';

/** The people that a search has found, and their number (PER-23). */
export function PersonMatches({ found: persons, error, isSearching }: ReturnType<typeof usePersonSearch>) {
  const translate = useTranslate();
  const hint = () => {
    if (error) return null;
    if (!persons || isSearching) return translate('common.looking');
    const count = persons.data.length;
    if (count === 0) return translate('person.list.none');
    return translate(`person.list.${persons.more ? 'more' : 'count'}`, {
      smart_count: count,
    });
  };
  return (
    <>
      <Typography role="status" variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {hint()}
      </Typography>
      <FailureAlert failure={isSearching ? null : error} />
      {!persons && !error && <Skeleton variant="rounded" height={240} />}
      {persons && persons.data.length > 0 && (
        <PersonList label={translate('common.people')} persons={persons.data} />
      )}
    </>
  );
}
