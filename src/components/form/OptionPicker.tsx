import { NothingYet } from './NothingYet.tsx';
import { SearchSelect } from './SearchSelect.tsx';
import { chosenOption, type Options } from './useOptions.ts';

interface OptionPickerProps {
  /** Already translated, like the error. */
  label: string;
  options: Options;
  value: number | string | null;
  onChange: (value: number | string | null) => void;
  /** The user has typed and not chosen yet. */
  onType?: () => void;
  /** The error of the choice; null reserves its line. */
  error?: string | null;
  /** The hint below, shown without an error. */
  hint?: string;
  autoFocus?: boolean;
  /** Shows its options before anything is typed; none is highlighted, so that Enter does not choose an unread one. */
  opensOnFocus?: boolean;
  disabled?: boolean;
}

/** A searchable select; a value that is no longer offered is still shown. */
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
      hint={
        options.nothing && !chosen ? (
          <NothingYet of={options.nothing} />
        ) : (
          (hint ?? chosen?.note ?? (error === null && ' '))
        )
      }
      openOnFocus={opensOnFocus}
      disabled={disabled}
      field={{ autoFocus }}
    />
  );
}
