import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';
import type { ComplaintRow } from '#contract/complaints/complaint.ts';

/** Under the number of one that was merged, into which one it was (PER-17). */
export function MergedChip({ complaint }: { complaint: Pick<ComplaintRow, 'merged_into'> }) {
  const translate = useTranslate();
  if (!complaint.merged_into) return null;
  const { number } = complaint.merged_into;
  return (
    <Chip component="span" size="small" label={translate('complaint.merge.chip', { number })} sx={IN_LINES} />
  );
}

/** A column is too narrow for it in one line; the number stays whole. */
export const IN_LINES = {
  height: 'auto',
  borderRadius: 1,
  fontSize: '0.6875rem',
  lineHeight: 1.3,
  '& .MuiChip-label': { whiteSpace: 'normal', px: 0.5, py: 0.25 },
};
