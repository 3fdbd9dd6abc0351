import type { CauseName } from '#contract/persons/cause.ts';
import type { BulkForm, BulkInputsProps } from '#src/components/slots/bulk.ts';
import { CauseChoice } from '../causes/add/CauseChoice.tsx';
import { NewCause } from './NewCause.tsx';

interface Values {
  cause: CauseName | null;
}

const CauseInput = ({ values, onChange, error, example }: BulkInputsProps<Values>) => (
  <CauseChoice
    assemblyId={example?.assembly?.id}
    categoryId={example?.category.id}
    chosen={values.cause}
    onChoose={(cause) => onChange({ cause })}
    error={error}
  />
);

/** Adds grievances to a shared problem, or starts one with them (PER-18). */
const cause: BulkForm<Values> = {
  first: { cause: null },
  Inputs: CauseInput,
  params: ({ cause }) => ({ cause_id: cause?.id }),
  fault: ({ cause }) => (cause === null ? 'causes.add.choose' : null),
  title: 'causes.add.titleMany',
  submit: 'common.add',
  Button: NewCause,
  doneText: ({ cause }) => ({ key: 'causes.add.done', values: { number: cause?.number } }),
};
export default cause;
