import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ComplaintRecord } from '#contract/complaints/complaint.ts';
import { refusalOf } from '#contract/complaints/complaintActions.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { OptionInput } from '#src/components/form/OptionInput.tsx';
import { useStaffOptions } from '../useComplaintOptions.ts';
import type { UpdateValues } from './updateForm.ts';

/** The assignee: staff of the complaint's assembly. Another assembly clears it; a closed complaint keeps it. */
export function StaffInput({ complaint: { staff, status } }: { complaint: ComplaintRecord }) {
  const { subscribe, setValue } = useFormContext<UpdateValues>();
  const [parliament_id, assembly_id] = useWatch<UpdateValues, ['parliament_id', 'assembly_id']>({
    name: ['parliament_id', 'assembly_id'],
  });
  const place = parliament_id && assembly_id ? { parliament_id, assembly_id } : undefined;
  const options = useStaffOptions(place, place !== undefined);
  const actor = storedActor();
  const closed = !actor || refusalOf('assign', actor, { status }) !== null;
  useEffect(() => {
    if (closed) return;
    return subscribe({
      name: ['parliament_id', 'assembly_id'],
      formState: { values: true },
      callback: ({ name }) => {
        if (name) setValue('staff_id', null, { shouldDirty: true });
      },
    });
  }, [closed, subscribe, setValue]);
  return (
    <OptionInput
      source="staff_id"
      label="common.staff"
      options={options}
      saved={staff ? { value: staff.id, label: staff.name } : undefined}
      disabled={closed}
      hint={closed ? 'update.staffOfClosed' : undefined}
    />
  );
}
