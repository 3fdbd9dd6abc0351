import Stack from '@mui/material/Stack';
import { ListBase, RouterProviderContext } from 'react-admin';
import { COMPLAINTS } from '#src/components/data/resourceNames.ts';
import { type ListScope, NEWEST_FIRST } from './firstCall.ts';
import { ListResult } from './ListResult.tsx';
import { listRouter, useListAddress } from './listRouter.ts';
import { Toolbar } from './Toolbar.tsx';

interface ComplaintListProps {
  scope: ListScope;
  /** With export, and rows that can be ticked (LIST-09). */
  withTools?: boolean;
}

/** The list of complaints on every page: filters, table, pager and assigning (LIST-01 to LIST-14). */
export function ComplaintList({ scope, withTools = false }: ComplaintListProps) {
  const { filter } = useListAddress().shown;
  return (
    <RouterProviderContext value={listRouter}>
      <ListBase
        resource={COMPLAINTS}
        filter={scope}
        sort={NEWEST_FIRST}
        // Each set of filters has its own ticked rows, so that nobody assigns hidden rows.
        storeKey={`${COMPLAINTS}.${JSON.stringify({ ...filter, ...scope })}`}
        // The page's guard has checked the session, and this sends the request with the first render.
        disableAuthentication
        exporter={false}
        // The list shows the error in place of the rows.
        queryOptions={{ onError: () => {} }}
      >
        <Stack sx={{ gap: 1 }}>
          <Toolbar withTools={withTools} />
          <ListResult scope={scope} withTicks={withTools} />
        </Stack>
      </ListBase>
    </RouterProviderContext>
  );
}
