import { RecordContextProvider, SelectInput, TextInput, useTranslate } from 'react-admin';
import { LANGUAGES } from '#contract/kernel/languages.ts';
import type { PersonCard } from '#contract/persons/person.ts';
import { updatePerson } from '#contract/persons/person.ts';
import { PERSONS } from '#src/components/data/resourceNames.ts';
import { useRenew } from '#src/components/data/useRenew.ts';
import { FormDialog } from '#src/components/dialog/FormDialog.tsx';
import { Fields, NameInput } from '#src/components/form/Fields.tsx';
import { useContractForm } from '#src/components/form/useContractForm.ts';
import { PlaceCascade } from '#src/components/place/PlaceCascade.tsx';
import { PhonesInput } from './PhonesInput.tsx';
import { bodyOf, valuesOf } from './personForm.ts';

interface EditPersonProps {
  person: PersonCard;
  onClose: () => void;
}

/** The popup to change a person. Earlier grievances keep the name and phone that were recorded with them (PER-09). */
export default function EditPerson({ person, onClose }: EditPersonProps) {
  const translate = useTranslate();
  const renew = useRenew([PERSONS]);
  const form = useContractForm(updatePerson, {
    draft: `person/${person.id}`,
    record: person,
    valuesOf,
    bodyOf,
    done: 'common.saved',
    onDone: () => {
      onClose();
      return renew();
    },
  });
  return (
    <FormDialog
      form={form}
      title={translate('person.edit.title')}
      submit={translate('common.save')}
      onClose={onClose}
    >
      <RecordContextProvider value={person}>
        <PersonInputs />
      </RecordContextProvider>
    </FormDialog>
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
