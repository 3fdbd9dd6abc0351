import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useMutation } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { useFieldText } from './useFieldText.ts';

interface DeleteQuestionProps {
  name: string;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before an item goes; a refusal, that it is in use for example, stands in the dialog (MD-03). */
export function DeleteQuestion({ name, onConfirm, onClose }: DeleteQuestionProps) {
  const translate = useTranslate();
  const [titleId, textId] = [useId(), useId()];
  const remove = useMutation({ mutationFn: onConfirm, onSuccess: onClose });
  const failure = useFieldText(remove.error);
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="xs"
      aria-labelledby={titleId}
      aria-describedby={textId}
    >
      <DialogTitle id={titleId}>{name}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        <DialogContentText id={textId}>{translate('masterdata.deleteQuestion')}</DialogContentText>
        {failure && <Alert severity="error">{failure}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('masterdata.cancel')}</Button>
        <Button variant="contained" autoFocus loading={remove.isPending} onClick={() => remove.mutate()}>
          {translate('declare.delete.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
