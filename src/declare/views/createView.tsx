import { Create, Form } from 'react-admin';
import { FormActions } from '../parts/actions.tsx';
import { FormFields } from '../parts/FormFields.tsx';
import { FormToolbar } from '../parts/FormToolbar.tsx';
import { PageHeading } from '../parts/PageHeading.tsx';
import { toList } from '../paths.ts';
import { sendOwnPlaces, startingPlaces } from '../place/placeNames.ts';
import { inputsOf } from './inputsOf.ts';
import type { ViewSource } from './viewSource.ts';

/** The create form; places that the session has are set and sent whatever was chosen (SCOPE-03). */
export async function createView({ contract, fields }: ViewSource) {
  const placed = contract.placed;
  const inputs = await inputsOf(fields);
  return (
    <>
      <PageHeading view="create" />
      <Create
        title={false}
        actions={<FormActions />}
        redirect={toList}
        mutationMode="pessimistic"
        {...(placed ? { transform: sendOwnPlaces } : {})}
      >
        <Form
          {...(placed ? { defaultValues: startingPlaces } : {})}
          noValidate
          disableInvalidFormNotification
          warnWhenUnsavedChanges
        >
          <FormFields>{inputs}</FormFields>
          <FormToolbar />
        </Form>
      </Create>
    </>
  );
}
