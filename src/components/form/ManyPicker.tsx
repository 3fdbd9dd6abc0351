import type { Named } from '#contract/kernel/named.ts';
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
}

/** A searchable select of several values, each with a button that removes it. */
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
