import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useCallback, useId, useRef } from 'react';
import { FieldTitle } from 'react-admin';
import { useController } from 'react-hook-form';
import { retryImport } from '../page/retryImport.ts';
import type { RichTextEditorProps } from './RichTextEditor.tsx';

/** The editor is a third of a form's size, so it loads separately from the other fields. */
const RichTextEditor = lazy(retryImport(() => import('./RichTextEditor.tsx')));

interface RichTextProps extends Pick<RichTextEditorProps, 'source' | 'validate' | 'isRequired'> {
  /** A catalogue key; by default the label of the field. */
  label?: string;
}

/**
 * A rich text field with bold text, lists and links. Its value is HTML, or null when empty. A focus that comes before
 * the editor has loaded waits for it, so that the Tab key does not pass over the field.
 */
export function RichText({ source, label, validate, isRequired = false }: RichTextProps) {
  const id = useId();
  const { field, fieldState } = useController({ name: source });
  const isAwaited = useRef(false);
  const focusRef = useCallback<RichTextEditorProps['focusRef']>(
    (target) => {
      field.ref(target);
      if (!target || !isAwaited.current) return;
      isAwaited.current = false;
      target.focus();
    },
    [field.ref],
  );
  const placeholder = (
    <Skeleton
      variant="rounded"
      height={208}
      role="progressbar"
      aria-labelledby={`${id}-label`}
      tabIndex={0}
      onFocus={() => {
        isAwaited.current = true;
      }}
      onBlur={() => {
        isAwaited.current = false;
      }}
    />
  );
  return (
    <FormControl fullWidth error={fieldState.invalid}>
      <FormLabel id={`${id}-label`} required={isRequired} sx={{ mb: 1 }}>
        <FieldTitle source={source} label={label} />
      </FormLabel>
      <Suspense fallback={placeholder}>
        <RichTextEditor
          source={source}
          validate={validate}
          isRequired={isRequired}
          isInvalid={fieldState.invalid}
          labelId={`${id}-label`}
          textId={`${id}-text`}
          focusRef={focusRef}
        />
      </Suspense>
    </FormControl>
  );
}
