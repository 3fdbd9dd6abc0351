import { useRef } from 'react';
import { type RaRecord, SaveButton } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { PLACE_FIELDS } from '#contract/places/place.ts';
import { useAfterSubmit } from './useAfterSubmit.ts';
import { useNotifyRecord } from './useNotifyRecord.ts';

const TYPED = 'input:not([type=hidden], [type=file], [readonly], [disabled]), textarea';

/** Saves and stays on the form, which keeps only its place. The first field gets the focus. */
export function SaveAndAddButton({ title }: { title: string }) {
  const { reset, getValues, formState } = useFormContext();
  const { isSubmitting, defaultValues } = formState;
  const notifyRecord = useNotifyRecord(title);
  const button = useRef<HTMLButtonElement>(null);
  const emptySoon = useAfterSubmit(() => {
    const places = Object.fromEntries(PLACE_FIELDS.map((field) => [field, getValues(field)]));
    reset({ ...defaultValues, ...places }, { keepSubmitCount: true });
    button.current?.form?.querySelector<HTMLElement>(TYPED)?.focus();
  });
  const onSuccess = (record: RaRecord, { data }: { data?: Partial<RaRecord> }) => {
    notifyRecord('declare.saveAndAdd.done', record, data);
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
