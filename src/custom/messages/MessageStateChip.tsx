import { useTranslate } from 'react-admin';
import type { MessageState } from '#contract/messages/messageState.ts';
import { StateChip } from '#src/components/format/StateChip.tsx';

const COLORS = {
  queued: 'default',
  unconfirmed: 'warning',
  handed_over: 'info',
  sent: 'info',
  delivered: 'success',
  read: 'success',
  failed: 'error',
  suppressed: 'warning',
  logged: 'default',
} as const satisfies Record<MessageState, string>;

/** The state of a message, in words: the colour only helps (MSG-09). */
export function MessageStateChip({ state }: { state: MessageState }) {
  const translate = useTranslate();
  return <StateChip color={COLORS[state]} label={translate(`messages.states.${state}`)} />;
}
