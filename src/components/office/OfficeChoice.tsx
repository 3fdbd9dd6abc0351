import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { OptionPicker } from '../form/OptionPicker.tsx';
import { useOfficeOptions, useRequestedOffice } from './useOffices.ts';

/** Chooses the office of the page by `?office=`, for users of all offices. Other users see nothing (GRD-01). */
export function OfficeChoice() {
  const translate = useTranslate();
  const [, setSearch] = useSearchParams();
  const { chooses, officeId } = useRequestedOffice();
  const options = useOfficeOptions(chooses);
  const own = options.all.find(({ label }) => label === translate('office.state'));
  if (!chooses) return null;
  const choose = (office: number | string | null) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (office === null) next.delete('office');
        else next.set('office', String(office));
        return next;
      },
      { preventScrollReset: true },
    );
  return (
    <Box sx={{ maxWidth: 400, mb: 2 }}>
      <OptionPicker
        label={translate('common.office')}
        options={options}
        value={officeId ?? own?.value ?? null}
        onChange={choose}
      />
    </Box>
  );
}
