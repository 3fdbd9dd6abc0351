import Box from '@mui/material/Box';
import { useState } from 'react';
import { useListContext, useStore } from 'react-admin';
import { ListSlot } from '#src/components/slots/ListSlot.tsx';
import type { ListScope } from './firstCall.ts';

/** The store key of whether the last list had anything above it. */
export const HAS_PINS = 'taste.pinnedViews';

/**
 * Reserves space for the capabilities' parts above a list, such as pinned views, which load after its rows (DESK-06).
 */
export function ListTop({ scope }: { scope: ListScope }) {
  const { data } = useListContext();
  const [hasPins] = useStore<boolean>(HAS_PINS, false);
  const [hasRows, setRows] = useState(false);
  if (data && !hasRows) setRows(true);
  return (
    <Box
      sx={{
        minWidth: 0,
        width: { xs: '100%', md: 'auto' },
        ...(hasPins ? {} : { '&:empty': { display: 'none' } }),
      }}
    >
      {hasRows && <ListSlot name="listTop" scope={scope} />}
    </Box>
  );
}
