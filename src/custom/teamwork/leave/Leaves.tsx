import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Leave } from '#contract/teamwork/leave.ts';
import { NotLoaded } from '#src/components/feedback/NotLoaded.tsx';
import { retryImport } from '#src/components/page/retryImport.ts';
import { Section } from '#src/components/page/Section.tsx';
import { useFocusAfterRemoval } from '#src/components/page/useFocusAfterRemoval.ts';
import { EndQuestion } from './EndQuestion.tsx';
import { LeaveRow } from './LeaveRow.tsx';
import { type LeaveScope, useLeaves } from './useLeaves.ts';

const LeaveDialog = lazy(retryImport(() => import('./LeaveDialog.tsx')));

/** Leaves with their actions; below the own ones, the deputyships (SLA-16). */
export function Leaves({ scope }: { scope: LeaveScope }) {
  const { data, ...query } = useLeaves(scope);
  if (!data) return <NotLoaded query={query} failed="leave.failed" height={240} label="leave.loading" />;
  return (
    <Stack sx={{ gap: 2 }}>
      <LeaveList leaves={data.data} scope={scope} />
      {data.deputyships.length > 0 && (
        <Section title="leave.others">
          <Box component="ul" sx={LIST}>
            {data.deputyships.map((leave) => (
              <LeaveRow key={leave.id} leave={leave} withName />
            ))}
          </Box>
        </Section>
      )}
    </Stack>
  );
}

function LeaveList({ leaves, scope }: { leaves: readonly Leave[]; scope: LeaveScope }) {
  const translate = useTranslate();
  const [edited, setEdited] = useState<Leave | 'new' | null>(null);
  const [ended, setEnded] = useState<Leave | null>(null);
  const list = useFocusAfterRemoval<HTMLDivElement>(leaves.length);
  const add = (
    <Button variant="contained" onClick={() => setEdited('new')}>
      {translate('leave.add')}
    </Button>
  );
  return (
    <Section title={scope.everybody ? 'leave.office' : 'leave.own'} control={add}>
      <div ref={list} tabIndex={-1} style={{ outline: 'none' }}>
        {leaves.length === 0 && (
          <Typography color="textSecondary">
            {translate(scope.everybody ? 'leave.noneOffice' : 'leave.none')}
          </Typography>
        )}
        <Box component="ul" sx={LIST}>
          {leaves.map((leave) => (
            <LeaveRow
              key={leave.id}
              leave={leave}
              withName={scope.everybody}
              onEdit={setEdited}
              onEnd={setEnded}
            />
          ))}
        </Box>
      </div>
      <Suspense>
        {edited && (
          <LeaveDialog
            scope={scope}
            leave={edited === 'new' ? null : edited}
            onClose={() => setEdited(null)}
          />
        )}
      </Suspense>
      {ended && <EndQuestion leave={ended} onClose={() => setEnded(null)} />}
    </Section>
  );
}

const LIST = { m: 0, p: 0, listStyle: 'none' };
