import { useTranslate } from 'react-admin';
import { ManyPicker } from '#src/components/form/ManyPicker.tsx';
import { useOfficerOptions } from './OfficerPicker.tsx';

interface OfficersPickerProps {
  ids: readonly number[];
  onChange: (ids: number[]) => void;
  /** The translated error if no officer is chosen. */
  error?: string | undefined;
  /** While the suggested officers load, none can be chosen: the suggestion would join a choice made before. */
  isLoading?: boolean | undefined;
}

/**
 * The officers of a request. One that no longer exists can still be removed, and is marked once all officers are
 * loaded.
 */
export function OfficersPicker({ ids, onChange, error, isLoading = false }: OfficersPickerProps) {
  const translate = useTranslate();
  const { all, ...options } = useOfficerOptions();
  const officers = all.map(({ value, label }) => ({ id: Number(value), name: label }));
  const unknown = options.isFetching || options.isError ? '…' : translate('macros.gone');
  return (
    <ManyPicker
      label={translate('common.officers')}
      options={{
        ...options,
        isFetching: options.isFetching || isLoading,
        all: isLoading ? [] : officers,
      }}
      value={ids.map((id) => officers.find((officer) => officer.id === id) ?? { id, name: unknown })}
      onChange={(chosen) => onChange(chosen.map(({ id }) => id))}
      error={error}
    />
  );
}
