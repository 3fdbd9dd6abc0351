import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { cancelImport } from '#contract/desk/complaintImport.ts';
import { useNotifyFailure } from '#src/components/feedback/useNotifyFailure.ts';
import { call } from '#src/dataProvider/http.ts';
import { IMPORTS } from './useImports.ts';

/** Ends an import that is under way (GRD-15). */
export function CancelImport({ id }: { id: number }) {
  const translate = useTranslate();
  const queries = useQueryClient();
  const notifyFailure = useNotifyFailure();
  const cancel = useMutation({
    mutationFn: () => call(cancelImport, { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: [IMPORTS] }),
    onError: notifyFailure,
  });
  return (
    <Button size="small" loading={cancel.isPending} onClick={() => cancel.mutate()}>
      {translate('importing.cancel')}
    </Button>
  );
}
