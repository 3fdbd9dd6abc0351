import { useRef } from 'react';
import { SaveButton, useNotify } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { PLACE_FIELDS } from '#contract/places/place.ts';
import { useAfterSubmit } from './useAfterSubmit.ts';

const TYPED = 'input:not([type=hidden], [type=file], [readonly], [disabled]), textarea';

/** Saves and stays on the form, which keeps only its place. The first field gets the focus. */
export function SaveAndAddButton() {
  const { reset, getValues, formState } = useFormContext();
  const { isSubmitting, defaultValues } = formState;
  const notify = useNotify();
  const button = useRef<HTMLButtonElement>(null);
  const emptySoon = useAfterSubmit(() => {
    const places = Object.fromEntries(PLACE_FIELDS.map((field) => [field, getValues(field)]));
    reset({ ...defaultValues, ...places }, { keepSubmitCount: true });
    button.current?.form?.querySelector<HTMLElement>(TYPED)?.focus();
  });
  const onSuccess = () => {
    notify('declare.saveAndAdd.done', { type: 'success' });
    emptySoon();
  };
  return (
    <SaveButton
      ref={button}
      type="button"
      variant="outlined"
      icon={false}
      label="declare.saveAndAdd.label"
      alwaysEnable={!isSubmitting}
      mutationOptions={{ onSuccess }}
    />
  );
}
