import { useTranslate } from 'react-admin';
import type { InboxRow } from '../../../../contract/inbox.ts';

/** What somebody has sent, in a line: the text, or what came instead of one. */
export function useSentText() {
  const translate = useTranslate();
  return ({ text, files }: Pick<InboxRow, 'text' | 'files'>) =>
    text || files.map(({ name }) => name).join(', ') || translate('inbox.missedCall');
}
