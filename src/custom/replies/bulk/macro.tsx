import DialogContentText from '@mui/material/DialogContentText';
import { useTranslate } from 'react-admin';
import type { MacroRecord } from '#contract/replies/macro.ts';
import type { BulkForm, BulkInputsProps } from '#src/components/slots/bulk.ts';
import { MacroPicker } from '../macros/apply/MacroPicker.tsx';
import { StepsList } from '../macros/StepsList.tsx';
import { useMacros } from '../macros/useMacros.ts';

interface Values {
  macro: MacroRecord | null;
}

function MacroInput({ values, onChange, error }: BulkInputsProps<Values>) {
  const translate = useTranslate();
  const macros = useMacros();
  const choose = (id: number | null) =>
    onChange({ macro: macros.data?.data.find((macro) => macro.id === id) ?? null });
  return (
    <>
      <DialogContentText>{translate('bulk.macroHint')}</DialogContentText>
      <MacroPicker macros={macros} value={values.macro?.id ?? null} onChange={choose} error={error} />
      {values.macro && <StepsList macro={values.macro} />}
    </>
  );
}

/** A quick action on each grievance (DESK-13). */
const macro: BulkForm<Values> = {
  first: { macro: null },
  Inputs: MacroInput,
  params: ({ macro }) => ({ macro_id: macro?.id, version: macro?.version }),
  fault: ({ macro }) => (macro === null ? 'macros.apply.choose' : null),
  title: 'bulk.titles.macro',
  submit: 'bulk.check',
};
export default macro;
