import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { namesOf } from '#contract/kernel/named.ts';
import { type Addressee, listAddressees } from '#contract/letters/addressees.ts';
import { queryOf } from '#src/components/data/queryOf.ts';
import { OptionPicker } from '#src/components/form/OptionPicker.tsx';
import { fixedOptions } from '#src/components/form/useOptions.ts';
import { useNameIn } from '#src/components/format/useNameIn.ts';
import { addressed, type LetterValues } from './letterValues.ts';

interface AddresseeInputsProps {
  values: LetterValues;
  onChange: (changed: Partial<LetterValues>) => void;
  /** Already translated. */
  fault: string | undefined;
  autoFocus: boolean;
}

/** The possible contacts, loaded at most once in five minutes. */
const useContacts = () =>
  useQuery({
    ...queryOf(['contact', 'addressees'], listAddressees),
    staleTime: 300_000,
  });

/** The recipient of a letter: a contact with its known data, or typed data. */
export function AddresseeInputs({ values, onChange, fault, autoFocus }: AddresseeInputsProps) {
  const translate = useTranslate();
  const nameIn = useNameIn();
  const { data, isFetching, isError, refetch } = useContacts();
  const contacts = data?.data ?? [];
  const { addressee } = values;
  const options = {
    ...fixedOptions(contacts.map(optionOf(nameIn))),
    isFetching,
    isError,
    refetch: () => void refetch(),
  };
  const choose = (id: number | string | null) => {
    const contact = contacts.find((each) => each.id === id);
    onChange({
      contact_id: contact?.id ?? null,
      ...(contact ? { addressee: addressed(contact, values) } : {}),
    });
  };
  const input = (field: keyof typeof addressee, isLong = false) => (
    <TextField
      label={translate(`letters.form.${field}`)}
      value={addressee[field]}
      onChange={({ target }) => onChange({ addressee: { ...addressee, [field]: target.value } })}
      size="small"
      margin="none"
      multiline={isLong}
      autoComplete="off"
      error={field === 'name' && fault !== undefined}
      helperText={field === 'name' ? fault : undefined}
      slotProps={{ htmlInput: { maxLength: isLong ? 500 : 200 } }}
    />
  );
  return (
    <Box role="group" aria-label={translate('letters.form.addressee')}>
      <OptionPicker
        label={translate('letters.form.contact')}
        options={options}
        value={values.contact_id}
        onChange={choose}
        autoFocus={autoFocus}
        opensOnFocus
      />
      <Box sx={TWO}>
        {input('name')}
        {input('designation')}
        {input('department')}
        {input('address', true)}
      </Box>
    </Box>
  );
}

/** Found by the department's name in any language, and shown with the one of the screen (GRD-16). */
const optionOf =
  (nameIn: ReturnType<typeof useNameIn>) =>
  ({ id, name, designation, category }: Addressee) => ({
    value: id,
    label: name,
    names: [name, designation, ...(category ? namesOf(category) : [])],
    note: [designation, nameIn(category)].filter(Boolean).join(' · '),
  });

const TWO = {
  display: 'grid',
  gap: 1,
  mt: 1,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
};
