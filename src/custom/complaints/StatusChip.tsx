import { useTranslate } from 'react-admin';
import { displayedStatus, statusGroup } from '#contract/complaints/complaintStatus.ts';
import { GroupChip } from '#src/components/format/GroupChip.tsx';

/** A status as lists and pages show it (LIST-06). */
export function StatusChip({ status }: { status: string }) {
  const translate = useTranslate();
  const shown = displayedStatus(status);
  return (
    <GroupChip group={statusGroup(status)} label={translate(`complaint.status.${shown}`, { _: shown })} />
  );
}
