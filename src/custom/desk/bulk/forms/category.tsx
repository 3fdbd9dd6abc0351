import { useTranslate } from 'react-admin';
import { OptionPicker } from '#src/components/form/OptionPicker.tsx';
import type { BulkForm, BulkInputsProps } from '#src/components/slots/bulk.ts';
import { useCategoryOptions } from '#src/custom/complaints/useComplaintOptions.ts';

interface Values {
  category_id: number | null;
}

function CategoryInput({ values, onChange, error }: BulkInputsProps<Values>) {
  const translate = useTranslate();
  return (
    <OptionPicker
      autoFocus
      label={translate('complaint.fields.category')}
      options={useCategoryOptions()}
      value={values.category_id}
      onChange={(value) => onChange({ category_id: value === null ? null : Number(value) })}
      error={error}
    />
  );
}

const category: BulkForm<Values> = {
  first: { category_id: null },
  Inputs: CategoryInput,
  params: ({ category_id }) => ({ category_id }),
  fault: ({ category_id }) => (category_id === null ? 'rules.required' : null),
  title: 'bulk.titles.category',
  submit: 'common.save',
};
export default category;
