import { listOfficers } from '#contract/officers/officers.ts';
import { OptionPicker } from '#src/components/form/OptionPicker.tsx';
import { useOptions } from '#src/components/form/useOptions.ts';
import { call } from '#src/dataProvider/call.ts';

/** The officers that the user may choose, by name and designation. */
export const useOfficerOptions = () =>
  useOptions(['contact', 'officers'], async (signal) => {
    const { data } = await call(listOfficers, { signal });
    return data.map(({ id, name, designation }) => ({ value: id, name: `${name} · ${designation}` }));
  });

interface OfficerPickerProps {
  label: string;
  value: number | null;
  onChange: (id: number | null) => void;
}

export function OfficerPicker({ label, value, onChange }: OfficerPickerProps) {
  const options = useOfficerOptions();
  return (
    <OptionPicker
      label={label}
      options={options}
      value={value}
      onChange={(id) => onChange(id === null ? null : Number(id))}
    />
  );
}
