import { useTranslate } from 'react-admin';
import type { MessageRecord } from '#contract/messages/message.ts';
import { useFormats } from '#src/components/format/useFormats.ts';

/** What stands of a message in several places, in the words of the screen. */
export function useMessageText() {
  const translate = useTranslate();
  const { instant } = useFormats();
  const language = (of: MessageRecord['language']) => translate(`messages.language.${of}`);
  return {
    /** What it was made from: a template with its version, what ships, or words of somebody's own. */
    template: ({ template, event }: Pick<MessageRecord, 'template' | 'event'>) => {
      if (template) return translate('messages.version', { ...template });
      return translate(event ? 'messages.shipped' : 'messages.ownWords');
    },
    /** Its language; where the person's has no template, instead of which (MSG-05). */
    language: (message: Pick<MessageRecord, 'language' | 'instead_of'>) =>
      message.instead_of
        ? translate('messages.insteadOf', {
            language: language(message.language),
            other: language(message.instead_of),
          })
        : language(message.language),
    parts: (parts: number) => translate('messages.parts', { smart_count: parts }),
    /** Every time that is known of it, in their order. */
    times: (message: MessageRecord) =>
      TIMES.flatMap((name) => {
        const at = message[name];
        return at && isShown(message, name) ? [translate(`messages.times.${name}`, { at: instant(at) })] : [];
      }),
  };
}

const TIMES = [
  'created_at',
  'due_at',
  'handed_over_at',
  'sent_at',
  'delivered_at',
  'read_at',
  'ended_at',
] as const;

/** When it was due is told while it waits; its end, where none of the other times says the same. */
function isShown({ state }: MessageRecord, name: (typeof TIMES)[number]) {
  if (name === 'due_at') return state === 'queued';
  return name !== 'ended_at' || ['failed', 'suppressed', 'logged', 'unconfirmed'].includes(state);
}
