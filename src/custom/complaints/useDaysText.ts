import { useTranslate } from 'react-admin';
import type { ComplaintRow } from '#contract/complaints/complaint.ts';
import { isClosed } from '#contract/complaints/complaintStatus.ts';

/** 'N of Days Open', or 'N Days Took to Close' once closed (LIST-07); nothing of one that was merged: it took none (PER-17). */
export function useDaysText() {
  const translate = useTranslate();
  return ({ status, daysOpen, merged_into }: Pick<ComplaintRow, 'status' | 'daysOpen' | 'merged_into'>) =>
    merged_into || daysOpen === undefined
      ? ''
      : translate(isClosed(status) ? 'complaint.daysToClose' : 'complaint.daysOpen', { days: daysOpen });
}
