import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';
import type { ComplaintRow } from '#contract/complaints/complaint.ts';
import { IN_LINES } from '#src/components/format/chipInLines.ts';

/** Below the number of a merged grievance: the one that it was merged into (PER-17). */
export function MergedChip({ complaint }: { complaint: Pick<ComplaintRow, 'merged_into'> }) {
  const translate = useTranslate();
  if (!complaint.merged_into) return null;
  const { number } = complaint.merged_into;
  return (
    <Chip component="span" size="small" label={translate('complaint.merge.chip', { number })} sx={IN_LINES} />
  );
}
