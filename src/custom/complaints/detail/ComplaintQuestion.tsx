import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { ConfirmDialog, type DialogFrame } from '#src/components/feedback/ConfirmDialog.tsx';
import { ComplaintFailure } from '../ComplaintFailure.tsx';

interface ComplaintQuestionProps extends DialogFrame {
  /** The translation key above title, question, action and cancel. */
  words: 'complaint.reopen' | 'complaint.delete';
  number: string;
  /** Further content of the question. */
  details?: ReactNode;
  failure?: unknown;
  isPending: boolean;
  onConfirm: () => void;
}

/** Asks for a confirmation before an action on a complaint. */
export function ComplaintQuestion({ words, number, failure, ...rest }: ComplaintQuestionProps) {
  const translate = useTranslate();
  return (
    <ConfirmDialog
      {...rest}
      title={translate(`${words}.title`, { number })}
      words={{ question: `${words}.question`, cancel: 'common.cancel', action: `${words}.action` }}
      failure={<ComplaintFailure failure={failure} />}
    />
  );
}
