import { useTranslate } from 'react-admin';
import { ManyPicker } from '#src/components/form/ManyPicker.tsx';
import { useOfficerOptions } from './OfficerPicker.tsx';

interface OfficersPickerProps {
  ids: readonly number[];
  onChange: (ids: number[]) => void;
  /** That nobody is chosen, already translated. */
  error?: string | undefined;
}

/** The officers who are asked; who is no more among them can still be taken out, and is called so only where all are known. */
export function OfficersPicker({ ids, onChange, error }: OfficersPickerProps) {
  const translate = useTranslate();
  const { all, ...options } = useOfficerOptions();
  const officers = all.map(({ value, label }) => ({ id: Number(value), name: label }));
  const unknown = options.isFetching || options.isError ? '…' : translate('macros.gone');
  return (
    <ManyPicker
      label={translate('referrals.draft.officers')}
      options={{ ...options, all: officers }}
      value={ids.map((id) => officers.find((officer) => officer.id === id) ?? { id, name: unknown })}
      onChange={(chosen) => onChange(chosen.map(({ id }) => id))}
      error={error}
    />
  );
}
