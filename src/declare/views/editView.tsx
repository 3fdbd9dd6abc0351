import { Edit, Form } from 'react-admin';
import { FormActions } from '../parts/actions.tsx';
import { ConflictNotice } from '../parts/ConflictNotice.tsx';
import { FormFields } from '../parts/FormFields.tsx';
import { FormToolbar } from '../parts/FormToolbar.tsx';
import { LoadFailed } from '../parts/LoadFailed.tsx';
import { PageHeading } from '../parts/PageHeading.tsx';
import { toldInPlace } from '../parts/toldInPlace.ts';
import { toList, toShow } from '../paths.ts';
import { inputsOf } from './inputsOf.ts';
import type { ViewSource } from './viewSource.ts';

/** The edit form. A record that is loaded anew, after a conflict for example, leaves alone what was typed. */
export async function editView({ fields, afterEdit }: ViewSource) {
  const inputs = await inputsOf(fields, true);
  return (
    <>
      <PageHeading view="edit" />
      <Edit
        title={false}
        actions={<FormActions />}
        error={<LoadFailed />}
        queryOptions={toldInPlace}
        redirect={afterEdit === 'show' ? toShow : toList}
        mutationMode="pessimistic"
      >
        <Form
          resetOptions={{ keepDirtyValues: true }}
          noValidate
          disableInvalidFormNotification
          warnWhenUnsavedChanges
        >
          <FormFields>{inputs}</FormFields>
          <ConflictNotice />
          <FormToolbar />
        </Form>
      </Edit>
    </>
  );
}
