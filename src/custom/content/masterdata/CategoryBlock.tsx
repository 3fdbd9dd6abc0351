import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId, useState } from 'react';
import { useCreate, useNotify, useTranslate } from 'react-admin';
import { type Names, NamesFields, NO_NAMES } from '#src/components/nameTable/NamesFields.tsx';
import { CategoryTable } from './CategoryTable.tsx';

interface CategoryBlockProps {
  /** Name of the category's contract. */
  resource: string;
  label: string;
}

/** One kind of category: a form to add names, and a list of all of them (MD-02). */
export function CategoryBlock({ resource, label }: CategoryBlockProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const headingId = useId();
  const [names, setNames] = useState<Names>(NO_NAMES);
  const [isOpen, setOpen] = useState(false);
  const [create, { isPending, error, reset }] = useCreate();

  const add = (event: FormEvent) => {
    event.preventDefault();
    if (!names.name.trim() || isPending) return;
    create(
      resource,
      { data: names },
      {
        onSuccess: () => {
          setNames(NO_NAMES);
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
          sx={{ flexWrap: 'wrap', rowGap: 1.5, columnGap: 1, alignItems: 'flex-start' }}
        >
          <NamesFields
            names={names}
            onChange={(typed) => {
              setNames(typed);
              if (error) reset();
            }}
            failure={error}
          />
          <Button type="submit" variant="outlined" loading={isPending} sx={{ height: 40 }}>
            {translate('common.add')}
          </Button>
          <Button onClick={() => setOpen(true)} sx={{ height: 40 }}>
            {translate('common.view')}
          </Button>
        </Stack>
      </CardContent>
      {isOpen && <CategoryTable resource={resource} label={label} onClose={() => setOpen(false)} />}
    </Card>
  );
}
