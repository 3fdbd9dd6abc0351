import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { RecordContextProvider, SelectInput, TextInput, useTranslate } from 'react-admin';
import { FormProvider } from 'react-hook-form';
import { LANGUAGES } from '#contract/kernel/languages.ts';
import type { PersonCard } from '#contract/persons/person.ts';
import { DraftNotice } from '#src/components/drafts/DraftNotice.tsx';
import { GuardedDialog } from '#src/components/feedback/GuardedDialog.tsx';
import { Fields, NameInput } from '#src/components/form/Fields.tsx';
import { NewerNotice } from '#src/components/form/NewerNotice.tsx';
import { SubmitButton } from '#src/components/form/SubmitButton.tsx';
import { PlaceCascade } from '#src/components/place/PlaceCascade.tsx';
import { PhonesInput } from './PhonesInput.tsx';
import { useEditPerson } from './useEditPerson.ts';

interface EditPersonProps {
  person: PersonCard;
  onClose: () => void;
}

/** The popup to change a person. Earlier grievances keep the name and phone that were recorded with them (PER-09). */
export default function EditPerson({ person, onClose }: EditPersonProps) {
  const translate = useTranslate();
  const id = useId();
  const { form, draft, submit, newer, loadNewer } = useEditPerson({ person, onClose });
  return (
    <GuardedDialog
      onClose={onClose}
      isPending={form.formState.isSubmitting}
      fullWidth
      maxWidth="sm"
      aria-labelledby={id}
    >
      <FormProvider {...form}>
        <form noValidate onSubmit={submit}>
          <DialogTitle id={id}>{translate('person.edit.title')}</DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 1 }}>
            <DraftNotice draft={draft} />
            <RecordContextProvider value={person}>
              <PersonInputs />
            </RecordContextProvider>
            {newer && <NewerNotice onLoad={loadNewer} />}
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{translate('common.cancel')}</Button>
            <SubmitButton label="common.save" />
          </DialogActions>
        </form>
      </FormProvider>
    </GuardedDialog>
  );
}

function PersonInputs() {
  const translate = useTranslate();
  const languages = LANGUAGES.map((id) => ({ id, name: `person.language.${id}` }));
  return (
    <>
      <Fields>
        <NameInput label="common.fullName" />
        <TextInput source="other_name" label="person.facts.otherName" autoComplete="off" />
      </Fields>
      <PhonesInput />
      <Fields>
        <SelectInput
          source="language"
          label="person.facts.language"
          choices={languages}
          emptyText={translate('person.edit.noLanguage')}
        />
      </Fields>
      <PlaceCascade levels={['mandal', 'area']} />
      <TextInput source="address" label="person.facts.address" autoComplete="off" />
      <TextInput source="note" label="person.facts.note" multiline minRows={3} />
    </>
  );
}
