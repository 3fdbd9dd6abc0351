import { useTranslate } from 'react-admin';
import type { InboxRow } from '#contract/messages/inbox.ts';
import { useDroppedPartText } from '../useDroppedPartText.ts';

/** Whether the entry is a call without any content. */
export const isMissedCall = ({ text, files, left_out }: Pick<InboxRow, 'text' | 'files' | 'left_out'>) =>
  !text && files.length === 0 && left_out.length === 0;

/** A received message in one line: the text, or its attachments. */
export function useSentText() {
  const translate = useTranslate();
  const droppedPartText = useDroppedPartText();
  return ({ text, files, left_out }: Pick<InboxRow, 'text' | 'files' | 'left_out'>) => {
    const instead = [...files.map(({ name }) => name), ...left_out.map(droppedPartText)];
    return text || instead.join(', ') || translate('inbox.missedCall');
  };
}
