import { useState } from 'react';
import { useGetMany, useNotify, useStore } from 'react-admin';
import type { ComplaintRow } from '#contract/complaints/complaint.ts';
import type { BulkWork } from '#contract/desk/bulk.ts';
import type { RowAction } from '#contract/desk/bulkActions.ts';
import type { Task } from '#contract/desk/task.ts';
import { COMPLAINTS } from '#src/components/data/resourceNames.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { BEGUN } from './begun.ts';
import { type BulkDialogProps, isDoneAtOnce, type Selection } from './selection.ts';
import { successWords } from './successWords.ts';
import { useRenewWork } from './useBulkWork.ts';
import type { Values } from './values.ts';

/**
 * The limit of rows that are loaded: rows that are done at once, or start a cause. Other actions load one, as an
 * example.
 */
const MOST_ROWS = 1_000;

/**
 * What a dialog does when its job starts. If the job has ended with rejected rows, the dialog stays with these as
 * `left`. Otherwise it closes, and the page shows the progress.
 */
export function useBegun({ action, selection, onDone, onClose }: BulkDialogProps) {
  const notify = useNotify();
  const { number } = useFormats();
  const renew = useRenewWork();
  const [, setBegun] = useStore<readonly number[]>(BEGUN, []);
  const [remaining, setRemaining] = useState<Selection>(selection);
  const [outcome, setOutcome] = useState<Task | null>(null);
  const [works, setWorks] = useState<readonly number[]>([]);
  const most = action === 'cause' || isDoneAtOnce(action, selection) ? MOST_ROWS : 1;
  const ids = (selection.ids ?? []).slice(0, most);
  const { data } = useGetMany<ComplaintRow>(COMPLAINTS, { ids });
  const rows = (data ?? []).filter(Boolean);

  const take = async ({ id, job }: BulkWork, { cause }: Values) => {
    await renew();
    if (job.state === 'done' && job.refused === 0) notifySuccess(action, cause, job.done);
    if (job.state !== 'done' || job.refused === 0 || !isDoneAtOnce(action, remaining)) {
      onDone();
      return close([...works, id]);
    }
    setWorks([...works, id]);
    const numbers = new Set(job.refusals.flatMap(({ numbers: some }) => some));
    const isRefused = ({ complaint_number }: ComplaintRow) => numbers.has(complaint_number);
    const refused = rows.filter(isRefused).map((row) => row.id);
    onDone((remaining.ids ?? []).filter((one) => !refused.includes(one)));
    setRemaining({ ids: refused });
    setOutcome(job);
  };
  const notifySuccess = (action: RowAction, cause: Values['cause'], count: number) => {
    if (action === 'cause')
      notify('causes.add.done', { type: 'success', messageArgs: { number: cause?.number } });
    else notify(...successWords(action, { count, written: number(count) }));
  };
  /** The page shows the job after the dialog has closed, since the dialog holds the focus until then. */
  const close = (begun: readonly number[] = works) => {
    setBegun((before: readonly number[]) => [...before.filter((one) => !begun.includes(one)), ...begun]);
    onClose();
  };
  return { left: remaining, outcome, rows, take, close };
}
