import VisibilityIcon from '@mui/icons-material/Visibility';
import IconButton from '@mui/material/IconButton';
import {
  ColumnsButton,
  List,
  type RaRecord,
  RefreshButton,
  TopToolbar,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { Link, useNavigate } from 'react-router';
import { PAGE_SIZE } from '#contract/kernel/listConstants.ts';
import type { CauseRow } from '#contract/persons/cause.ts';
import { CAUSES } from '#src/components/data/resourceNames.ts';
import { LoadFailed } from '#src/components/feedback/LoadFailed.tsx';
import { EmptyList } from '#src/components/list/EmptyList.tsx';
import { Pages } from '#src/declare/parts/Pages.tsx';
import { RecordList, useIsPhone } from '#src/declare/parts/RecordList.tsx';
import { causeColumns } from './causeColumns.tsx';
import { causeFilters } from './causeFilters.tsx';

const NEWEST_FIRST = { field: 'id', order: 'DESC' } as const;
const pathOf = (id: RaRecord['id']) => `/grievance/cause/${id}`;

/** The causes of the user's place, newest first. The server searches and pages them. */
export function CauseList() {
  const navigate = useNavigate();
  return (
    <List
      resource={CAUSES}
      title={false}
      exporter={false}
      filters={causeFilters}
      actions={<Tools />}
      pagination={<Pages />}
      perPage={PAGE_SIZE}
      sort={NEWEST_FIRST}
      empty={<EmptyList text="causes.list.empty" />}
      error={<LoadFailed />}
    >
      <RecordList title="title" actions={<Open />} onOpen={({ id }) => navigate(pathOf(id))}>
        {causeColumns}
      </RecordList>
    </List>
  );
}

function Tools() {
  const isPhone = useIsPhone();
  return (
    <TopToolbar>
      {!isPhone && <ColumnsButton />}
      <RefreshButton />
    </TopToolbar>
  );
}

function Open() {
  const translate = useTranslate();
  const cause = useRecordContext<CauseRow>();
  if (!cause) return null;
  return (
    <IconButton
      component={Link}
      to={pathOf(cause.id)}
      aria-label={translate('causes.list.view', { number: cause.number })}
    >
      <VisibilityIcon fontSize="small" />
    </IconButton>
  );
}
