import { SearchSelect } from './SearchSelect.tsx';
import { chosenOption, type Options } from './useOptions.ts';

interface OptionPickerProps {
  /** Already translated, as is the error. */
  label: string;
  options: Options;
  value: number | string | null;
  onChange: (value: number | string | null) => void;
  /** Somebody types, and has chosen nothing yet. */
  onType?: () => void;
  /** What is wrong with the choice; where something may be, null keeps its line free. */
  error?: string | null;
  /** Said below it while nothing is wrong. */
  hint?: string;
  autoFocus?: boolean;
  /** Shows its options before anything is typed; none of them is marked, so that Enter chooses nothing unread. */
  opensOnFocus?: boolean;
  disabled?: boolean;
}

/** A searchable select; a value that is no longer offered is shown as it is. */
export function OptionPicker(props: OptionPickerProps) {
  const { label, options, value, onChange, onType, error, hint, autoFocus, opensOnFocus, disabled } = props;
  const chosen = value === null ? null : chosenOption(options, value);
  return (
    <SearchSelect
      label={label}
      options={options}
      value={chosen}
      onChange={(option) => onChange(option?.value ?? null)}
      onType={(_typed, reason) => reason === 'input' && onType?.()}
      error={error}
      hint={hint ?? chosen?.note ?? (error === null && ' ')}
      openOnFocus={opensOnFocus}
      disabled={disabled}
      field={{ autoFocus }}
    />
  );
}
