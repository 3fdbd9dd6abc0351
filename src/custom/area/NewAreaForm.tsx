import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { placeRecordCalls } from '../../../contract/places.ts';
import { call } from '../../dataProvider/http.ts';
import { useFailureText } from '../../kit/feedback/useFailureText.ts';

/** The name of a new area; the field is empty again for the next one when it was added (AREA-01). */
export function NewAreaForm({ mandalId }: { mandalId: number | null }) {
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [name, setName] = useState('');
  const [isAsked, setAsked] = useState(false);
  const create = useMutation({
    mutationFn: (mandal_id: number) => call(placeRecordCalls.area.create, { body: { name, mandal_id } }),
    onSuccess: () => {
      setName('');
      setAsked(false);
      notify('masterdata.added', { type: 'success' });
      return queryClient.invalidateQueries({ queryKey: ['places'] });
    },
  });
  const failure = useFailureText(create.error);
  const missing = isAsked && !name.trim() ? translate('rules.required') : null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (name.trim() && mandalId !== null && !create.isPending) create.mutate(mandalId);
  };

  return (
    <Stack
      component="form"
      noValidate
      direction="row"
      onSubmit={submit}
      sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'flex-start', pt: 1 }}
    >
      <TextField
        autoFocus
        required
        margin="none"
        label={translate('masterdata.name')}
        value={name}
        disabled={mandalId === null}
        onChange={(event) => {
          setName(event.target.value);
          if (create.error) create.reset();
        }}
        error={failure !== null || missing !== null}
        helperText={
          failure ?? missing ?? (mandalId === null ? translate('masterdata.area.chooseMandal') : ' ')
        }
        slotProps={{ htmlInput: { maxLength: 200 } }}
        sx={{ flex: '1 1 14rem' }}
      />
      <Button
        type="submit"
        variant="contained"
        disabled={mandalId === null}
        loading={create.isPending}
        sx={{ height: 40 }}
      >
        {translate('masterdata.add')}
      </Button>
    </Stack>
  );
}
