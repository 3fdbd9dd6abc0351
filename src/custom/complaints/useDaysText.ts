import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import type { ComplaintRow } from '#contract/complaints/complaint.ts';
import { isClosed } from '#contract/complaints/complaintStatus.ts';

type Counted = Pick<ComplaintRow, 'status' | 'daysOpen' | 'merged_into'>;

/** 'N of Days Open', or 'N Days Took to Close' once closed (LIST-07); empty for a merged grievance (PER-17). */
export function useDaysText() {
  const translate = useTranslate();
  return useCallback(
    ({ status, daysOpen, merged_into }: Counted) =>
      merged_into || daysOpen === undefined
        ? ''
        : translate(isClosed(status) ? 'complaint.daysToClose' : 'complaint.daysOpen', { days: daysOpen }),
    [translate],
  );
}
