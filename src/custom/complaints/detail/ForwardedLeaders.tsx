import MessageIcon from '@mui/icons-material/MessageOutlined';
import IconButton from '@mui/material/IconButton';
import { Fragment, lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { can } from '#contract/access/policies.ts';
import type { ComplaintRecord } from '#contract/complaints/complaint.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { retryImport } from '#src/components/page/retryImport.ts';

const LeaderMessages = lazy(retryImport(() => import('#src/custom/leaders/messages/LeaderMessages.tsx')));
type Leader = ComplaintRecord['leaders'][number];

/** The leaders that the complaint was forwarded to, with a link for users who may write to them (DET-07, VOL-05). */
export function ForwardedLeaders({ leaders }: { leaders: readonly Leader[] }) {
  const translate = useTranslate();
  const actor = storedActor();
  const [reader, setReader] = useState<Leader | null>(null);
  const writes = actor !== null && can(actor, 'edit', 'leader');
  return (
    <>
      {leaders.map((leader, index) => (
        <Fragment key={leader.id}>
          {index > 0 && ', '}
          {leader.name}
          {writes && (
            <IconButton
              size="small"
              aria-label={translate('leaders.row.messageOf', { name: leader.name })}
              onClick={() => setReader(leader)}
            >
              <MessageIcon fontSize="small" />
            </IconButton>
          )}
        </Fragment>
      ))}
      <Suspense>{reader && <LeaderMessages leader={reader} onClose={() => setReader(null)} />}</Suspense>
    </>
  );
}
