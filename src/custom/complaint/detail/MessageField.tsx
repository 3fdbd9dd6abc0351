import { useTranslate } from 'react-admin';
import { ReplyField } from '../../../kit/replies/ReplyField.tsx';

interface MessageFieldProps {
  complaintId: number;
  value: string;
  onChange: (message: string) => void;
  /** Why it was not sent, by `messageFault`. */
  fault: string | null;
}

/** What the citizen is told, by an answer or with the resolution (DET-05, API-07). */
export function MessageField({ complaintId, ...field }: MessageFieldProps) {
  const translate = useTranslate();
  return (
    <ReplyField {...field} autoFocus label={translate('complaint.resolve.message')} about={{ complaintId }} />
  );
}
