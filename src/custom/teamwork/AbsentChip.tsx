import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';
import type { ComplaintRow } from '#contract/complaints/complaint.ts';
import { IN_LINES } from '#src/components/format/chipInLines.ts';

/** 'For Prasad Goud (on leave)', under the number of one that the reader works on in somebody's place (SLA-16). */
export function AbsentChip({ complaint }: { complaint: Pick<ComplaintRow, 'on_behalf_of'> }) {
  const translate = useTranslate();
  const { on_behalf_of: person } = complaint;
  if (!person) return null;
  const label = translate('complaint.onBehalf', { name: person.name });
  return <Chip component="span" size="small" color="info" variant="outlined" label={label} sx={IN_LINES} />;
}
