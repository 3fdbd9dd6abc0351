import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate, ValidationError } from 'ra-core';
import { lazy, Suspense, useId } from 'react';
import { useController } from 'react-hook-form';
import type { ComplaintValues } from './complaintForm.ts';

/** The editor is a third of the screen's weight: the fields above it do not wait for it. */
const RichTextEditor = lazy(() => import('./RichTextEditor.tsx'));

/** The grievance itself, as rich text; empty is null. */
export function DetailsInput() {
  const translate = useTranslate();
  const id = useId();
  const { field, fieldState } = useController<ComplaintValues, 'details'>({ name: 'details' });
  const { error } = fieldState;
  return (
    <FormControl fullWidth error={fieldState.invalid}>
      <FormLabel id={`${id}-label`} required sx={{ mb: 1 }}>
        {translate('recording.fields.details')}
      </FormLabel>
      <Suspense fallback={<Skeleton variant="rounded" height={208} />}>
        <RichTextEditor
          labelId={`${id}-label`}
          descriptionId={`${id}-error`}
          isInvalid={fieldState.invalid}
          html={field.value ?? ''}
          onChange={(html) => field.onChange(html || null)}
          onBlur={field.onBlur}
          focusRef={field.ref}
        />
      </Suspense>
      <FormHelperText id={`${id}-error`}>
        {error?.message && <ValidationError error={error.message} />}
      </FormHelperText>
    </FormControl>
  );
}
