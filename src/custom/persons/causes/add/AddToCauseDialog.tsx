import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, lazy, Suspense, useId, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { addCauseMembers, type CauseName, type CauseRow } from '#contract/persons/cause.ts';
import { CAUSES } from '#src/components/data/resourceNames.ts';
import { FailureAlert } from '#src/components/feedback/FailureAlert.tsx';
import { GuardedDialog } from '#src/components/feedback/GuardedDialog.tsx';
import { useFormats } from '#src/components/format/useFormats.ts';
import { retryImport } from '#src/components/page/retryImport.ts';
import { useRenewComplaints } from '#src/custom/complaints/useRenewComplaints.ts';
import { call } from '#src/dataProvider/call.ts';
import { type Grievance, startFrom } from '../startFrom.ts';
import { useCauseTitle } from '../useCauseTitle.ts';
import { CauseChoice } from './CauseChoice.tsx';

/** Adds grievances to a cause, all or none. */
function useAddToCause(complaints: readonly { id: number }[], onAdded: () => void) {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const renewComplaints = useRenewComplaints();
  return useMutation({
    mutationFn: ({ id }: CauseName) =>
      call(addCauseMembers, { params: { id }, body: { complaint_ids: complaints.map((one) => one.id) } }),
    onSuccess: async (_added, { number }) => {
      notify('causes.add.done', { type: 'success', messageArgs: { number } });
      onAdded();
      await queryClient.invalidateQueries({ queryKey: [CAUSES] });
      await renewComplaints();
    },
  });
}

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
  const { number } = useFormats();
  const titleId = useId();
  const titleOf = useCauseTitle();
  const [chosen, setChosen] = useState<CauseRow | null>(null);
  const [isSubmitted, setSubmitted] = useState(false);
  const add = useAddToCause(complaints, onAdded);
  const make = useMutation({ mutationFn: () => startFrom(complaints, titleOf) });
  const count = complaints.length;
  const first = complaints[0];

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (chosen && !add.isPending) add.mutate(chosen);
  };
  if (make.data)
    return (
      <Suspense>
        <CauseDialog start={make.data} onSaved={onAdded} onClose={onClose} />
      </Suspense>
    );
  const title =
    count === 1
      ? translate('causes.add.title', { number: first?.complaint_number })
      : translate('causes.add.titleMany', { smart_count: count, count: number(count) });
  return (
    <GuardedDialog
      onClose={onClose}
      isPending={add.isPending || make.isPending}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
    >
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
          <FailureAlert failure={add.error ?? make.error} />
          <CauseChoice
            assemblyId={first?.assembly?.id}
            categoryId={first?.category.id}
            chosen={chosen}
            onChoose={(cause) => {
              setChosen(cause);
              add.reset();
            }}
            error={isSubmitted && !chosen ? translate('causes.add.choose') : null}
          />
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
          <Button loading={make.isPending} onClick={() => make.mutate()} sx={{ mr: 'auto' }}>
            {translate('causes.add.new')}
          </Button>
          <Button onClick={onClose}>{translate('common.cancel')}</Button>
          <Button type="submit" variant="contained" loading={add.isPending}>
            {translate('common.add')}
          </Button>
        </DialogActions>
      </form>
    </GuardedDialog>
  );
}
