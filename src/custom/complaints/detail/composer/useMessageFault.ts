import { useCodes } from '#src/components/slots/useCodes.ts';
import { useSlot } from '#src/components/slots/useSlot.ts';

/** Translation key of why a message to the citizen cannot be sent: it is empty, or its field has an error. */
export function useMessageFault() {
  const [part] = useCodes(useSlot('messageField'));
  return (message: string): string | null =>
    message.trim() === '' ? 'rules.required' : (part?.code.fault(message) ?? null);
}
