import CloseIcon from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { CreatedComplaint } from '#src/components/slots/recordingPart.ts';

interface CreatedNoticeProps {
  complaint: CreatedComplaint;
  onClose: () => void;
  /** Further actions. */
  children?: ReactNode;
}

/** The number of the previous grievance. The user reads it to the citizen while recording the next one. */
export function CreatedNotice({ complaint, onClose, children }: CreatedNoticeProps) {
  const { complaint_number: number, added } = complaint;
  const translate = useTranslate();
  const [outcome, setOutcome] = useState<'copied' | 'notCopied'>();
  const notice = useRef<HTMLDivElement>(null);
  // The user sends the form from its end and would not see the number.
  useEffect(() => {
    // New browsers return a promise here, which is no cleanup function of an effect.
    notice.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  // Browsers have no clipboard on plain http, as in an office's own network.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  const copy = () =>
    clipboard?.writeText(number).then(
      () => setOutcome('copied'),
      () => setOutcome('notCopied'),
    );
  return (
    <Alert
      ref={notice}
      severity="success"
      role="status"
      action={
        <>
          {clipboard && (
            <Button color="inherit" size="small" onClick={copy}>
              {translate(`recording.next.${outcome ?? 'copy'}`)}
            </Button>
          )}
          <IconButton color="inherit" size="small" aria-label={translate('common.close')} onClick={onClose}>
            <CloseIcon fontSize="small" />
          </IconButton>
        </>
      }
    >
      {translate(added ? 'recording.similar.added' : 'recording.created', { number })}
      {children}
    </Alert>
  );
}
