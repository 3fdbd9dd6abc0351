import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ComplaintRecord } from '#contract/complaints/complaint.ts';
import { offer } from '#contract/complaints/complaintActions.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { Fact } from '#src/components/page/Facts.tsx';
import { focusPage } from '#src/components/page/focusPage.ts';
import { retryImport } from '#src/components/page/retryImport.ts';

const EscalationDialog = lazy(retryImport(() => import('./EscalationDialog.tsx')));

const ACTIONS = ['escalate', 'deescalate'] as const;
export type EscalationAction = (typeof ACTIONS)[number];

/** How far up the ladder a grievance stands, and the ways up and back (SLA-14). */
export function EscalationFact({ complaint }: { complaint: ComplaintRecord }) {
  const translate = useTranslate();
  const actor = storedActor();
  const [openAction, setOpenAction] = useState<EscalationAction | null>(null);
  const level = complaint.clock?.level ?? 0;
  const before = useRef({ asked: openAction, level });
  // A button goes with what its dialog did, and the focus with it.
  useEffect(() => {
    const { current: was } = before;
    if (!openAction && (was.asked || was.level !== level)) focusPage();
    before.current = { asked: openAction, level };
  }, [openAction, level]);
  const offered = ACTIONS.filter((action) => actor && offer(action, actor, complaint) === 'enabled');
  if (level === 0 && offered.length === 0) return null;
  return (
    <Fact name="level">
      {level > 0 && (
        <Box component="span" sx={{ display: 'block', mb: 0.5 }}>
          {translate(`due.level.${level}`)}
        </Box>
      )}
      <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {offered.map((action) => (
          <Button
            key={action}
            size="small"
            variant="outlined"
            aria-haspopup="dialog"
            onClick={() => setOpenAction(action)}
          >
            {translate(`escalation.${action}.action`)}
          </Button>
        ))}
      </Box>
      <Suspense>
        {openAction && (
          <EscalationDialog action={openAction} complaint={complaint} onClose={() => setOpenAction(null)} />
        )}
      </Suspense>
    </Fact>
  );
}
