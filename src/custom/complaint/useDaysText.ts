import { useTranslate } from 'react-admin';
import type { ComplaintRow } from '../../../contract/complaint.ts';
import { isClosed } from '../../../contract/complaintStatus.ts';

/** 'N of Days Open', or 'N Days Took to Close' once closed (LIST-07). */
export function useDaysText() {
  const translate = useTranslate();
  return ({ status, daysOpen }: Pick<ComplaintRow, 'status' | 'daysOpen'>) =>
    translate(isClosed(status) ? 'complaint.daysToClose' : 'complaint.daysOpen', { days: daysOpen });
}
