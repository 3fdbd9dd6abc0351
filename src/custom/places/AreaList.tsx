import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { isCalled, namesOf } from '#contract/kernel/named.ts';
import { placeRecordCalls } from '#contract/places/places.ts';
import { useRenew } from '#src/components/data/useRenew.ts';
import { FailedNotice } from '#src/components/feedback/FailedNotice.tsx';
import { type NameActions, NameTable } from '#src/components/nameTable/NameTable.tsx';
import { usePlaceOptions } from '#src/components/place/usePlaceOptions.ts';
import { call } from '#src/dataProvider/call.ts';

const { update, remove } = placeRecordCalls.area;

/** Renames and deletes areas; afterwards every list of places reloads. */
function useAreaActions(): NameActions {
  const renew = useRenew(['places']);
  return {
    onRename: ({ id }, names) => call(update, { params: { id }, body: names }).then(renew),
    onDelete: ({ id }) => call(remove, { params: { id } }).then(renew),
  };
}

/** The areas of the chosen mandal with edit and delete; a mandal may have many, so there is a search (AREA-01). */
export function AreaList({ mandalId }: { mandalId: number | null }) {
  const translate = useTranslate();
  const { options, isFetching, isError, refetch } = usePlaceOptions('area', mandalId);
  const [keyword, setKeyword] = useState('');
  const actions = useAreaActions();
  const shown = options.filter((option) => isCalled(namesOf(option), keyword));

  if (mandalId === null) return <Typography>{translate('masterdata.area.chooseMandal')}</Typography>;
  if (isError) {
    return <FailedNotice text="masterdata.loadFailed" isRetrying={isFetching} onRetry={refetch} />;
  }
  if (isFetching && options.length === 0) {
    return <Skeleton role="status" variant="rounded" height={240} aria-label={translate('common.loading')} />;
  }
  if (options.length === 0) return <Typography>{translate('masterdata.area.none')}</Typography>;
  return (
    <Card>
      <CardContent>
        <TextField
          type="search"
          margin="none"
          label={translate('masterdata.area.search')}
          value={keyword}
          onChange={(event) => setKeyword(event.target.value)}
          sx={{ mb: 2, width: 'min(25rem, 100%)' }}
        />
        {shown.length === 0 ? (
          <Typography>{translate('masterdata.area.noMatch')}</Typography>
        ) : (
          <NameTable rows={shown} {...actions} />
        )}
      </CardContent>
    </Card>
  );
}
