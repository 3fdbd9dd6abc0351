import { useTranslate } from 'react-admin';
import type { InboxRow } from '#contract/messages/inbox.ts';
import { useLeftOutText } from '../useLeftOutText.ts';

/** Whether somebody has called and sent nothing. */
export const isMissedCall = ({ text, files, left_out }: Pick<InboxRow, 'text' | 'files' | 'left_out'>) =>
  !text && files.length === 0 && left_out.length === 0;

/** What somebody has sent, in a line: the text, or what came instead of one. */
export function useSentText() {
  const translate = useTranslate();
  const leftOutText = useLeftOutText();
  return ({ text, files, left_out }: Pick<InboxRow, 'text' | 'files' | 'left_out'>) => {
    const instead = [...files.map(({ name }) => name), ...left_out.map(leftOutText)];
    return text || instead.join(', ') || translate('inbox.missedCall');
  };
}
