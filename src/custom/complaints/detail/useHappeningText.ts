import { useTranslate } from 'react-admin';
import type { HistoryEntry } from '#contract/complaints/complaint.ts';

/** What an entry of the history says: a remark as it was typed, what the office did in the reader's language (DET-02). */
export function useHappeningText() {
  const translate = useTranslate();
  return ({ message, happened }: Pick<HistoryEntry, 'message' | 'happened'>): string => {
    if (!happened) return message;
    const { what, to } = happened;
    const name = what === 'answeredNow' ? translate(`workflow.timeline.status.${to}`, { _: to }) : to;
    return translate(`complaint.history.happened.${what}`, { to: name });
  };
}
