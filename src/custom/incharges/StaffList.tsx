import EditIcon from '@mui/icons-material/Edit';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ListBase, useRecordContext, useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { ownPlaces } from '../../../contract/access.ts';
import { PAGE_SIZE } from '../../../contract/limits.ts';
import type { StaffRecord } from '../../../contract/staff.ts';
import { storedActor } from '../../authProvider/storedSession.ts';
import { ListPager } from '../../declare/parts/ListPager.tsx';
import { ListToolbar } from '../../declare/parts/ListToolbar.tsx';
import { LoadFailed } from '../../declare/parts/LoadFailed.tsx';
import { RecordList } from '../../declare/parts/RecordList.tsx';
import { usePlaceOptions } from '../../declare/place/usePlaceOptions.ts';
import { STAFF } from './words.ts';

const EditStaff = lazy(() => import('./EditStaff.tsx'));

const BY_NAME = { field: 'name', order: 'ASC' } as const;

/** The grievance in-charges, ten a page, each with the popup that changes it; places for those who stand at one (GIC-02). */
export function StaffList() {
  const [edited, setEdited] = useState<StaffRecord | null>(null);
  const actor = storedActor();
  const hasPlace = actor !== null && Object.keys(ownPlaces(actor)).length > 0;
  return (
    <>
      <ListBase
        resource={STAFF}
        disableSyncWithLocation
        perPage={PAGE_SIZE}
        sort={BY_NAME}
        empty={<NoStaff />}
        error={<LoadFailed />}
      >
        <ListToolbar />
        <RecordList
          columns={hasPlace ? [...PERSON, ...PLACE] : PERSON}
          actions={<Edit onEdit={setEdited} />}
        />
        <ListPager />
      </ListBase>
      <Suspense>
        {edited && <EditStaff key={edited.id} staff={edited} onClose={() => setEdited(null)} />}
      </Suspense>
    </>
  );
}

const useStaff = () => useRecordContext<StaffRecord>();

const PERSON = [
  { source: 'name', field: <Name /> },
  { source: 'phone', field: <Phone /> },
];
const PLACE = [
  { source: 'parliament', field: <PlaceName level="parliament" />, unsorted: true },
  { source: 'assembly', field: <PlaceName level="assembly" />, unsorted: true },
];

function Name() {
  return useStaff()?.name ?? null;
}

function Phone() {
  return useStaff()?.phone ?? null;
}

/** 'Unknown' for a place that is not among those the session can see. */
function PlaceName({ level }: { level: 'parliament' | 'assembly' }) {
  const translate = useTranslate();
  const staff = useStaff();
  const { options, isFetching } = usePlaceOptions(
    level,
    level === 'assembly' ? (staff?.parliament_id ?? null) : null,
  );
  const found = options.find(({ id }) => id === staff?.[`${level}_id`]);
  return found?.name ?? (isFetching ? '…' : translate('incharges.staff.unknown'));
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
      {translate('incharges.staff.edit')}
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
