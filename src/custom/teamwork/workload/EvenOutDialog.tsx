import DialogContentText from '@mui/material/DialogContentText';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { evenOut } from '#contract/teamwork/workloadCalls.ts';
import { FormDialog } from '#src/components/dialog/FormDialog.tsx';
import { FailedNotice } from '#src/components/feedback/FailedNotice.tsx';
import type { Refusals } from '#src/components/form/formRules.ts';
import { useContractForm } from '#src/components/form/useContractForm.ts';
import { call } from '#src/dataProvider/call.ts';
import { Moves } from './Moves.tsx';

interface EvenOutDialogProps {
  officeId: number | null;
  onClose: () => void;
  onBegun: (job: number) => void;
}

/** Shows the moves that would balance the workload; the user checks each before they are carried out (SLA-21). */
export default function EvenOutDialog({ officeId, onClose, onBegun }: EvenOutDialogProps) {
  const translate = useTranslate();
  const [excluded, leave] = useState<ReadonlySet<number>>(new Set());
  const proposed = useQuery({
    queryKey: ['evenOut', officeId],
    queryFn: async ({ signal }) =>
      (await call(evenOut, { body: { office_id: officeId, dry_run: true }, signal })).moves,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const moves = proposed.data ?? [];
  const chosen = moves.filter(({ id }) => !excluded.has(id));
  const form = useContractForm(evenOut, {
    bodyOf: () => ({ office_id: officeId, moves: chosen.map(({ id, to }) => ({ id, staff_id: to.id })) }),
    check: (): Refusals => (chosen.length === 0 ? { moves: 'workload.even.choose' } : {}),
    once: true,
    onDone: ({ job }) => {
      if (job) onBegun(job.id);
    },
  });
  return (
    <FormDialog
      form={form}
      title={translate('workload.even.title')}
      submit={moves.length > 0 ? translate('workload.even.submit', { smart_count: chosen.length }) : null}
      onClose={onClose}
    >
      <DialogContentText>
        {translate(proposed.data && moves.length === 0 ? 'workload.even.none' : 'workload.even.about')}
      </DialogContentText>
      {proposed.isPending && (
        <Skeleton role="status" aria-label={translate('common.loading')} variant="rounded" height={160} />
      )}
      {proposed.isError && (
        <FailedNotice
          text="workload.even.failed"
          isRetrying={proposed.isFetching}
          onRetry={() => proposed.refetch()}
        />
      )}
      {moves.length > 0 && <Moves moves={moves} excluded={excluded} onLeave={leave} />}
      {form.isSubmitted && moves.length > 0 && chosen.length === 0 && (
        <Typography role="alert" color="error" variant="body2">
          {translate('workload.even.choose')}
        </Typography>
      )}
    </FormDialog>
  );
}
