import BalanceIcon from '@mui/icons-material/BalanceOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { getWorkload, type Workload } from '#contract/teamwork/workloadCalls.ts';
import { queryOf } from '#src/components/data/queryOf.ts';
import { COMPLAINTS } from '#src/components/data/resourceNames.ts';
import { NotLoaded } from '#src/components/feedback/NotLoaded.tsx';
import { retryImport } from '#src/components/page/retryImport.ts';
import { TaskWork } from '#src/components/task/TaskWork.tsx';
import { useJobAddress } from '#src/components/task/useJobAddress.ts';
import { WorkloadCards } from './WorkloadCards.tsx';
import { WorkloadTable } from './WorkloadTable.tsx';

const EvenOutDialog = lazy(retryImport(() => import('./EvenOutDialog.tsx')));

/** The workload of one office's users, with a button that balances it. Loaded again on each focus. */
export function OfficeWorkload({ officeId }: { officeId: number | null }) {
  const { job, show } = useJobAddress();
  const { data, ...query } = useQuery({
    ...queryOf([COMPLAINTS, 'workload', officeId], getWorkload, { query: { office_id: officeId } }),
    refetchOnWindowFocus: 'always',
  });
  const work = job !== null && <TaskWork key={job} job={job} words="workload" onDismiss={() => show(null)} />;
  if (!data) return <NotLoaded query={query} failed="workload.failed" height={320} label="common.loading" />;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {work}
      <People workload={data} officeId={officeId} onBegun={show} />
    </Box>
  );
}

interface PeopleProps {
  workload: Workload;
  officeId: number | null;
  onBegun: (job: number) => void;
}

function People({ workload, officeId, onBegun }: PeopleProps) {
  const translate = useTranslate();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true });
  const [opened, setOpened] = useState(false);
  if (workload.rows.length < 2) return <Typography>{translate('workload.empty')}</Typography>;
  return (
    <>
      {isNarrow ? <WorkloadCards workload={workload} /> : <WorkloadTable workload={workload} />}
      <Button
        variant="outlined"
        startIcon={<BalanceIcon />}
        onClick={() => setOpened(true)}
        sx={{ justifySelf: 'start' }}
      >
        {translate('workload.even.action')}
      </Button>
      <Suspense>
        {opened && (
          <EvenOutDialog
            officeId={officeId}
            onClose={() => setOpened(false)}
            onBegun={(job) => {
              setOpened(false);
              onBegun(job);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
