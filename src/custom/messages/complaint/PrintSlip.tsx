import { useEffect, useEffectEvent } from 'react';
import type { ActionProps } from '#src/components/slots/parts.ts';
import { useSlip } from '../slips/useSlip.ts';

/** Leads to the print dialog with the slip, in the size that was printed last (MSG-17). */
export default function PrintSlip({ complaint, onClose }: ActionProps) {
  const begin = useEffectEvent(useSlip(complaint.id, onClose).print);
  useEffect(() => begin(), []);
  return null;
}
