import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import { type FormEvent, useId } from 'react';
import { useTranslate } from 'react-admin';
import { MAX_PHONES } from '#contract/kernel/limits.ts';
import { FailedNotice } from '#src/components/feedback/FailedNotice.tsx';
import { FailureAlert } from '#src/components/feedback/FailureAlert.tsx';
import { GuardedDialog } from '#src/components/feedback/GuardedDialog.tsx';
import { Comparison } from './Comparison.tsx';
import { useMergeDialog } from './useMergeDialog.ts';

interface MergeDialogProps {
  ids: readonly [number, number];
  onClose: () => void;
  onDone: (survivorId: number) => void;
}

/**
 * Compares two people by field: who remains, which values remain, and which records move (PER-12). After a rejection
 * the dialog shows the reason and keeps the choices.
 */
export default function MergeDialog({ ids, onClose, onDone }: MergeDialogProps) {
  const translate = useTranslate();
  const titleId = useId();
  const { two, choice, choose, merge, loading } = useMergeDialog(ids, onDone);
  const isOne = two?.[0].id === two?.[1].id;
  const mayMerge = two && choice && !isOne && choice.phones.length <= MAX_PHONES;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (mayMerge && !merge.isPending) merge.mutate({ two, choice });
  };
  return (
    <GuardedDialog
      onClose={onClose}
      isPending={merge.isPending}
      fullWidth
      maxWidth="md"
      aria-labelledby={titleId}
    >
      <form onSubmit={submit} noValidate style={FORM}>
        <DialogTitle id={titleId}>{translate('merging.merge.title')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
          <FailureAlert failure={merge.error} />
          {loading.failed && (
            <FailedNotice
              text="merging.merge.failed"
              isRetrying={loading.isFetching}
              onRetry={() => void loading.retry()}
            />
          )}
          {!two && !loading.failed && (
            <Skeleton
              role="status"
              aria-label={translate('merging.merge.loading')}
              variant="rounded"
              height={320}
            />
          )}
          {two && choice && !isOne && <Comparison two={two} choice={choice} onChoose={choose} />}
          {isOne && translate('merging.merge.alreadyOne')}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('common.cancel')}</Button>
          <Button type="submit" variant="contained" disabled={!mayMerge} loading={merge.isPending}>
            {translate('merging.merge.submit')}
          </Button>
        </DialogActions>
      </form>
    </GuardedDialog>
  );
}

/** The buttons stay visible while the fields scroll. */
const FORM = { display: 'flex', flexDirection: 'column', minHeight: 0 } as const;
