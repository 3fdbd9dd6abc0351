import HourglassEmptyIcon from '@mui/icons-material/HourglassEmpty';
import ReportProblemIcon from '@mui/icons-material/ReportProblemOutlined';
import VerifiedIcon from '@mui/icons-material/VerifiedOutlined';
import type { ComplaintRow } from '#contract/complaints/complaint.ts';
import type { RowState, RowWords } from '#src/components/slots/row.ts';

/** Lists leave out outcomes that the citizen has neither confirmed nor disputed: nearly every row would have one. */
const LOOKS = {
  to_approve: { tone: 'soon', icon: HourglassEmptyIcon },
  confirmed: { tone: 'done', icon: VerifiedIcon },
  disputed: { tone: 'late', icon: ReportProblemIcon },
} as const;

/** Whether a closing is to be approved, or the citizen has confirmed or disputed it (REF-16, REF-17, REF-21). */
export function closingState(
  { closing, merged_into }: ComplaintRow,
  { translate }: RowWords,
): RowState | null {
  const state = closing?.to_approve ? 'to_approve' : closing?.verification;
  if (merged_into || (state !== 'to_approve' && state !== 'confirmed' && state !== 'disputed')) return null;
  return { text: translate(`closed.chip.${state}`), ...LOOKS[state] };
}
