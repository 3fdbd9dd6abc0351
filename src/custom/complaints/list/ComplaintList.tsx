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

/** A list of complaints as every page shows it: filters, table, pager, assigning (LIST-01 to LIST-14). */
export function ComplaintList({ scope, withTools = false }: ComplaintListProps) {
  const { filter } = useListAddress().shown;
  return (
    <RouterProviderContext value={listRouter}>
      <ListBase
        resource={COMPLAINTS}
        filter={scope}
        sort={NEWEST_FIRST}
        // Other filters have rows ticked of their own: nobody assigns what is not listed.
        storeKey={`${COMPLAINTS}.${JSON.stringify({ ...filter, ...scope })}`}
        // The guard of the page has asked already, and the call goes out with the first drawing.
        disableAuthentication
        exporter={false}
        // Told in place of the rows.
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
