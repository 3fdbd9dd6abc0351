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
  /** What else may be done about it. */
  children?: ReactNode;
}

/** The number of the grievance before, to be told to the citizen while the next one is being written. */
export function CreatedNotice({ complaint, onClose, children }: CreatedNoticeProps) {
  const { complaint_number: number, added } = complaint;
  const translate = useTranslate();
  const [outcome, setOutcome] = useState<'copied' | 'notCopied'>();
  const notice = useRef<HTMLDivElement>(null);
  // Whoever sent the form from its end would not see the number.
  useEffect(() => {
    // Its answer is a promise in new browsers, which is no end of an effect.
    notice.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  // Browsers have none on plain http, as in an office's own network.
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
          <IconButton
            color="inherit"
            size="small"
            aria-label={translate('recording.next.close')}
            onClick={onClose}
          >
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
