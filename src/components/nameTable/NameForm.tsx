import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useMutation } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type Names, NamesFields } from './NamesFields.tsx';

interface NameFormProps {
  names: Names;
  onSave: (names: Names) => Promise<unknown>;
  onEnd: () => void;
}

/** A row whose names are being edited: Enter saves, Escape cancels. */
export function NameForm({ names, onSave, onEnd }: NameFormProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState(names);
  const save = useMutation({ mutationFn: onSave, onSuccess: onEnd });

  const submit = () => {
    if (!typed.name.trim() || save.isPending) return;
    if (isSame(typed, names)) onEnd();
    else save.mutate(typed);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') submit();
    if (event.key !== 'Escape') return;
    // The surrounding dialog stays open.
    event.stopPropagation();
    onEnd();
  };

  return (
    <TableRow>
      <TableCell>
        <NamesFields autoFocus names={typed} onChange={setTyped} failure={save.error} onKeyDown={onKeyDown} />
      </TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>
        <IconButton
          size="small"
          aria-label={translate('common.save')}
          loading={save.isPending}
          onClick={submit}
        >
          <CheckIcon fontSize="small" />
        </IconButton>
        <IconButton size="small" aria-label={translate('common.cancel')} onClick={onEnd}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </TableCell>
    </TableRow>
  );
}

const isSame = (typed: Names, names: Names) =>
  (Object.keys(names) as (keyof Names)[]).every((field) => typed[field].trim() === names[field]);
