import { useTranslate } from 'react-admin';
import type { DroppedPart } from '#contract/messages/droppedPart.ts';

/** Names a citizen's attachment that could not be stored, with its file name and the reason (MSG-15). */
export function useDroppedPartText() {
  const translate = useTranslate();
  return ({ kind, format, name, reason }: DroppedPart) => {
    const kindText = translate(`inbox.leftOut.kinds.${kind}`);
    const what = format ? translate('inbox.leftOut.inFormat', { kind: kindText, format }) : kindText;
    const said = translate('inbox.leftOut.said', { what, why: translate(`inbox.leftOut.reasons.${reason}`) });
    return name ? `${said} (${name})` : said;
  };
}
