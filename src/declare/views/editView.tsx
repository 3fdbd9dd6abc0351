import { Edit, SimpleForm } from 'react-admin';
import { FormActions } from '../parts/actions.tsx';
import { FormToolbar } from '../parts/FormToolbar.tsx';
import { LoadFailed } from '../parts/LoadFailed.tsx';
import { PageHeading } from '../parts/PageHeading.tsx';
import { toList } from '../paths.ts';
import type { ViewSource } from './viewSource.ts';
import { withKey } from './withKey.tsx';

/** The edit form. A record that is loaded anew, after a conflict for example, leaves alone what was typed. */
export function editView({ fields }: ViewSource) {
  return (
    <>
      <PageHeading view="edit" />
      <Edit
        title={false}
        actions={<FormActions />}
        error={<LoadFailed />}
        redirect={toList}
        mutationMode="pessimistic"
      >
        <SimpleForm
          resetOptions={{ keepDirtyValues: true }}
          noValidate
          disableInvalidFormNotification
          warnWhenUnsavedChanges
          toolbar={<FormToolbar />}
        >
          {fields.map(({ type, field }) => withKey(field.source, type.input({ ...field, editing: true })))}
        </SimpleForm>
      </Edit>
    </>
  );
}
