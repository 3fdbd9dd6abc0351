import { useRequestedOffice } from '#src/custom/desk/office/useOffices.ts';
import { Leaves } from '../Leaves.tsx';

/** Who of the office is away, entered by whoever runs it (SLA-16). */
export default function LeavePart() {
  const { officeId } = useRequestedOffice();
  return <Leaves scope={{ everybody: true, officeId }} />;
}
