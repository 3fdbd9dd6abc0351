import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { officerTargets } from '../../../../contract/access.ts';
import type { ComplaintRecord } from '../../../../contract/complaint.ts';
import { forwardToOfficers } from '../../../../contract/forwarding.ts';
import { storedActor } from '../../../authProvider/storedSession.ts';
import { call } from '../../../dataProvider/http.ts';
import { useAttempt } from '../../../kit/form/useAttempt.ts';
import { useComplaintAction } from '../useComplaintAction.ts';
import { ComplaintQuestion } from './ComplaintQuestion.tsx';
import { OfficerForm } from './OfficerForm.tsx';
import { needsAdministrator, needsDepartment, type OfficerChoice, officerBody } from './useOfficers.ts';

/** As after forwarding to a leader (DET-07). */
const RENEW_AFTER_MS = 500;

interface ForwardDialogProps {
  complaint: ComplaintRecord;
  onClose: () => void;
}

/** Chooses government officers, asks, and forwards the complaint to them by mail (DET-08, DET-09). */
export default function ForwardOfficerDialog({ complaint, onClose }: ForwardDialogProps) {
  const { id, complaint_number: number } = complaint;
  const translate = useTranslate();
  const titleId = useId();
  const actor = storedActor();
  const targets = actor ? officerTargets(actor, complaint.by_admin ?? false) : [];
  const [choice, setChoice] = useState<OfficerChoice>({
    target: targets[0] ?? 'department',
    department: null,
    officers: [],
    administrator: null,
  });
  const [asked, setAsked] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const attempt = useAttempt();
  const forward = useComplaintAction({
    run: () => {
      const body = officerBody(id, choice);
      return attempt((headers) => call(forwardToOfficers, { body, headers }));
    },
    done: 'workflow.officers.done',
    renewAfterMs: RENEW_AFTER_MS,
    onDone: onClose,
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (isComplete(choice)) setConfirming(true);
  };
  const unask = () => {
    if (forward.isPending) return;
    setConfirming(false);
    forward.reset();
  };

  return (
    <>
      <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
        <form onSubmit={submit} noValidate>
          <DialogTitle id={titleId}>{translate('workflow.officers.title', { number })}</DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 2 }}>
            <OfficerForm
              complaint={complaint}
              targets={targets}
              choice={choice}
              onChange={(changes) => setChoice({ ...choice, ...changes })}
              asked={asked}
            />
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{translate('workflow.officers.cancel')}</Button>
            <Button type="submit" variant="contained">
              {translate('workflow.officers.submit')}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
      <ComplaintQuestion
        open={confirming}
        words="workflow.officers.confirm"
        number={number}
        failure={forward.error}
        isPending={forward.isPending}
        onConfirm={() => forward.mutate(undefined)}
        onClose={unask}
        onExited={() => undefined}
      />
    </>
  );
}

const isComplete = ({ target, department, officers, administrator }: OfficerChoice) =>
  (!needsDepartment(target) || (department !== null && officers.length > 0)) &&
  (!needsAdministrator(target) || administrator !== null);
