import { Leaves } from '#src/kit/leave/Leaves.tsx';
import { useAskedOffice } from '#src/kit/office/useOffices.ts';

/** Who of the office is away, entered by whoever runs it (SLA-16). */
export default function LeavePart() {
  const { officeId } = useAskedOffice();
  return <Leaves scope={{ everybody: true, officeId }} />;
}
