import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useStore, useTranslate } from 'react-admin';
import type { ComplaintRecord, ComplaintRow } from '#contract/complaints/complaint.ts';
import { assignStaff, getComplaint } from '#contract/complaints/complaintCalls.ts';
import { SOURCES } from '#contract/kernel/limits.ts';
import { COMPLAINTS } from '#src/components/data/resourceNames.ts';
import { GuardedDialog } from '#src/components/feedback/GuardedDialog.tsx';
import { OptionPicker } from '#src/components/form/OptionPicker.tsx';
import { useSuggestion } from '#src/custom/teamwork/routing/useSuggestion.ts';
import { useWhyText } from '#src/custom/teamwork/routing/useWhyText.ts';
import { call } from '#src/dataProvider/call.ts';
import { ComplaintFailure } from './ComplaintFailure.tsx';
import { useComplaintAction } from './useComplaintAction.ts';
import { useStaffOptions } from './useComplaintOptions.ts';

interface AssignDialogProps {
  complaint: Pick<ComplaintRow, 'id' | 'complaint_number'>;
  onClose: () => void;
  /** The complaint is assigned, and the page shows it. */
  onDone?: () => void;
}

/** Assigns a complaint to a staff member of its assembly, chosen by name (LIST-11) or proposed by a rule (SLA-18). */
export default function AssignDialog({
  complaint: { id, complaint_number },
  onClose,
  onDone,
}: AssignDialogProps) {
  const translate = useTranslate();
  const titleId = useId();
  const [choice, setChoice] = useState<number | null>();
  const [isSubmitted, setSubmitted] = useState(false);
  const [isTyped, setTyped] = useState(false);
  // A list row does not contain the assembly, and only staff of the complaint's assembly may be assigned.
  const { data: complaint, error } = useQuery({
    queryKey: [COMPLAINTS, 'place', id],
    queryFn: ({ signal }) => call(getComplaint, { params: { id }, signal }),
  });
  const options = useStaffOptions(complaint && placeOf(complaint), complaint !== undefined);
  // To assign several complaints to one person the user chooses once. The choice is only in memory, and only used if
  // that person is offered.
  const [last, setLast] = useStore<number | null>('complaint.lastStaff', null);
  const { suggestion, isFetching } = useSuggestion(complaint ? routingFactsOf(complaint) : null);
  const whyText = useWhyText();
  const isOffered = (id: number | null) => options.all.some(({ value }) => value === id);
  // A displayed suggestion that changes to another person would go unnoticed.
  const suggested =
    isFetching || isTyped ? null : ([suggestion?.person?.id ?? null, last].find(isOffered) ?? null);
  const staffId = choice === undefined ? (complaint?.staff_id ?? suggested) : choice;
  const isSuggested = choice === undefined && staffId !== null && staffId !== complaint?.staff_id;
  const ofLast = isSuggested ? translate('complaint.assign.suggested') : undefined;
  const assign = useComplaintAction({
    run: (staff_id: number) => call(assignStaff, { body: { complaint_id: id, staff_id } }),
    successText: 'complaint.assign.done',
    onDone: () => {
      setLast(staffId);
      onClose();
      onDone?.();
    },
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (staffId !== null && !assign.isPending) assign.mutate(staffId);
  };

  return (
    <GuardedDialog
      onClose={onClose}
      isPending={assign.isPending}
      fullWidth
      maxWidth="xs"
      aria-labelledby={titleId}
    >
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>
          {translate('complaint.assign.title', { number: complaint_number })}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1 }}>
          <ComplaintFailure failure={assign.error ?? error} />
          <OptionPicker
            autoFocus
            label={translate('common.staff')}
            options={{ ...options, isFetching: options.isFetching || (!complaint && !error) }}
            value={staffId}
            onChange={(value) => setChoice(value === null ? null : Number(value))}
            // A late suggestion must not replace what the user types.
            onType={() => staffId === null && setTyped(true)}
            error={isSubmitted && staffId === null ? translate('complaint.assign.choose') : null}
            hint={suggestion ? translate('routed.suggested', { why: whyText(suggestion) }) : ofLast}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={assign.isPending}>
            {translate('common.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={assign.isPending}>
            {translate('complaint.assign.submit')}
          </Button>
        </DialogActions>
      </form>
    </GuardedDialog>
  );
}

const routingFactsOf = ({ category_id, area_id, priority, person_id, source }: ComplaintRecord) => ({
  category_id,
  area_id,
  priority,
  person_id,
  source: SOURCES.find((each) => each === source),
});

const placeOf = ({ parliament_id, assembly_id }: { parliament_id: number; assembly_id: number }) => ({
  parliament_id,
  assembly_id,
});
