import type { Ref } from 'react';
import { useTranslate } from 'react-admin';
import type { Named } from '#contract/kernel/named.ts';
import { Bound } from './Bound.tsx';
import { SearchSelect } from './SearchSelect.tsx';
import { type Choices, useOptionOf } from './useOptions.ts';

export type Entry = Named & { id: number };

export type Entries = Choices<Entry>;

interface ManyPickerProps {
  /** Already translated, like the error. */
  label: string;
  options: Entries;
  value: readonly Entry[];
  onChange: (value: Entry[]) => void;
  error?: string | undefined;
  isRequired?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

/** A searchable select of several values, each with a button that removes it. */
export function ManyPicker(props: ManyPickerProps) {
  const { label, options, value, onChange, error, isRequired, inputRef } = props;
  const named = useOptionOf();
  const optionOf = (entry: Entry) => ({ ...named({ ...entry, value: entry.id }), entry });
  return (
    <SearchSelect
      multiple
      label={label}
      options={{ ...options, all: options.all.map(optionOf) }}
      value={value.map(optionOf)}
      onChange={(chosen) => onChange(chosen.map(({ entry }) => entry))}
      error={error}
      isRequired={isRequired}
      field={{ margin: 'none', inputRef }}
    />
  );
}

interface ManyInputProps extends Pick<ManyPickerProps, 'options' | 'isRequired'> {
  source: string;
  /** Translation key. */
  label: string;
}

/** The same for a field of the form. */
export function ManyInput({ source, label, ...props }: ManyInputProps) {
  const translate = useTranslate();
  return (
    <Bound<Entry[]> name={source}>
      {({ error, ref, ...field }) => (
        <ManyPicker
          {...props}
          {...field}
          label={translate(label)}
          error={error ?? undefined}
          inputRef={ref}
        />
      )}
    </Bound>
  );
}
