import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { addCauseMembers, type CauseRow } from '#contract/persons/cause.ts';
import { CAUSES, COMPLAINTS } from '#src/components/data/resourceNames.ts';
import { useRenew } from '#src/components/data/useRenew.ts';
import { FormDialog } from '#src/components/dialog/FormDialog.tsx';
import { Bound } from '#src/components/form/Bound.tsx';
import type { Refusals } from '#src/components/form/formRules.ts';
import { useContractForm } from '#src/components/form/useContractForm.ts';
import { retryImport } from '#src/components/page/retryImport.ts';
import { call } from '#src/dataProvider/call.ts';
import { type Grievance, startFrom } from '../startFrom.ts';
import { useCauseTitle } from '../useCauseTitle.ts';
import { CauseChoice } from './CauseChoice.tsx';

const CauseDialog = lazy(retryImport(() => import('../CauseDialog.tsx')));

interface AddToCauseDialogProps {
  complaints: readonly Grievance[];
  onAdded: () => void;
  onClose: () => void;
}

/**
 * Adds grievances to a cause of their constituency, or to a new one (PER-18). A rejection shows its reason and changes
 * nothing.
 */
export default function AddToCauseDialog({ complaints, onAdded, onClose }: AddToCauseDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const titleOf = useCauseTitle();
  const renew = useRenew([CAUSES], [COMPLAINTS]);
  const make = useMutation({ mutationFn: () => startFrom(complaints, titleOf) });
  const form = useContractForm(addCauseMembers, {
    defaultValues: { cause: null as CauseRow | null },
    bodyOf: () => ({ complaint_ids: complaints.map(({ id }) => id) }),
    check: ({ cause }): Refusals => (cause ? {} : { cause: 'causes.add.choose' }),
    send: (body, _headers, { cause }) => call(addCauseMembers, { params: { id: cause?.id ?? 0 }, body }),
    onDone: async (_added, { cause }) => {
      notify('causes.add.done', { type: 'success', messageArgs: { number: cause?.number } });
      onAdded();
      await renew();
    },
  });
  const count = complaints.length;
  const first = complaints[0];
  if (make.data)
    return (
      <Suspense>
        <CauseDialog start={make.data} onSaved={onAdded} onClose={onClose} />
      </Suspense>
    );
  const title =
    count === 1
      ? translate('causes.add.title', { number: first?.complaint_number })
      : translate('causes.add.titleMany', { smart_count: count });
  return (
    <FormDialog
      form={form}
      failure={make.error}
      title={title}
      submit={translate('common.add')}
      onClose={onClose}
      actions={
        <Button loading={make.isPending} onClick={() => make.mutate()} sx={{ mr: 'auto' }}>
          {translate('causes.add.new')}
        </Button>
      }
    >
      <Bound<CauseRow | null> name="cause">
        {({ value, onChange, error }) => (
          <CauseChoice
            assemblyId={first?.assembly?.id}
            categoryId={first?.category.id}
            chosen={value}
            onChoose={(cause) => {
              onChange(cause);
              form.reset();
            }}
            error={error}
          />
        )}
      </Bound>
    </FormDialog>
  );
}
