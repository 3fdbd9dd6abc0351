import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useId } from 'react';
import { FieldTitle } from 'react-admin';
import { useController } from 'react-hook-form';
import { retryImport } from '../page/retryImport.ts';
import type { RichTextEditorProps } from './RichTextEditor.tsx';

/** The editor is a third of a form's weight: the fields around it do not wait for it. */
const RichTextEditor = lazy(retryImport(() => import('./RichTextEditor.tsx')));

interface RichTextProps extends Pick<RichTextEditorProps, 'source' | 'validate' | 'isRequired'> {
  /** A key of the catalogue; the word of the field where nothing is said. */
  label?: string;
}

/** Several lines with bold words, lists and links, as HTML; empty is null. */
export function RichText({ source, label, validate, isRequired = false }: RichTextProps) {
  const id = useId();
  const { field, fieldState } = useController({ name: source });
  return (
    <FormControl fullWidth error={fieldState.invalid}>
      <FormLabel id={`${id}-label`} required={isRequired} sx={{ mb: 1 }}>
        <FieldTitle source={source} label={label} />
      </FormLabel>
      <Suspense fallback={<Skeleton variant="rounded" height={208} />}>
        <RichTextEditor
          source={source}
          validate={validate}
          isRequired={isRequired}
          isInvalid={fieldState.invalid}
          labelId={`${id}-label`}
          textId={`${id}-text`}
          focusRef={field.ref}
        />
      </Suspense>
    </FormControl>
  );
}
