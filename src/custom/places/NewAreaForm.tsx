import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { placeRecordCalls } from '#contract/places/places.ts';
import { useRenew } from '#src/components/data/useRenew.ts';
import { type Names, NamesFields, NO_NAMES } from '#src/components/nameTable/NamesFields.tsx';
import { call } from '#src/dataProvider/call.ts';

/** The names of a new area; after a save the fields are empty for the next one (AREA-01). */
export function NewAreaForm({ mandalId }: { mandalId: number | null }) {
  const translate = useTranslate();
  const notify = useNotify();
  const renew = useRenew(['places']);
  const [names, setNames] = useState<Names>(NO_NAMES);
  const [isSubmitted, setSubmitted] = useState(false);
  const create = useMutation({
    mutationFn: (mandal_id: number) => call(placeRecordCalls.area.create, { body: { ...names, mandal_id } }),
    onSuccess: () => {
      setNames(NO_NAMES);
      setSubmitted(false);
      notify('masterdata.added', { type: 'success' });
      return renew();
    },
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (names.name.trim() && mandalId !== null && !create.isPending) create.mutate(mandalId);
  };

  return (
    <Stack
      component="form"
      noValidate
      direction="row"
      onSubmit={submit}
      sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start', pt: 1 }}
    >
      <NamesFields
        autoFocus
        required
        names={names}
        disabled={mandalId === null}
        onChange={(typed) => {
          setNames(typed);
          if (create.error) create.reset();
        }}
        failure={create.error}
        missing={isSubmitted && !names.name.trim()}
        hint={mandalId === null ? translate('masterdata.area.chooseMandal') : undefined}
      />
      <Button
        type="submit"
        variant="contained"
        disabled={mandalId === null}
        loading={create.isPending}
        sx={{ height: 40 }}
      >
        {translate('common.add')}
      </Button>
    </Stack>
  );
}
