import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { ComplaintRecord } from '#contract/complaints/complaint.ts';
import { ClosingChip } from '#src/custom/closing/ClosingChip.tsx';
import { DueChip } from '#src/custom/deadlines/DueChip.tsx';
import { LevelChip } from '#src/custom/deadlines/LevelChip.tsx';
import { CauseChip } from '#src/custom/persons/causes/CauseChip.tsx';
import { AbsentChip } from '#src/custom/teamwork/AbsentChip.tsx';
import { StatusChip } from '../StatusChip.tsx';
import { useDaysText } from '../useDaysText.ts';

interface StandingProps {
  complaint: ComplaintRecord;
  ref: React.Ref<HTMLDivElement>;
}

/** Status, deadline and days, told to screen readers when they change, and the cause it is in. */
export function Standing({ complaint, ref }: StandingProps) {
  const translate = useTranslate();
  const daysText = useDaysText();
  return (
    <Box
      ref={ref}
      component="span"
      tabIndex={-1}
      role="status"
      sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
    >
      <StatusChip status={complaint.status} />
      <DueChip complaint={complaint} withResult />
      <AbsentChip complaint={complaint} />
      <LevelChip complaint={complaint} />
      <ClosingChip complaint={complaint} isWhole />
      {daysText(complaint)}
      {complaint.source === 'web' && ` ${translate('complaint.internal')}`}
      <CauseChip cause={complaint.cause} isWhole />
    </Box>
  );
}
