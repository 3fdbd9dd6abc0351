import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';
import { MAX_PHONES } from '#contract/kernel/limits.ts';
import { FormDialog } from '#src/components/dialog/FormDialog.tsx';
import { FailedNotice } from '#src/components/feedback/FailedNotice.tsx';
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
  const { two, choice, choose, merge, loading } = useMergeDialog(ids, onDone);
  const isOne = two?.[0].id === two?.[1].id;
  const mayMerge = two && choice && !isOne && choice.phones.length <= MAX_PHONES;
  return (
    <FormDialog
      form={{
        submit: () => mayMerge && merge.mutate({ two, choice }),
        isPending: merge.isPending,
        failure: merge.error,
      }}
      title={translate('merging.merge.title')}
      submit={translate('merging.merge.submit')}
      isReady={Boolean(mayMerge)}
      maxWidth="md"
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
