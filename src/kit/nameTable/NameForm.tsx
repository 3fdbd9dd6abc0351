import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import { useMutation } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFailureText } from '../feedback/useFailureText.ts';

interface NameFormProps {
  name: string;
  onSave: (name: string) => Promise<unknown>;
  onEnd: () => void;
}

/** A row whose name is being changed: Enter saves, Escape leaves it as it was. */
export function NameForm({ name, onSave, onEnd }: NameFormProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState(name);
  const save = useMutation({ mutationFn: onSave, onSuccess: onEnd });
  const failure = useFailureText(save.error);

  const submit = () => {
    if (!typed.trim() || save.isPending) return;
    if (typed.trim() === name) onEnd();
    else save.mutate(typed);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') submit();
    if (event.key !== 'Escape') return;
    // The dialog around the table stays open.
    event.stopPropagation();
    onEnd();
  };

  return (
    <TableRow>
      <TableCell>
        <TextField
          autoFocus
          fullWidth
          margin="none"
          label={translate('masterdata.name')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
          error={failure !== null}
          helperText={failure ?? ' '}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
      </TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>
        <IconButton
          size="small"
          aria-label={translate('masterdata.save')}
          loading={save.isPending}
          onClick={submit}
        >
          <CheckIcon fontSize="small" />
        </IconButton>
        <IconButton size="small" aria-label={translate('masterdata.cancel')} onClick={onEnd}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </TableCell>
    </TableRow>
  );
}
