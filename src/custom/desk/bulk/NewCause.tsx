import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import type { ComplaintRow } from '#contract/complaints/complaint.ts';
import type { CauseRecord } from '#contract/persons/cause.ts';
import { FailureAlert } from '#src/components/feedback/FailureAlert.tsx';
import { retryImport } from '#src/components/page/retryImport.ts';
import { startFrom } from '#src/custom/persons/causes/startFrom.ts';
import { useCauseTitle } from '#src/custom/persons/causes/useCauseTitle.ts';

const CauseDialog = lazy(retryImport(() => import('#src/custom/persons/causes/CauseDialog.tsx')));

interface NewCauseProps {
  /** The grievances of the new cause. When all results are selected: the shown ones, which only suggest its name. */
  grievances: readonly ComplaintRow[];
  isOfAll: boolean;
  onMade: (cause: CauseRecord) => void;
}

/**
 * Creates a cause from these grievances (PER-18). When all results are selected it starts empty, and a job adds them.
 */
export function NewCause({ grievances, isOfAll, onMade }: NewCauseProps) {
  const translate = useTranslate();
  const titleOf = useCauseTitle();
  const make = useMutation({
    mutationFn: async () => {
      const start = await startFrom(grievances, titleOf);
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
              onMade(cause);
            }}
            onClose={make.reset}
          />
        </Suspense>
      )}
    </>
  );
}
