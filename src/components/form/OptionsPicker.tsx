import { SearchSelect } from './SearchSelect.tsx';
import { chosenOption, type Option, type Options } from './useOptions.ts';

type Value = Option['value'];

interface OptionsPickerProps {
  /** Already translated, as is the hint. */
  label: string;
  options: Options;
  values: readonly Value[];
  onChange: (values: Value[]) => void;
  /** With what is typed, where the server looks for options. */
  onType?: (typed: string) => void;
  hint?: string;
  /** Said where there is nothing to choose, already translated. */
  noneText?: string;
  /** Several are mostly chosen together. */
  disableCloseOnSelect?: boolean;
}

/** A searchable select of several values; one that is no longer offered is shown as it is. */
export function OptionsPicker(props: OptionsPickerProps) {
  const { options, values, onChange, ...select } = props;
  return (
    <SearchSelect
      {...select}
      multiple
      options={options}
      value={values.map((value) => chosenOption(options, value))}
      onChange={(chosen) => onChange(chosen.map(({ value }) => value))}
      // Many are looked through in here; the page below keeps its place.
      sx={{ '& .MuiInputBase-root': { maxHeight: 92, overflowY: 'auto' } }}
    />
  );
}
