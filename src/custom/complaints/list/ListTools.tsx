import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { RefreshIconButton, useListContext } from 'react-admin';
import { hasCapability } from '#src/authProvider/capabilities.ts';
import { retryImport } from '#src/components/page/retryImport.ts';
import { ExportButton } from './ExportButton.tsx';
import { useAllMatching } from './useAllMatching.ts';
import { useExport } from './useExport.ts';

const ExportProgress = lazy(retryImport(() => import('./ExportProgress.tsx')));

/** Refresh and export at the end of a list's toolbar, and the progress of an export below it (LIST-09, LIST-10). */
export default function ListTools() {
  const { data = [], filterValues, selectedIds, total = 0 } = useListContext();
  const hasDesk = hasCapability('desk');
  const { isAll } = useAllMatching();
  const making = useExport();
  return (
    <>
      <RefreshIconButton size="small" />
      <ExportButton
        isPending={making.isPending}
        disabled={data.length === 0 || (!hasDesk && Boolean(filterValues.term))}
        selected={isAll ? total : selectedIds.length}
        onExport={making.start}
      />
      <Box sx={{ flexBasis: '100%', '&:empty': { display: 'none' } }}>
        <Suspense>
          <ExportProgress making={making} />
        </Suspense>
      </Box>
    </>
  );
}
