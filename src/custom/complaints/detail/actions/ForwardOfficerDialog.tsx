import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { officerTargets } from '#contract/access/access.ts';
import type { ComplaintRecord } from '#contract/complaints/complaint.ts';
import { forwardToOfficers } from '#contract/officers/forwarding.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { GuardedDialog } from '#src/components/feedback/GuardedDialog.tsx';
import { useIdempotentSubmit } from '#src/components/form/useIdempotentSubmit.ts';
import { call } from '#src/dataProvider/call.ts';
import { ComplaintFailure } from '../../ComplaintFailure.tsx';
import { useComplaintAction } from '../../useComplaintAction.ts';
import { OfficerForm } from '../OfficerForm.tsx';
import {
  needsAdministrator,
  needsDepartment,
  type OfficerChoice,
  officerBody,
  useOfficerChoice,
} from '../useOfficers.ts';

/** As after forwarding to a leader (DET-07). */
const RENEW_AFTER_MS = 500;

interface ForwardDialogProps {
  complaint: ComplaintRecord;
  onClose: () => void;
}

/**
 * Chooses government officers, confirms below the choice, and forwards the complaint to them by mail (DET-08, DET-09).
 */
export default function ForwardOfficerDialog({ complaint, onClose }: ForwardDialogProps) {
  const { id, complaint_number: number } = complaint;
  const translate = useTranslate();
  const titleId = useId();
  const questionId = useId();
  const actor = storedActor();
  const targets = actor ? officerTargets(actor, complaint.by_admin ?? false) : [];
  const officers = useOfficerChoice(complaint, targets);
  const [isSubmitted, setSubmitted] = useState(false);
  const attempt = useIdempotentSubmit();
  const forward = useComplaintAction({
    run: () => {
      const body = officerBody(id, officers.choice);
      return attempt((headers) => call(forwardToOfficers, { body, headers }));
    },
    successText: 'workflow.officers.done',
    renewAfterMs: RENEW_AFTER_MS,
    onDone: onClose,
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (isComplete(officers.choice) && !forward.isPending) forward.mutate(undefined);
  };
  const close = () => {
    if (!forward.isPending) onClose();
  };

  return (
    <GuardedDialog
      onClose={close}
      isPending={forward.isPending}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
    >
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>{translate('workflow.officers.title', { number })}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <ComplaintFailure failure={forward.error} />
          <OfficerForm {...officers} targets={targets} isSubmitted={isSubmitted} />
          <Typography id={questionId}>{translate('workflow.officers.question')}</Typography>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{translate('common.cancel')}</Button>
          <Button type="submit" variant="contained" aria-describedby={questionId} loading={forward.isPending}>
            {translate('workflow.officers.submit')}
          </Button>
        </DialogActions>
      </form>
    </GuardedDialog>
  );
}

const isComplete = ({ target, department, officers, administrator }: OfficerChoice) =>
  (!needsDepartment(target) || (department !== null && officers.length > 0)) &&
  (!needsAdministrator(target) || administrator !== null);
