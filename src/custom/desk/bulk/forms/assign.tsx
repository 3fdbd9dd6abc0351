import { useListFilterContext, useTranslate } from 'react-admin';
import { OptionPicker } from '#src/components/form/OptionPicker.tsx';
import type { BulkForm, BulkInputsProps } from '#src/components/slots/bulk.ts';
import type { Filters } from '#src/custom/complaints/list/listAddress.ts';
import { useStaffOptions } from '#src/custom/complaints/useComplaintOptions.ts';

interface Values {
  staff_id: number | null;
}

/** Offers the staff of the assembly in the list's filters. */
function StaffInput({ values, onChange, error }: BulkInputsProps<Values>) {
  const translate = useTranslate();
  const { parliament, assembly }: Filters = useListFilterContext().filterValues;
  const place = parliament && assembly ? { parliament_id: parliament, assembly_id: assembly } : undefined;
  return (
    <OptionPicker
      autoFocus
      label={translate('common.staff')}
      options={useStaffOptions(place)}
      value={values.staff_id}
      onChange={(value) => onChange({ staff_id: value === null ? null : Number(value) })}
      error={error}
    />
  );
}

const assign: BulkForm<Values> = {
  first: { staff_id: null },
  Inputs: StaffInput,
  params: ({ staff_id }) => ({ staff_id }),
  fault: ({ staff_id }) => (staff_id === null ? 'complaint.assign.choose' : null),
  title: 'bulk.titles.assign',
  submit: 'complaint.assign.submit',
};
export default assign;
