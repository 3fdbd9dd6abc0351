import { useTranslate } from 'react-admin';
import type { MessageRecord } from '#contract/messages/message.ts';
import { useFormats } from '#src/components/format/useFormats.ts';

/** Texts about a message that several screens show. */
export function useMessageText() {
  const translate = useTranslate();
  const { instant } = useFormats();
  const language = (of: MessageRecord['language']) => translate(`messages.language.${of}`);
  return {
    /** Its source: a template with its version, the default text, or free text. */
    template: ({ template, event }: Pick<MessageRecord, 'template' | 'event'>) => {
      if (template) return translate('messages.version', { ...template });
      return translate(event ? 'messages.shipped' : 'messages.ownWords');
    },
    /** Its language, and the person's if that has no template (MSG-05). */
    language: (message: Pick<MessageRecord, 'language' | 'instead_of'>) =>
      message.instead_of
        ? translate('messages.insteadOf', {
            language: language(message.language),
            other: language(message.instead_of),
          })
        : language(message.language),
    parts: (parts: number) => translate('messages.parts', { smart_count: parts }),
    /** All its known times, in order. */
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

/** Whether a time is shown: the due time only while it waits; the end only if no other time is the same. */
function isShown({ state }: MessageRecord, name: (typeof TIMES)[number]) {
  if (name === 'due_at') return state === 'queued';
  return name !== 'ended_at' || ['failed', 'suppressed', 'logged', 'unconfirmed'].includes(state);
}
