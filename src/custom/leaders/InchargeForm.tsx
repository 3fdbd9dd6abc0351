import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { TextInput, useNotify } from 'react-admin';
import { FormProvider } from 'react-hook-form';
import { PLACE_LEVELS } from '#contract/places/place.ts';
import { DraftNotice } from '#src/components/drafts/DraftNotice.tsx';
import { Fields, NameInput } from '#src/components/form/Fields.tsx';
import { LeaveQuestion } from '#src/components/form/LeaveQuestion.tsx';
import { LocationInput } from '#src/components/form/LocationInput.tsx';
import { PhoneInput } from '#src/components/form/PhoneInput.tsx';
import { required } from '#src/components/form/required.ts';
import { SubmitButton } from '#src/components/form/SubmitButton.tsx';
import { useCheckedForm } from '#src/components/form/useCheckedForm.ts';
import { PlaceCascade } from '#src/components/place/PlaceCascade.tsx';
import { checkIncharge, emptyIncharge, type Incharge, type InchargeValues } from './inchargeForm.ts';
import { useCreateIncharge } from './useCreateIncharge.ts';

/** VOL-03 */
const MISSING_MS = 1_000;

/** Puts a person in charge of an area (VOL-01 to VOL-03). */
export function InchargeForm({ onCreated }: { onCreated: () => void }) {
  const notify = useNotify();
  const create = useCreateIncharge();
  const { form, submit, draft } = useCheckedForm<InchargeValues, Incharge>({
    draftName: 'incharge/new',
    defaultValues: emptyIncharge(),
    check: checkIncharge,
    delayMs: MISSING_MS,
    send: async (incharge) => {
      await create(incharge);
      form.reset(emptyIncharge());
      onCreated();
    },
  });

  return (
    <FormProvider {...form}>
      <Stack component="form" noValidate spacing={1} onSubmit={submit}>
        <DraftNotice draft={draft} />
        <PlaceCascade required={PLACE_LEVELS} />
        <Fields>
          <NameInput label="common.name" />
          <PhoneInput source="phone" label="common.phone" {...required} autoComplete="off" />
          <TextInput source="party" label="incharges.area.party" {...required} autoComplete="off" />
        </Fields>
        <LocationInput onDenied={() => notify('incharges.area.positionDenied', { type: 'error' })} />
        <Box>
          <SubmitButton label="incharges.area.submit" />
        </Box>
      </Stack>
      <LeaveQuestion isUnsaved={form.formState.isDirty} />
    </FormProvider>
  );
}
