import { useCodes } from '#src/components/slots/useCodes.ts';
import { useSlot } from '#src/components/slots/useSlot.ts';

/** Why a message to the citizen cannot be sent, to be translated: it says nothing, or what its field knows. */
export function useMessageFault() {
  const [part] = useCodes(useSlot('messageField'));
  return (message: string): string | null =>
    message.trim() === '' ? 'rules.required' : (part?.code.fault(message) ?? null);
}
