import EditIcon from '@mui/icons-material/Edit';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { List, TextField, useRecordContext, useTranslate } from 'react-admin';
import { ownPlaces } from '#contract/access/scope.ts';
import { PAGE_SIZE } from '#contract/kernel/listConstants.ts';
import type { StaffRecord } from '#contract/staff/staff.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { STAFF } from '#src/components/data/resourceNames.ts';
import { LoadFailed } from '#src/components/feedback/LoadFailed.tsx';
import { useNameIn } from '#src/components/format/useNameIn.ts';
import { retryImport } from '#src/components/page/retryImport.ts';
import { usePlaceOptions } from '#src/components/place/usePlaceOptions.ts';
import { Column } from '#src/declare/parts/Column.tsx';
import { KeywordFilter } from '#src/declare/parts/KeywordFilter.tsx';
import { ListActions } from '#src/declare/parts/ListActions.tsx';
import { Pages } from '#src/declare/parts/Pages.tsx';
import { RecordList } from '#src/declare/parts/RecordList.tsx';

const EditStaff = lazy(retryImport(() => import('./EditStaff.tsx')));

const FILTERS = [<KeywordFilter key="keyword" source="keyword" alwaysOn />];
const SORTABLE = ['name', 'phone'];
const BY_NAME = { field: 'name', order: 'ASC' } as const;

/**
 * The grievance in-charges, ten per page, each with its edit dialog; with the place columns for users above the
 * assembly (GIC-02).
 */
export function StaffList() {
  const [edited, setEdited] = useState<StaffRecord | null>(null);
  const actor = storedActor();
  const hasPlace = actor !== null && Object.keys(ownPlaces(actor)).length > 0;
  return (
    <>
      <List<StaffRecord>
        resource={STAFF}
        disableSyncWithLocation
        title={false}
        exporter={false}
        filters={FILTERS}
        actions={<ListActions sortable={SORTABLE} unsaved />}
        pagination={<Pages />}
        perPage={PAGE_SIZE}
        sort={BY_NAME}
        empty={<NoStaff />}
        error={<LoadFailed />}
      >
        <RecordList
          title="name"
          actions={<Edit onEdit={setEdited} />}
          onOpen={(staff) => setEdited(staff as StaffRecord)}
        >
          {hasPlace ? [...PERSON, ...PLACE] : PERSON}
        </RecordList>
      </List>
      <Suspense>
        {edited && <EditStaff key={edited.id} staff={edited} onClose={() => setEdited(null)} />}
      </Suspense>
    </>
  );
}

const useStaff = () => useRecordContext<StaffRecord>();

const PERSON = SORTABLE.map((source) => (
  <Column key={source} source={source}>
    <TextField source={source} />
  </Column>
));
const PLACE = (['parliament', 'assembly'] as const).map((level) => (
  <Column key={level} source={level} disableSort>
    <PlaceName level={level} />
  </Column>
));

/** 'Unknown' for a place that the session cannot see. */
function PlaceName({ level }: { level: 'parliament' | 'assembly' }) {
  const translate = useTranslate();
  const nameIn = useNameIn();
  const staff = useStaff();
  const { options, isFetching } = usePlaceOptions(
    level,
    level === 'assembly' ? (staff?.parliament_id ?? null) : null,
  );
  const place = options.find(({ id }) => id === staff?.[`${level}_id`]);
  return nameIn(place) ?? (isFetching ? '…' : translate('incharges.staff.unknown'));
}

function Edit({ onEdit }: { onEdit: (staff: StaffRecord) => void }) {
  const translate = useTranslate();
  const staff = useStaff();
  if (!staff) return null;
  return (
    <Button
      size="small"
      startIcon={<EditIcon />}
      aria-label={translate('incharges.staff.editOf', { name: staff.name })}
      onClick={() => onEdit(staff)}
    >
      {translate('common.edit')}
    </Button>
  );
}

function NoStaff() {
  const translate = useTranslate();
  return (
    <Stack sx={{ alignItems: 'center', gap: 1, py: 6, px: 2, textAlign: 'center' }}>
      <Typography sx={{ fontWeight: 600 }}>{translate('incharges.staff.none.title')}</Typography>
      <Typography color="textSecondary">{translate('incharges.staff.none.text')}</Typography>
    </Stack>
  );
}
