import Box from '@mui/material/Box';
import { useState } from 'react';
import { useListContext, useStore } from 'react-admin';
import { hasCapability } from '#src/authProvider/capabilities.ts';
import { lazyWithWords } from '#src/components/page/lazyWithWords.tsx';
import type { ListScope } from './firstCall.ts';

const PinnedViews = lazyWithWords(() => import('#src/custom/desk/views/PinnedViews.tsx'));

/** Where the store has whether there were any when the list was last seen. */
export const HAS_PINS = 'taste.pinnedViews';

/** Room for the pinned views above a list, which come after its rows (DESK-06); none where there are no pins. */
export function PinnedRoom({ scope }: { scope: ListScope }) {
  const { data } = useListContext();
  const [hasPins] = useStore<boolean>(HAS_PINS, false);
  const [hasRows, setRows] = useState(false);
  if (data && !hasRows) setRows(true);
  const hasDesk = hasCapability('desk');
  if (!hasDesk) return null;
  return (
    <Box sx={hasPins ? { minHeight: 32 } : { '&:empty': { display: 'none' } }}>
      {hasRows && <PinnedViews scope={scope} />}
    </Box>
  );
}
