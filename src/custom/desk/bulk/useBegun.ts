import { useState } from 'react';
import { useGetMany, useNotify, useStore } from 'react-admin';
import type { ComplaintRow } from '#contract/complaints/complaint.ts';
import type { BulkWork } from '#contract/desk/bulk.ts';
import type { Task } from '#contract/desk/task.ts';
import { COMPLAINTS } from '#src/components/data/resourceNames.ts';
import type { AnyBulkForm } from '#src/components/slots/bulk.ts';
import { BEGUN, CHANGED } from './begun.ts';
import { type BulkDialogProps, isDoneAtOnce, type Selection } from './selection.ts';
import { useRenewWork } from './useBulkWork.ts';

/**
 * The limit of rows that are loaded: rows that are done at once, or that another button of the dialog uses. Other
 * actions load one, as an example.
 */
const MOST_ROWS = 1_000;

/**
 * What a dialog does when its job starts. If the job has ended with rejected rows, the dialog stays with these as
 * `left`. Otherwise it closes, and the page shows the progress.
 */
export function useBegun({ part, selection, onDone, onClose }: BulkDialogProps, form: AnyBulkForm) {
  const action = part.id;
  const notify = useNotify();
  const renew = useRenewWork();
  const [, setBegun] = useStore<readonly number[]>(BEGUN, []);
  const [remaining, setRemaining] = useState<Selection>(selection);
  const [outcome, setOutcome] = useState<Task | null>(null);
  const [works, setWorks] = useState<readonly number[]>([]);
  const most = form.Button || isDoneAtOnce(action, selection) ? MOST_ROWS : 1;
  const ids = (selection.ids ?? []).slice(0, most);
  const { data } = useGetMany<ComplaintRow>(COMPLAINTS, { ids });
  const rows = (data ?? []).filter(Boolean);

  const take = async ({ id, job }: BulkWork, values: object) => {
    await renew();
    if (job.state === 'done' && job.refused === 0) notifySuccess(values, job.done);
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
  const notifySuccess = (values: object, done: number) => {
    const own = form.doneText?.(values);
    const count = { smart_count: done };
    notify(own?.key ?? part.done ?? CHANGED, { type: 'success', messageArgs: own?.values ?? count });
  };
  /** The page shows the job after the dialog has closed, since the dialog holds the focus until then. */
  const close = (begun: readonly number[] = works) => {
    setBegun((before: readonly number[]) => [...before.filter((one) => !begun.includes(one)), ...begun]);
    onClose();
  };
  // A dialog calls it with its event.
  return { left: remaining, outcome, rows, take, close: () => close() };
}
