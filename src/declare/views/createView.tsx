import { Form } from 'react-admin';
import { sendOwnPlaces, startingPlaces } from '#src/components/place/placeNames.ts';
import { FormActions } from '../parts/actions.tsx';
import { ClonedRecord } from '../parts/ClonedRecord.tsx';
import { CreateRecord } from '../parts/CreateRecord.tsx';
import { FormDraft } from '../parts/FormDraft.tsx';
import { FormFields } from '../parts/FormFields.tsx';
import { FormToolbar } from '../parts/FormToolbar.tsx';
import { PageHeading } from '../parts/PageHeading.tsx';
import { SaveAndAddButton } from '../parts/SaveAndAddButton.tsx';
import { inputsOf } from './inputsOf.ts';
import type { ViewSource } from './viewSource.ts';

/** The create form. It always sends the session's own places (SCOPE-03). */
export async function createView({ contract, title, fields }: ViewSource) {
  const placed = contract.placed;
  const inputs = await inputsOf(fields);
  return (
    <>
      <PageHeading view="create" />
      <CreateRecord title={title} actions={<FormActions />} {...(placed ? { transform: sendOwnPlaces } : {})}>
        <Form
          {...(placed ? { defaultValues: startingPlaces } : {})}
          noValidate
          disableInvalidFormNotification
          warnWhenUnsavedChanges
        >
          <FormFields>
            <FormDraft />
            <ClonedRecord title={title} />
            {inputs}
          </FormFields>
          <FormToolbar>
            <SaveAndAddButton title={title} />
          </FormToolbar>
        </Form>
      </CreateRecord>
    </>
  );
}
