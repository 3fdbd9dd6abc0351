import type { Named } from '#contract/kernel/named.ts';
import { SearchSelect } from './SearchSelect.tsx';
import { type Choices, useOptionOf } from './useOptions.ts';

export type Entry = Named & { id: number };

export type Entries = Choices<Entry>;

interface ManyPickerProps {
  /** Already translated, as is the error. */
  label: string;
  options: Entries;
  value: readonly Entry[];
  onChange: (value: Entry[]) => void;
  error?: string | undefined;
  isRequired?: boolean;
}

/** A searchable select of several; what is chosen stands in it, and is taken out one by one. */
export function ManyPicker({ label, options, value, onChange, error, isRequired }: ManyPickerProps) {
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
      field={{ margin: 'none' }}
    />
  );
}
