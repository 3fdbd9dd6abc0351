import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useListContext, useNotify } from 'react-admin';
import type { Coded } from '#contract/kernel/coded.ts';
import { cancelExport, type ExportFormat, type ExportState, getExport } from '#contract/kernel/exports.ts';
import { queryOf } from '#src/components/data/queryOf.ts';
import { useNotifyFailure } from '#src/components/feedback/useNotifyFailure.ts';
import { openTab } from '#src/components/files/openTab.ts';
import { call } from '#src/dataProvider/call.ts';
import { exportComplaints } from '#src/dataProvider/complaints.ts';
import { useAllMatching } from './useAllMatching.ts';

const POLL_MS = 1_500;

/** The state of the list's last export, and the function that starts one (LIST-10). */
export interface Making {
  start: (format: ExportFormat) => void;
  /** Repeats a failed export. */
  retry: () => void;
  /** Removes the notice. A running export still finishes. */
  dismiss: () => void;
  isPending: boolean;
  /** Cancels a running export. */
  cancel: () => void;
  isCancelling: boolean;
  /** While the export runs. */
  progress: Pick<ExportState, 'rows' | 'total'> | null;
  /** The link of a file that the browser did not open automatically. */
  link: string | null;
  /** An `ApiFailure`, or the English text of `coded`. */
  failure: unknown;
  coded: Partial<Coded>;
}

/**
 * Exports the ticked rows, or else all results. A small file is returned at once and opens in a new tab. A large one is
 * polled until it is ready and then offered as a link, since browsers block a tab that long after the click.
 */
export function useExport(): Making {
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const { selectedIds } = useListContext();
  const { isAll, filters } = useAllMatching();
  const exporting = useMutation({
    mutationFn: async (format: ExportFormat) => {
      const ids = !isAll && selectedIds.length > 0 ? selectedIds : undefined;
      const query = { ...filters, ids };
      const { link = null, export: state, total } = await exportComplaints(query, format);
      const opened = !state && link !== null && openTab(link);
      if (opened) notify('complaintList.exported', { type: 'success', messageArgs: { smart_count: total } });
      return { id: state?.id, state, link: opened || state ? null : link };
    },
  });
  const id = exporting.data?.id;
  const written = useQuery({
    ...queryOf(['export', id], getExport, { params: { id: id ?? 0 } }),
    enabled: id !== undefined,
    initialData: exporting.data?.state,
    refetchInterval: ({ state }) => (isWriting(state.data) && !state.error ? POLL_MS : false),
  });
  const queries = useQueryClient();
  const cancelling = useMutation({
    mutationFn: () => call(cancelExport, { params: { id: id ?? 0 } }),
    onSuccess: (ended) => queries.setQueryData(['export', id], ended),
    onError: notifyFailure,
  });
  const state = id === undefined ? undefined : written.data;
  const { variables } = exporting;
  return {
    start: exporting.mutate,
    retry: () => variables && exporting.mutate(variables),
    dismiss: exporting.reset,
    cancel: cancelling.mutate,
    isCancelling: cancelling.isPending,
    isPending: exporting.isPending,
    progress: state && isWriting(state) && !written.error ? state : null,
    link: exporting.data?.link ?? state?.link ?? null,
    failure: exporting.error ?? written.error ?? state?.failure,
    coded: state ?? {},
  };
}

const isWriting = (state: ExportState | undefined) => !state?.link && !state?.failure;
