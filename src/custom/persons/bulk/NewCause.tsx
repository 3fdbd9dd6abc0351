import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import type { CauseName } from '#contract/persons/cause.ts';
import { FailureAlert } from '#src/components/feedback/FailureAlert.tsx';
import { retryImport } from '#src/components/page/retryImport.ts';
import type { BulkButtonProps } from '#src/components/slots/bulk.ts';
import { startFrom } from '../causes/startFrom.ts';
import { useCauseTitle } from '../causes/useCauseTitle.ts';

const CauseDialog = lazy(retryImport(() => import('../causes/CauseDialog.tsx')));

/**
 * Creates a cause from these grievances (PER-18). When all results are selected it starts empty, and a job adds them:
 * the shown rows only suggest its name.
 */
export function NewCause({ rows, isOfAll, onChange, onDone }: BulkButtonProps<{ cause: CauseName | null }>) {
  const translate = useTranslate();
  const titleOf = useCauseTitle();
  const make = useMutation({
    mutationFn: async () => {
      const start = await startFrom(rows, titleOf);
      return isOfAll ? { ...start, complaintIds: [] } : start;
    },
  });
  return (
    <>
      <FailureAlert failure={make.error} />
      <Button loading={make.isPending} onClick={() => make.mutate()} sx={{ mr: 'auto' }}>
        {translate('causes.add.new')}
      </Button>
      {make.data && (
        <Suspense>
          <CauseDialog
            start={make.data}
            onSaved={(cause) => {
              make.reset();
              if (isOfAll) onChange({ cause });
              else onDone();
            }}
            onClose={make.reset}
          />
        </Suspense>
      )}
    </>
  );
}
