import { useTranslate } from 'react-admin';
import { ManyPicker } from '#src/components/form/ManyPicker.tsx';
import { useOfficerOptions } from './OfficerPicker.tsx';

interface OfficersPickerProps {
  ids: readonly number[];
  onChange: (ids: number[]) => void;
  /** The translated error if no officer is chosen. */
  error?: string | undefined;
}

/**
 * The officers of a request. One that no longer exists can still be removed, and is marked once all officers are
 * loaded.
 */
export function OfficersPicker({ ids, onChange, error }: OfficersPickerProps) {
  const translate = useTranslate();
  const { all, ...options } = useOfficerOptions();
  const officers = all.map(({ value, label }) => ({ id: Number(value), name: label }));
  const unknown = options.isFetching || options.isError ? '…' : translate('macros.gone');
  return (
    <ManyPicker
      label={translate('common.officers')}
      options={{ ...options, all: officers }}
      value={ids.map((id) => officers.find((officer) => officer.id === id) ?? { id, name: unknown })}
      onChange={(chosen) => onChange(chosen.map(({ id }) => id))}
      error={error}
    />
  );
}
