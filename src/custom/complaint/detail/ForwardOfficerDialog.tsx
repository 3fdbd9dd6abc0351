import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { type FormEvent, useId, useState } from 'react';
import { officerTargets } from '../../../../contract/access.ts';
import type { ComplaintRecord } from '../../../../contract/complaint.ts';
import { forwardToOfficers } from '../../../../contract/forwarding.ts';
import { storedActor } from '../../../authProvider/storedSession.ts';
import { call } from '../../../dataProvider/http.ts';
import { useComplaintAction } from '../useComplaintAction.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
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
  /** The key of one forwarding: pressed again after a broken connection, it is still one. */
  const [key, setKey] = useState<string | null>(null);
  const forward = useComplaintAction({
    run: (idempotencyKey: string) =>
      call(forwardToOfficers, {
        body: officerBody(id, choice),
        headers: { 'Idempotency-Key': idempotencyKey },
      }),
    done: 'workflow.officers.done',
    renewAfterMs: RENEW_AFTER_MS,
    onDone: onClose,
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (isComplete(choice)) setKey(crypto.randomUUID());
  };
  const unask = () => {
    if (forward.isPending) return;
    setKey(null);
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
      <ConfirmDialog
        open={key !== null}
        words="workflow.officers.confirm"
        number={number}
        failure={forward.error}
        isPending={forward.isPending}
        onConfirm={() => key && forward.mutate(key)}
        onClose={unask}
        onExited={() => undefined}
      />
    </>
  );
}

const isComplete = ({ target, department, officers, administrator }: OfficerChoice) =>
  (!needsDepartment(target) || (department !== null && officers.length > 0)) &&
  (!needsAdministrator(target) || administrator !== null);
