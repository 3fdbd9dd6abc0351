import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useStore, useTranslate } from 'react-admin';
import type { ComplaintRow } from '#contract/complaints/complaint.ts';
import { assignStaff, getComplaint } from '#contract/complaints/complaintCalls.ts';
import { queryOf } from '#src/components/data/queryOf.ts';
import { COMPLAINTS } from '#src/components/data/resourceNames.ts';
import { FormDialog } from '#src/components/dialog/FormDialog.tsx';
import { Bound } from '#src/components/form/Bound.tsx';
import type { Refusals } from '#src/components/form/formRules.ts';
import { OptionPicker } from '#src/components/form/OptionPicker.tsx';
import type { UseProposal } from '#src/components/slots/parts.ts';
import { useCodes } from '#src/components/slots/useCodes.ts';
import { useSlot } from '#src/components/slots/useSlot.ts';
import { useComplaintForm } from '#src/custom/complaints/useComplaintForm.ts';
import { useStaffOptions } from './useComplaintOptions.ts';

interface AssignDialogProps {
  complaint: Pick<ComplaintRow, 'id' | 'complaint_number'>;
  onClose: () => void;
  /** The complaint is assigned, and the page shows it. */
  onDone?: () => void;
}

/** Assigns a complaint to a staff member of its assembly, chosen by name (LIST-11) or proposed by a capability. */
export default function AssignDialog({
  complaint: { id, complaint_number },
  onClose,
  onDone,
}: AssignDialogProps) {
  const translate = useTranslate();
  const [isTyped, setTyped] = useState(false);
  // A list row does not contain the assembly, and only staff of the complaint's assembly may be assigned.
  const { data: complaint, error: failure } = useQuery(
    queryOf([COMPLAINTS, 'place', id], getComplaint, { params: { id } }),
  );
  const options = useStaffOptions(complaint && placeOf(complaint), complaint !== undefined);
  // To assign several complaints to one person the user chooses once. The choice is only in memory, and only used if
  // that person is offered.
  const [last, setLast] = useStore<number | null>('complaint.lastStaff', null);
  const [part] = useCodes(useSlot('assigning'));
  const useProposal = part?.code ?? useNoProposal;
  const { proposal, isFetching } = useProposal(complaint);
  const isOffered = (id: number | null) => options.all.some(({ value }) => value === id);
  // A displayed suggestion that changes to another person would go unnoticed.
  const suggested =
    isFetching || isTyped ? null : ([proposal?.staffId ?? null, last].find(isOffered) ?? null);
  const proposed = complaint?.staff_id ?? suggested;
  const chosenOf = ({ staff_id }: AssignValues) => (staff_id === undefined ? proposed : staff_id);
  const form = useComplaintForm(assignStaff, {
    defaultValues: { staff_id: undefined } as AssignValues,
    bodyOf: (values) => ({ complaint_id: id, staff_id: chosenOf(values) }),
    check: (values): Refusals => (chosenOf(values) === null ? { staff_id: 'complaint.assign.choose' } : {}),
    done: 'complaint.assign.done',
    onDone: (_answer, values) => {
      setLast(chosenOf(values));
      onClose();
      onDone?.();
    },
  });
  return (
    <FormDialog
      form={form}
      failure={failure}
      title={translate('complaint.assign.title', { number: complaint_number })}
      submit={translate('complaint.assign.submit')}
      maxWidth="xs"
      onClose={onClose}
    >
      <Bound<AssignValues['staff_id']> name="staff_id">
        {({ value, onChange, error }) => {
          const chosen = chosenOf({ staff_id: value });
          const isSuggested = value === undefined && chosen !== null && chosen !== complaint?.staff_id;
          const ofLast = isSuggested ? translate('complaint.assign.suggested') : undefined;
          return (
            <OptionPicker
              autoFocus
              label={translate('common.staff')}
              options={{ ...options, isFetching: options.isFetching || (!complaint && !failure) }}
              value={chosen}
              onChange={(staff) => onChange(staff === null ? null : Number(staff))}
              // A late suggestion must not replace what the user types.
              onType={() => chosen === null && setTyped(true)}
              error={error}
              hint={proposal ? proposal.reason : ofLast}
            />
          );
        }}
      </Bound>
    </FormDialog>
  );
}

/** Undefined until the user has chosen: the proposed person. */
interface AssignValues {
  staff_id: number | null | undefined;
}

const useNoProposal: UseProposal = () => ({ proposal: null, isFetching: false });

const placeOf = ({ parliament_id, assembly_id }: { parliament_id: number; assembly_id: number }) => ({
  parliament_id,
  assembly_id,
});
