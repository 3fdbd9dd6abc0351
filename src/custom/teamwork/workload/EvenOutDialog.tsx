import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { evenOut } from '#contract/teamwork/workloadCalls.ts';
import { FailedNotice } from '#src/components/feedback/FailedNotice.tsx';
import { FailureAlert } from '#src/components/feedback/FailureAlert.tsx';
import { GuardedDialog } from '#src/components/feedback/GuardedDialog.tsx';
import { useIdempotentSubmit } from '#src/components/form/useIdempotentSubmit.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { call } from '#src/dataProvider/call.ts';
import { Moves } from './Moves.tsx';

/** The proposed moves, the excluded ones, and carrying out the rest (SLA-21). */
function useEvenOut(office_id: number | null, onBegun: (job: number) => void) {
  const [excluded, leave] = useState<ReadonlySet<number>>(new Set());
  const attempt = useIdempotentSubmit();
  const proposed = useQuery({
    queryKey: ['evenOut', office_id],
    queryFn: async ({ signal }) =>
      (await call(evenOut, { body: { office_id, dry_run: true }, signal })).moves,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const chosen = (proposed.data ?? []).filter(({ id }) => !excluded.has(id));
  const move = useMutation({
    mutationFn: () => {
      const moves = chosen.map(({ id, to }) => ({ id, staff_id: to.id }));
      return attempt((headers) => call(evenOut, { body: { office_id, moves }, headers }));
    },
    onSuccess: ({ job }) => {
      if (job) onBegun(job.id);
    },
  });
  return { proposed, left: excluded, leave, chosen, move };
}

interface EvenOutDialogProps {
  officeId: number | null;
  onClose: () => void;
  onBegun: (job: number) => void;
}

/** Shows the moves that would balance the workload; the user checks each before they are carried out (SLA-21). */
export default function EvenOutDialog({ officeId, onClose, onBegun }: EvenOutDialogProps) {
  const translate = useTranslate();
  const { number } = useFormats();
  const titleId = useId();
  const { proposed, left: excluded, leave, chosen, move } = useEvenOut(officeId, onBegun);
  const [isSubmitted, setSubmitted] = useState(false);
  const moves = proposed.data ?? [];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (chosen.length > 0 && !move.isPending) move.mutate();
  };
  return (
    <GuardedDialog
      onClose={onClose}
      isPending={move.isPending}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
    >
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>{translate('workload.even.title')}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 1 }}>
            {translate(proposed.data && moves.length === 0 ? 'workload.even.none' : 'workload.even.about')}
          </DialogContentText>
          <FailureAlert failure={move.error} />
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
          {isSubmitted && moves.length > 0 && chosen.length === 0 && (
            <Typography role="alert" color="error" variant="body2">
              {translate('workload.even.choose')}
            </Typography>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={move.isPending}>
            {translate('common.cancel')}
          </Button>
          {moves.length > 0 && (
            <Button type="submit" variant="contained" loading={move.isPending}>
              {translate('workload.even.submit', {
                smart_count: chosen.length,
                count: number(chosen.length),
              })}
            </Button>
          )}
        </DialogActions>
      </form>
    </GuardedDialog>
  );
}
