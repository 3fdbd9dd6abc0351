import { TextInput, useTranslate } from 'react-admin';
import { useFormats } from '#src/components/format/useFormats.ts';

/** The user types the number of rows to confirm messages to many citizens, which cannot be undone (DESK-12). */
export function NumberField({ count }: { count: number }) {
  const translate = useTranslate();
  const { number } = useFormats();
  return (
    <TextInput
      source="number"
      label={translate('bulk.typeNumber', { count: number(count) })}
      isRequired
      autoComplete="off"
      slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 10, 'aria-required': true } }}
    />
  );
}
