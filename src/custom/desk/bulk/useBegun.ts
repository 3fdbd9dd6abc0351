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

/** Rows that are looked up: as many as are done at once, or begin a cause; of others one, for an example. */
const MOST_ROWS = 1_000;

/**
 * What becomes of a dialog when its work is begun. Where it is over already and something was refused the dialog stays, with the
 * refused ones as what is `left`; else it closes, and the page shows how the work comes along.
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
  /** The page shows what was begun when the dialog is gone, which keeps the focus until then. */
  const close = (begun: readonly number[] = works) => {
    setBegun((before: readonly number[]) => [...before.filter((one) => !begun.includes(one)), ...begun]);
    onClose();
  };
  return { left: remaining, outcome, rows, take, close };
}
