import HistoryIcon from '@mui/icons-material/History';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useStore, useTranslate } from 'react-admin';
import type { BulkWork } from '#contract/desk/bulk.ts';
import { isUnderWay } from '#src/components/task/isUnderWay.ts';
import { BEGUN } from './begun.ts';
import { RecentDialog } from './RecentDialog.tsx';
import { currentTask } from './useBulkWork.ts';
import { WorkNotice } from './WorkNotice.tsx';

/**
 * The user's own bulk jobs above a list: running ones, and those started on this page until dismissed. A dialog lists
 * the others of the week. The server stores the jobs; the page only knows which ones it started.
 */
export default function BulkWorks({ works }: { works: readonly BulkWork[] }) {
  const translate = useTranslate();
  const [begun, setBegun] = useStore<readonly number[]>(BEGUN, []);
  const [watched, setWatched] = useState<readonly number[]>([]);
  const [dismissed, setDismissed] = useState<readonly number[]>([]);
  const [isOpen, setOpen] = useState(false);
  // A job that was running on this page stays visible when it ends.
  const underWay = works.filter((work) => isUnderWay(currentTask(work))).map(({ id }) => id);
  if (underWay.some((id) => !watched.includes(id))) setWatched([...new Set([...watched, ...underWay])]);
  const shown = works.filter(
    ({ id }) => !dismissed.includes(id) && (begun.includes(id) || watched.includes(id)),
  );
  const dismiss = (id: number) => {
    setDismissed([...dismissed, id]);
    setBegun(begun.filter((one) => one !== id));
  };
  const show = (id: number) => {
    setOpen(false);
    setDismissed(dismissed.filter((one) => one !== id));
    setBegun([...begun.filter((one) => one !== id), id]);
  };
  return (
    <>
      <Button size="small" startIcon={<HistoryIcon />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {translate('bulk.recent.title')}
      </Button>
      {shown.length > 0 && (
        <Box className="wholeLine" sx={{ flexBasis: '100%', order: 1, display: 'grid', gap: 1 }}>
          {shown.map((work) => (
            <WorkNotice
              key={work.id}
              work={work}
              isNew={begun.includes(work.id)}
              onDismiss={() => dismiss(work.id)}
            />
          ))}
        </Box>
      )}
      {isOpen && <RecentDialog works={works} onShow={show} onClose={() => setOpen(false)} />}
    </>
  );
}
