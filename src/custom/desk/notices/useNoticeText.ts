import { useTranslate } from 'react-admin';
import type { Notice } from '#contract/desk/notices.ts';

/** The text of a notice: 'Grievance 2026-000123 was assigned to you'. */
export function useNoticeText() {
  const translate = useTranslate();
  return ({ kind, complaint }: Notice) =>
    translate(`notices.kinds.${kind}`, { number: complaint.complaint_number });
}
