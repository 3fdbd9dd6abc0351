import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId, useState } from 'react';
import { useCreate, useNotify, useTranslate } from 'react-admin';
import { useFailureText } from '../../kit/feedback/useFailureText.ts';
import { CategoryTable } from './CategoryTable.tsx';

interface CategoryBlockProps {
  /** Name of the category's contract. */
  resource: string;
  label: string;
}

/** One kind of category: a name to add, and all of them to look at (MD-02). */
export function CategoryBlock({ resource, label }: CategoryBlockProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const headingId = useId();
  const [name, setName] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [create, { isPending, error, reset }] = useCreate();
  const failure = useFailureText(error);

  const add = (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim() || isPending) return;
    create(
      resource,
      { data: { name } },
      {
        onSuccess: () => {
          setName('');
          notify('masterdata.added', { type: 'success' });
        },
      },
    );
  };

  return (
    <Card component="section" aria-labelledby={headingId}>
      <CardContent>
        <Typography id={headingId} variant="h2" sx={{ mb: 2 }}>
          {translate(label)}
        </Typography>
        <Stack
          component="form"
          noValidate
          direction="row"
          onSubmit={add}
          sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}
        >
          <TextField
            margin="none"
            label={translate('masterdata.name')}
            value={name}
            onChange={(event) => {
              setName(event.target.value);
              if (error) reset();
            }}
            error={failure !== null}
            helperText={failure ?? ' '}
            slotProps={{ htmlInput: { maxLength: 200 } }}
            sx={{ flex: { xs: '1 1 100%', sm: '1 1 12rem' } }}
          />
          <Button type="submit" variant="contained" loading={isPending} sx={{ height: 40 }}>
            {translate('masterdata.add')}
          </Button>
          <Button variant="outlined" onClick={() => setOpen(true)} sx={{ height: 40 }}>
            {translate('masterdata.view')}
          </Button>
        </Stack>
      </CardContent>
      {isOpen && <CategoryTable resource={resource} label={label} onClose={() => setOpen(false)} />}
    </Card>
  );
}
