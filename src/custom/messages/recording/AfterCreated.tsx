import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent } from 'react';
import { useTranslate } from 'react-admin';
import { KeyHint } from '#src/components/keys/KeyHint.tsx';
import type { CreatedComplaint } from '#src/components/slots/recordingPart.ts';
import { useSlip } from '../slips/useSlip.ts';

/** No field and no browser uses this key, so it does not disturb the user who types the next grievance. */
const PRINT_KEY = 'F9';

/**
 * The slip of the grievance before, from 'Created' by any key, which leaves the dialog, and this one (MSG-17); and whether what it was
 * recorded from had been answered meanwhile (MSG-15).
 */
export default function AfterCreated({ complaint: { id, answer } }: { complaint: CreatedComplaint }) {
  const translate = useTranslate();
  const { print, isPending } = useSlip(id);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, repeat, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (key !== PRINT_KEY || altKey || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    if (!repeat) print();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <Box sx={{ mt: 0.5 }}>
      {answer?.inbox_taken === false && (
        <Typography variant="body2">{translate('inbox.recording.takenMeanwhile')}</Typography>
      )}
      <Button
        color="inherit"
        size="small"
        variant="outlined"
        loading={isPending}
        aria-keyshortcuts={PRINT_KEY}
        onClick={print}
      >
        {translate('sending.slip.action')}
        <KeyHint>{PRINT_KEY}</KeyHint>
      </Button>
    </Box>
  );
}
