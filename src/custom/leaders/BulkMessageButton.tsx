import SendIcon from '@mui/icons-material/Send';
import { lazy, Suspense, useState } from 'react';
import { Button, useListContext } from 'react-admin';
import { retryImport } from '#src/components/page/retryImport.ts';

const BulkMessage = lazy(retryImport(() => import('./BulkMessage.tsx')));

/**
 * Opens the message to all selected people, over all pages (VOL-06); above the list it says that nobody is selected.
 */
export function BulkMessageButton({ selected = false }: { selected?: boolean }) {
  const { selectedIds, onUnselectItems } = useListContext();
  const [isWriting, setWriting] = useState(false);
  if (selected !== selectedIds.length > 0) return null;
  return (
    <>
      <Button label="leaders.bulk.open" onClick={() => setWriting(true)}>
        <SendIcon />
      </Button>
      <Suspense>
        {isWriting && (
          <BulkMessage
            recipients={selectedIds.map(Number)}
            onSent={() => onUnselectItems()}
            onClose={() => setWriting(false)}
          />
        )}
      </Suspense>
    </>
  );
}
