import { Form } from 'react-admin';
import { sendOwnPlaces, startingPlaces } from '#src/components/place/placeNames.ts';
import { ClonedRecord } from '../parts/ClonedRecord.tsx';
import { CreateRecord } from '../parts/CreateRecord.tsx';
import { FormDraft } from '../parts/FormDraft.tsx';
import { FormFields } from '../parts/FormFields.tsx';
import { FormToolbar } from '../parts/FormToolbar.tsx';
import { ListHeading } from '../parts/ListHeading.tsx';
import { PageHeading } from '../parts/PageHeading.tsx';
import { ResetAfterSave } from '../parts/ResetAfterSave.tsx';
import { inputsOf } from './inputsOf.ts';
import { recordsOf } from './listView.tsx';
import type { ViewSource } from './viewSource.ts';

/** The create form above the list: a save empties the form and adds the record to the list. */
export async function formAndListView(source: ViewSource) {
  const { contract, title, fields } = source;
  const placed = contract.placed;
  const inputs = await inputsOf(fields);
  return (
    <>
      <PageHeading view="create" />
      <CreateRecord
        title={title}
        actions={false}
        redirect={false}
        {...(placed ? { transform: sendOwnPlaces } : {})}
      >
        <Form
          {...(placed ? { defaultValues: startingPlaces } : {})}
          noValidate
          disableInvalidFormNotification
          warnWhenUnsavedChanges
        >
          <FormFields dense>
            <FormDraft />
            <ClonedRecord title={title} />
            {inputs}
          </FormFields>
          <FormToolbar />
          <ResetAfterSave />
        </Form>
      </CreateRecord>
      <ListHeading />
      {recordsOf(source)}
    </>
  );
}
