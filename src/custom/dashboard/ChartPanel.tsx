import TableIcon from '@mui/icons-material/TableRowsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { visuallyHidden } from '@mui/utils';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { IssueSet } from '#contract/dashboard/dashboard.ts';
import { PAGE_SIZE } from '#contract/kernel/listConstants.ts';
import { Pager } from '#src/components/list/Pager.tsx';
import { retryImport } from '#src/components/page/retryImport.ts';
import { FigureTable } from './FigureTable.tsx';
import { type Figure, GROUPS } from './figures.ts';
import { Panel } from './Panel.tsx';
import { useRows } from './useRows.ts';

/** The chart library loads when there is something to draw. */
const StackedBars = lazy(retryImport(() => import('./StackedBars.tsx')));
const CategoryPie = lazy(retryImport(() => import('./CategoryPie.tsx')));

interface ChartPanelProps {
  set: IssueSet;
  figures: readonly Figure[];
}

/** A chart of a set, with the same figures as a table for screen readers, which other users can open (DASH-07). */
export function ChartPanel({ set, figures }: ChartPanelProps) {
  const translate = useTranslate();
  const tableId = useId();
  const [open, setOpen] = useState(false);
  const isPie = set === 'issues_category';
  const shown = useRows(figures, set, isPie ? figures.length : PAGE_SIZE);
  const title = translate(`dashboard.charts.${set}`);
  const toggle = (
    <Button
      size="small"
      startIcon={<TableIcon />}
      aria-expanded={open}
      aria-controls={tableId}
      onClick={() => setOpen(!open)}
    >
      {translate(open ? 'dashboard.hideTable' : 'dashboard.showTable')}
    </Button>
  );
  return (
    <Panel title={title} action={toggle}>
      <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
        {isPie ? (
          <CategoryPie figures={figures} />
        ) : (
          <StackedBars figures={shown.rows} largest={Math.max(...figures.map(({ total }) => total))} />
        )}
      </Suspense>
      <Box id={tableId} sx={open ? { mt: 2 } : visuallyHidden}>
        <FigureTable
          label={title}
          counts={isPie ? ['total'] : ['total', ...GROUPS]}
          figures={figures}
          shown={shown}
          isPlain={!open}
        />
      </Box>
      {shown.pages > 1 && (
        <Box sx={{ mt: 2 }}>
          <Pager
            label={translate('dashboard.pages', { title })}
            page={shown.page}
            count={shown.pages}
            linkTo={shown.linkTo}
          />
        </Box>
      )}
    </Panel>
  );
}
