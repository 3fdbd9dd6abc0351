import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { FailureAlert } from '#src/components/feedback/FailureAlert.tsx';
import { useFormats } from '#src/components/format/useFormats.ts';
import { PersonList } from './PersonList.tsx';
import type { useFoundPersons } from './person/usePersons.ts';

/** Whom a search has found, and how many they are (PER-23). */
export function FoundPersons({ found, error, isSearching }: ReturnType<typeof useFoundPersons>) {
  const translate = useTranslate();
  const { number } = useFormats();
  const told = () => {
    if (error) return null;
    if (!found || isSearching) return translate('person.box.searching');
    const count = found.data.length;
    if (count === 0) return translate('person.list.none');
    return translate(`person.list.${found.more ? 'more' : 'count'}`, {
      smart_count: count,
      count: number(count),
    });
  };
  return (
    <>
      <Typography role="status" variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {told()}
      </Typography>
      <FailureAlert failure={isSearching ? null : error} />
      {!found && !error && <Skeleton variant="rounded" height={240} />}
      {found && found.data.length > 0 && (
        <PersonList label={translate('person.list.title')} persons={found.data} />
      )}
    </>
  );
}
