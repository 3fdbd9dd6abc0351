import { useRequestedOffice } from '#src/components/office/useOffices.ts';
import { Leaves } from '../Leaves.tsx';

/** The leaves of the office, entered by users who run it (SLA-16). */
export default function LeavePart() {
  const { officeId } = useRequestedOffice();
  return <Leaves scope={{ everybody: true, officeId }} />;
}
