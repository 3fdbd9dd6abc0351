import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { officerTargets } from '#contract/access/access.ts';
import type { ComplaintRecord } from '#contract/complaints/complaint.ts';
import { forwardToOfficers } from '#contract/officers/forwarding.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { FormDialog } from '#src/components/dialog/FormDialog.tsx';
import type { Refusals } from '#src/components/form/formRules.ts';
import { useComplaintForm } from '#src/custom/complaints/useComplaintForm.ts';
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
  const questionId = useId();
  const actor = storedActor();
  const targets = actor ? officerTargets(actor, complaint.by_admin ?? false) : [];
  const officers = useOfficerChoice(complaint, targets);
  const form = useComplaintForm(forwardToOfficers, {
    bodyOf: () => officerBody(id, officers.choice),
    check: (): Refusals => (isComplete(officers.choice) ? {} : { officer_id: 'rules.required' }),
    once: true,
    done: 'workflow.officers.done',
    renewAfterMs: RENEW_AFTER_MS,
    onDone: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={translate('workflow.officers.title', { number })}
      submit={translate('workflow.officers.submit')}
      submitDescribedBy={questionId}
      onClose={onClose}
    >
      <OfficerForm {...officers} targets={targets} isSubmitted={form.isSubmitted} />
      <Typography id={questionId}>{translate('workflow.officers.question')}</Typography>
    </FormDialog>
  );
}

const isComplete = ({ target, department, officers, administrator }: OfficerChoice) =>
  (!needsDepartment(target) || (department !== null && officers.length > 0)) &&
  (!needsAdministrator(target) || administrator !== null);
