import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useMutation } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ComplaintRow } from '#contract/complaints/complaint.ts';
import { useFailureText } from '#src/components/feedback/useFailureText.ts';
import { findByNumber } from '#src/custom/complaints/findByNumber.ts';

/** Finds a grievance by its full number, for users who have it on paper. */
export function NumberFinder({ onFound }: { onFound: (row: ComplaintRow) => void }) {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const find = useMutation({
    mutationFn: findByNumber,
    onSuccess: (row) => {
      if (!row) return;
      onFound(row);
      setTyped('');
    },
  });
  const failure = useFailureText(find.error);
  const said = failure ?? (find.data === null ? translate('complaint.merge.notFound') : null);
  const number = typed.trim();
  const search = () => {
    if (number && !find.isPending) find.mutate(number);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    search();
  };
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
      <TextField
        size="small"
        margin="none"
        label={translate('complaint.merge.number')}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          find.reset();
        }}
        onKeyDown={onKeyDown}
        error={said !== null}
        helperText={said ?? ' '}
        slotProps={{ htmlInput: { maxLength: 200 }, formHelperText: { role: 'status' } }}
        sx={{ flexGrow: 1 }}
      />
      <Button variant="outlined" loading={find.isPending} onClick={search}>
        {translate('common.find')}
      </Button>
    </Box>
  );
}
