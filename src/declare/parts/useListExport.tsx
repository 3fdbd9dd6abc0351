import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useListContext, useNotify, useTranslate } from 'react-admin';
import { openTab } from '#src/components/files/openTab.ts';
import type { ListFormat } from '#src/dataProvider/exportList.ts';
import { messageOf } from '#src/dataProvider/http.ts';

/** Exports the current list and opens the link; a failure is shown and can be tried again (ERR-04). */
export function useListExport(selected: boolean) {
  const { resource, filter, filterValues, sort, selectedIds } = useListContext();
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: async (format: ListFormat): Promise<string> => {
      const rows = selected ? { filter, ids: selectedIds } : { filter: { ...filterValues, ...filter } };
      return dataProvider.exportList(resource, { ...rows, sort, format });
    },
    onSuccess: (link) => {
      if (!openTab(link)) notify(<FileLink link={link} />, { type: 'success', autoHideDuration: null });
    },
    onError: (failure, format) =>
      notify(<Failed reason={messageOf(failure)} onRetry={() => mutate(format)} />, { type: 'error' }),
  });
  return { start: mutate, isPending };
}

/** A browser that blocks the new tab shows a link instead. */
function FileLink({ link }: { link: string }) {
  const translate = useTranslate();
  return (
    <Button color="inherit" size="small" href={link} target="_blank" rel="noopener">
      {translate('declare.export.open')}
    </Button>
  );
}

function Failed({ reason, onRetry }: { reason: string; onRetry: () => void }) {
  const translate = useTranslate();
  return (
    <>
      {translate(reason, { _: reason })}{' '}
      <Button color="inherit" size="small" onClick={onRetry}>
        {translate('common.retry')}
      </Button>
    </>
  );
}
