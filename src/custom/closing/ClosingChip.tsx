import FactCheckIcon from '@mui/icons-material/FactCheckOutlined';
import HourglassEmptyIcon from '@mui/icons-material/HourglassEmpty';
import ReportProblemIcon from '@mui/icons-material/ReportProblemOutlined';
import VerifiedIcon from '@mui/icons-material/VerifiedOutlined';
import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';
import type { ComplaintRow } from '#contract/complaints/complaint.ts';
import { IN_LINES } from '#src/components/format/chipInLines.ts';

const LOOKS = {
  to_approve: { color: 'warning', icon: <HourglassEmptyIcon /> },
  none: { color: 'default', icon: <FactCheckIcon /> },
  pending: { color: 'default', icon: <FactCheckIcon /> },
  confirmed: { color: 'success', icon: <VerifiedIcon /> },
  disputed: { color: 'error', icon: <ReportProblemIcon /> },
  unreachable: { color: 'default', icon: <FactCheckIcon /> },
  declined: { color: 'default', icon: <FactCheckIcon /> },
} as const;

interface ClosingChipProps {
  complaint: Pick<ComplaintRow, 'closing' | 'merged_into'>;
  /**
   * Also shows outcomes that the citizen has neither confirmed nor disputed. Lists leave them out, since nearly every
   * row would have one.
   */
  isWhole?: boolean;
}

/** Whether a closing is to be approved, claimed, or confirmed or disputed by the citizen (REF-16, REF-17, REF-21). */
export function ClosingChip({ complaint: { closing, merged_into }, isWhole = false }: ClosingChipProps) {
  const translate = useTranslate();
  const state = closing?.to_approve ? 'to_approve' : closing?.verification;
  if (!state || merged_into) return null;
  if (!isWhole && !IN_LISTS.includes(state)) return null;
  return (
    <Chip
      component="span"
      size="small"
      variant="outlined"
      {...LOOKS[state]}
      label={translate(`closed.chip.${state}`)}
      sx={{ ...IN_LINES, '& .MuiChip-icon': { fontSize: '0.875rem', ml: 0.375, mr: -0.25 } }}
    />
  );
}

const IN_LISTS: readonly string[] = ['to_approve', 'confirmed', 'disputed'];
