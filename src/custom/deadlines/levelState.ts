import ArrowCircleUpIcon from '@mui/icons-material/ArrowCircleUp';
import type { ComplaintRow } from '#contract/complaints/complaint.ts';
import { isClosed } from '#contract/complaints/complaintStatus.ts';
import type { RowState, RowWords } from '#src/components/slots/row.ts';

/** 'Escalated to MLA', for an escalated grievance that is not resolved (SLA-14). */
export const levelState = ({ clock, status }: ComplaintRow, { translate }: RowWords): RowState | null =>
  clock?.level && !isClosed(status)
    ? { text: translate(`due.level.${clock.level}`), tone: 'soon', icon: ArrowCircleUpIcon }
    : null;
