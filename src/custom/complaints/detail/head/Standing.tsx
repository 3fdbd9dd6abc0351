import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { ComplaintRecord } from '#contract/complaints/complaint.ts';
import { Slot } from '#src/components/slots/Slot.tsx';
import { StatusChip } from '../../StatusChip.tsx';
import { useDaysText } from '../../useDaysText.ts';

interface StandingProps {
  complaint: ComplaintRecord;
  ref: React.Ref<HTMLDivElement>;
}

/** The status, the capabilities' facts and the days. Screen readers announce changes. */
export function Standing({ complaint, ref }: StandingProps) {
  const translate = useTranslate();
  const daysText = useDaysText();
  return (
    <Box
      ref={ref}
      tabIndex={-1}
      role="status"
      sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', outline: 'none' }}
    >
      <StatusChip status={complaint.status} />
      <Slot name="head" complaint={complaint} />
      <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
        {daysText(complaint)}
        {complaint.source === 'web' && ` ${translate('complaint.internal')}`}
      </Box>
    </Box>
  );
}
