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

/** A place without leaders says so, and where the first one is added. */
function NoLeaders() {
  const translate = useTranslate();
  const { pathname } = useLocation();
  return (
    <Stack sx={{ alignItems: 'center', gap: 1.5, py: 6, px: 2, textAlign: 'center' }}>
      <Typography sx={{ fontWeight: 600 }}>{translate('leaders.none.title')}</Typography>
      <Typography color="textSecondary">{translate('leaders.none.text')}</Typography>
      {pathname !== FORM && (
        <Button variant="contained" component={Link} to={FORM}>
          {translate('leaders.none.add')}
        </Button>
      )}
    </Stack>
  );
}

interface LeaderListProps {
  /** Under which filters, page, columns and selection are remembered. */
  name: string;
  sort: SortPayload;
  /** Filters with which the list is first opened. */
  filter?: FilterPayload;
  columns: readonly ReactElement[];
  /** What can be done with a row. */
  actions: ReactElement;
  /** What can be done with the list, and with those who are ticked. */
  tools?: ReactElement;
  bulk?: ReactElement;
}

/** What the server orders leaders by. */
const SORTABLE = ['name', 'created_at'];

/** Local leaders, searched and paged by the server. Names and phones that are looked for stay out of the address and of the browser. */
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
