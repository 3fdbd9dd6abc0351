import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Controller, FormProvider, useForm } from 'react-hook-form';
import { findPeople } from '#contract/desk/privacy.ts';
import type { errorTexts } from '#contract/kernel/errorTexts.ts';
import { FailureAlert } from '#src/components/feedback/FailureAlert.tsx';
import { checkBody, resolverOf } from '#src/components/form/formRules.ts';
import { SubmitButton } from '#src/components/form/SubmitButton.tsx';
import { usePhoneChange } from '#src/components/form/usePhoneChange.ts';
import type { PersonQuery } from './usePerson.ts';

const NOBODY: PersonQuery = { phone: '', name: '' };
const NAME_MISSING = { phone: `rules.${'personRequired' satisfies keyof typeof errorTexts}` };

const resolver = resolverOf((query: PersonQuery) =>
  query.phone || query.name.trim() ? (checkBody(findPeople, query).refusals ?? {}) : NAME_MISSING,
);

/** Searches by phone, name or both. */
export function PersonSearch({ onSearch }: { onSearch: (query: PersonQuery) => Promise<void> }) {
  const translate = useTranslate();
  const form = useForm<PersonQuery>({ defaultValues: NOBODY, resolver });
  const [failure, setFailure] = useState<unknown>(null);
  const send = async (query: PersonQuery) => {
    setFailure(null);
    await onSearch(query).catch(setFailure);
  };
  return (
    <FormProvider {...form}>
      <Box
        component="form"
        role="search"
        noValidate
        aria-label={translate('privacy.person.search')}
        onSubmit={form.handleSubmit(send)}
      >
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          sx={{ columnGap: 2, alignItems: { sm: 'flex-start' } }}
        >
          <Field name="phone" type="tel" />
          <Field name="name" type="text" />
          <Box sx={{ mt: 1 }}>
            <SubmitButton label="common.find" />
          </Box>
        </Stack>
        <FailureAlert failure={failure} />
      </Box>
    </FormProvider>
  );
}

interface FieldProps {
  name: keyof PersonQuery;
  type: 'tel' | 'text';
}

function Field({ name, type }: FieldProps) {
  const translate = useTranslate();
  const { handlers, change } = usePhoneChange();
  const isPhone = type === 'tel';
  return (
    <Controller<PersonQuery>
      name={name}
      render={({ field: { ref, value, onChange, ...field }, fieldState: { error } }) => (
        <TextField
          {...field}
          inputRef={ref}
          value={value}
          slotProps={{ htmlInput: isPhone ? handlers : {} }}
          onChange={({ target }) => onChange(isPhone ? change(value, target.value) : target.value)}
          type={type}
          autoComplete="off"
          size="small"
          margin="dense"
          fullWidth
          label={translate(`privacy.person.${name}`)}
          error={Boolean(error)}
          helperText={error?.message ? translate(error.message, { _: error.message }) : ' '}
        />
      )}
    />
  );
}
