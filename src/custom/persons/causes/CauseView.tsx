import EditIcon from '@mui/icons-material/Edit';
import SendIcon from '@mui/icons-material/Send';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { can } from '#contract/access/policies.ts';
import type { CauseRecord } from '#contract/persons/cause.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { Page } from '#src/components/page/Page.tsx';
import { retryImport } from '#src/components/page/retryImport.ts';
import { Parts } from '#src/components/slots/Parts.tsx';
import { useCapabilities } from '#src/components/slots/useSlot.ts';
import { TaskWork } from '#src/components/task/TaskWork.tsx';
import { useJobAddress } from '#src/components/task/useJobAddress.ts';
import { CauseAnswers } from './CauseAnswers.tsx';
import { CauseFacts } from './CauseFacts.tsx';
import { CauseStateChip } from './CauseStateChip.tsx';
import { Members } from './members/Members.tsx';

const CauseDialog = lazy(retryImport(() => import('./CauseDialog.tsx')));
const AnswerDialog = lazy(retryImport(() => import('./answer/AnswerDialog.tsx')));

/** The page of a cause. Changing and answering need more rights than reading (PER-19). */
export function CauseView({ cause }: { cause: CauseRecord }) {
  const translate = useTranslate();
  const actor = storedActor();
  const mayEdit = actor !== null && can(actor, 'edit', 'cause');
  const [opened, setOpened] = useState<'edit' | 'answer' | null>(null);
  const [ticked, setTicked] = useState<readonly number[]>([]);
  const { job, show } = useJobAddress();
  const sections = useCapabilities().flatMap(({ causeSections = [] }) => causeSections);
  const close = () => setOpened(null);
  const begin = (id: number) => {
    close();
    setTicked([]);
    show(id);
  };
  const mayAnswer = mayEdit && !cause.closed && cause.open > 0;
  return (
    <Page
      title={cause.title}
      tab={cause.number}
      subtitle={
        <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          {cause.number}
          <CauseStateChip state={cause.state} />
        </Box>
      }
      actions={
        mayEdit && (
          <>
            {mayAnswer && (
              <Button variant="contained" startIcon={<SendIcon />} onClick={() => setOpened('answer')}>
                {translate('causes.answer.action')}
              </Button>
            )}
            <Button variant="outlined" startIcon={<EditIcon />} onClick={() => setOpened('edit')}>
              {translate('common.edit')}
            </Button>
          </>
        )
      }
    >
      <Stack sx={{ gap: 2 }}>
        {job !== null && <TaskWork key={job} job={job} words="causes" onDismiss={() => show(null)} />}
        <Box sx={COLUMNS}>
          <Members
            cause={cause}
            ticks={mayAnswer ? { ticked, onTick: setTicked } : null}
            mayEdit={mayEdit}
            onBegun={begin}
          />
          <Stack sx={{ gap: 2, minWidth: 0, order: { xs: -1, lg: 0 } }}>
            <CauseFacts cause={cause} />
            <CauseAnswers answers={cause.answers} />
            <Parts parts={sections} cause={cause} />
          </Stack>
        </Box>
      </Stack>
      <Suspense>
        {opened === 'edit' && <CauseDialog cause={cause} onSaved={close} onClose={close} />}
        {opened === 'answer' && (
          <AnswerDialog cause={cause} ticked={ticked} onBegun={begin} onClose={close} />
        )}
      </Suspense>
    </Page>
  );
}

const COLUMNS = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
};
