import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { ComplaintRecord } from '#contract/complaints/complaint.ts';
import { useLeadersOf } from './useLeadersOf.ts';

interface ForwardLeaderButtonProps {
  complaint: ComplaintRecord;
  onClick: () => void;
}

/** Says beforehand that nobody is in charge of the area; while that is not known, it can be pressed. */
export function ForwardLeaderButton({ complaint, onClick }: ForwardLeaderButtonProps) {
  const translate = useTranslate();
  const nobody = useLeadersOf(complaint).data?.length === 0;
  return (
    <Button variant="outlined" disabled={nobody} onClick={onClick}>
      {translate(nobody ? 'workflow.leaders.nobody' : 'workflow.leaders.action')}
    </Button>
  );
}
