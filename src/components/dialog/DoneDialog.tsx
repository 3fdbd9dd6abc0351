import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import DialogContentText from '@mui/material/DialogContentText';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { InfoDialog } from './InfoDialog.tsx';

interface DoneDialogProps {
  open: boolean;
  onClose: () => void;
  /** Translation keys: what is done, what follows, and the button. */
  title: string;
  text: string;
  close: string;
}

/** Confirms that something is done, and says what follows (VOL-02, GIC-01, PWD-02). */
export function DoneDialog({ title, text, ...frame }: DoneDialogProps) {
  const translate = useTranslate();
  const textId = useId();
  return (
    <InfoDialog
      {...frame}
      autoFocus
      maxWidth="xs"
      describedBy={textId}
      title={
        <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <CheckCircleIcon color="success" />
          {translate(title)}
        </Box>
      }
    >
      <DialogContentText id={textId}>{translate(text)}</DialogContentText>
    </InfoDialog>
  );
}
