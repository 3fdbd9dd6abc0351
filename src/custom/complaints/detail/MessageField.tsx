import { useTranslate } from 'react-admin';
import { ReplyField } from '#src/custom/replies/ReplyField.tsx';
import type { AnswerAbout } from '#src/custom/replies/useReplies.ts';

interface MessageFieldProps {
  isForMany?: boolean;
  /** What quick replies are filled from. */
  about: AnswerAbout;
  value: string;
  onChange: (message: string) => void;
  /** Why it was not sent, by `messageFault`. */
  fault: string | null;
}

/** What the citizen is told, by an answer or with the resolution (DET-05, API-07). */
export function MessageField(props: MessageFieldProps) {
  const translate = useTranslate();
  return <ReplyField {...props} autoFocus label={translate('complaint.resolve.message')} />;
}
