import { SearchSelect } from './SearchSelect.tsx';
import { chosenOption, type Option, type Options } from './useOptions.ts';

type Value = Option['value'];

interface OptionsPickerProps {
  /** Already translated, like the hint. */
  label: string;
  options: Options;
  values: readonly Value[];
  onChange: (values: Value[]) => void;
  /** Gets the typed text, if the server searches the options. */
  onType?: (typed: string) => void;
  hint?: string;
  /** The text for an empty list, already translated. */
  noneText?: string;
  /** Users mostly choose several at once. */
  disableCloseOnSelect?: boolean;
}

/** A searchable select of several values; one that is no longer offered is still shown. */
export function OptionsPicker(props: OptionsPickerProps) {
  const { options, values, onChange, ...select } = props;
  return (
    <SearchSelect
      {...select}
      multiple
      options={options}
      value={values.map((value) => chosenOption(options, value))}
      onChange={(chosen) => onChange(chosen.map(({ value }) => value))}
      // A long list scrolls here, so that the page below does not move.
      sx={{ '& .MuiInputBase-root': { maxHeight: 92, overflowY: 'auto' } }}
    />
  );
}
