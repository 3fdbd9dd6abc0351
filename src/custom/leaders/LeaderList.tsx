import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactElement } from 'react';
import { type FilterPayload, List, type RaRecord, type SortPayload, useTranslate } from 'react-admin';
import { Link, useLocation, useNavigate } from 'react-router';
import { PAGE_SIZE } from '#contract/kernel/listConstants.ts';
import { LEADER } from '#src/components/data/resourceNames.ts';
import { LoadFailed } from '#src/components/feedback/LoadFailed.tsx';
import { ListActions } from '#src/declare/parts/ListActions.tsx';
import { Pages } from '#src/declare/parts/Pages.tsx';
import { RecordList } from '#src/declare/parts/RecordList.tsx';
import { leaderFilters } from './leaderFilters.tsx';
import { useLinkBack } from './linkBack.ts';

const FORM = '/incharger/add';

/** An empty list, with a link to add the first leader. */
function NoLeaders() {
  const translate = useTranslate();
  const { pathname } = useLocation();
  return (
    <Stack sx={{ alignItems: 'center', gap: 1.5, py: 6, px: 2, textAlign: 'center' }}>
      <Typography sx={{ fontWeight: 600 }}>{translate('leaders.none.title')}</Typography>
      <Typography color="textSecondary">{translate('leaders.none.text')}</Typography>
      {pathname !== FORM && (
        <Button variant="contained" component={Link} to={FORM}>
          {translate('common.areaIncharge')}
        </Button>
      )}
    </Stack>
  );
}

interface LeaderListProps {
  /** The store key of filters, page, columns and selection. */
  name: string;
  sort: SortPayload;
  /** Initial filters. */
  filter?: FilterPayload;
  columns: readonly ReactElement[];
  /** The actions of a row. */
  actions: ReactElement;
  /** The actions of the list, and of selected rows. */
  tools?: ReactElement;
  bulk?: ReactElement;
}

/** The sort fields of the server. */
const SORTABLE = ['name', 'created_at'];

/**
 * Local leaders, searched and paged by the server. Searched names and phones stay out of the address and the browser's
 * storage.
 */
export function LeaderList({ name, sort, filter, columns, actions, tools, bulk }: LeaderListProps) {
  const navigate = useNavigate();
  const back = useLinkBack();
  const columnsKey = `${name}.datatable`;
  const open = ({ id }: RaRecord) => navigate(`/leader/${id}`, { state: back });
  return (
    <List
      resource={LEADER}
      storeKey={name}
      disableSyncWithLocation
      title={false}
      exporter={false}
      filters={leaderFilters}
      actions={
        <ListActions sortable={SORTABLE} unsaved storeKey={columnsKey}>
          {tools}
        </ListActions>
      }
      pagination={<Pages />}
      perPage={PAGE_SIZE}
      sort={sort}
      filterDefaultValues={filter}
      empty={<NoLeaders />}
      error={<LoadFailed />}
    >
      <RecordList title="name" storeKey={columnsKey} actions={actions} bulk={bulk} onOpen={open}>
        {columns}
      </RecordList>
    </List>
  );
}
