import MessageIcon from '@mui/icons-material/MessageOutlined';
import VisibilityIcon from '@mui/icons-material/Visibility';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { LeaderRow } from '#contract/leaders/leader.ts';
import { retryImport } from '#src/components/page/retryImport.ts';
import { BulkMessageButton } from './BulkMessageButton.tsx';
import { LeaderList } from './LeaderList.tsx';
import { leaderColumns } from './leaderFields.tsx';
import { useLinkBack } from './linkBack.ts';

const LeaderMessages = lazy(retryImport(() => import('./messages/LeaderMessages.tsx')));

const { name, phone, area, designation, status } = leaderColumns;
const COLUMNS = [name, phone, area, designation, status];
const BY_NAME = { field: 'name', order: 'ASC' } as const;

/** The volunteers, with messages to one or several of them (VOL-04 to VOL-06). */
export function VolunteerList() {
  const [reader, setReader] = useState<LeaderRow | null>(null);
  return (
    <>
      <LeaderList
        name="volunteers"
        sort={BY_NAME}
        columns={COLUMNS}
        actions={<VolunteerActions onMessage={setReader} />}
        tools={<BulkMessageButton />}
        bulk={<BulkMessageButton selected />}
      />
      <Suspense>{reader && <LeaderMessages leader={reader} onClose={() => setReader(null)} />}</Suspense>
    </>
  );
}

function VolunteerActions({ onMessage }: { onMessage: (leader: LeaderRow) => void }) {
  const translate = useTranslate();
  const back = useLinkBack();
  const leader = useRecordContext<LeaderRow>();
  if (!leader) return null;
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 0.5 }}>
      <Button
        size="small"
        component={Link}
        to={`/leader/${leader.id}`}
        state={back}
        startIcon={<VisibilityIcon />}
        aria-label={translate('leaders.row.viewOf', { name: leader.name })}
      >
        {translate('common.view')}
      </Button>
      <Button
        size="small"
        startIcon={<MessageIcon />}
        aria-label={translate('leaders.row.messageOf', { name: leader.name })}
        onClick={() => onMessage(leader)}
      >
        {translate('common.message')}
      </Button>
    </Box>
  );
}
