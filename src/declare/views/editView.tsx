import { Form } from 'react-admin';
import { CloneButton, EditActions } from '../parts/actions.tsx';
import { ConflictNotice } from '../parts/ConflictNotice.tsx';
import { DeleteRecord } from '../parts/DeleteRecord.tsx';
import { EditRecord } from '../parts/EditRecord.tsx';
import { FormDraft } from '../parts/FormDraft.tsx';
import { FormFields } from '../parts/FormFields.tsx';
import { FormToolbar } from '../parts/FormToolbar.tsx';
import { IfChangeable } from '../parts/IfChangeable.tsx';
import { LastChanged } from '../parts/LastChanged.tsx';
import { PageHeading } from '../parts/PageHeading.tsx';
import { inputsOf } from './inputsOf.ts';
import type { ViewSource } from './viewSource.ts';

/**
 * The saved record arrives before the page closes: values that were just sent, such as a file, are no unsaved changes.
 */
const KEEP_TYPED = { keepDirtyValues: true, keepIsSubmitSuccessful: true };

/** The edit form. Loading the record again, for example after a conflict, keeps the typed values. */
export async function editView({ title, fields, afterEdit, cloned }: ViewSource) {
  const inputs = await inputsOf(fields, true);
  return (
    <>
      <PageHeading view="edit" title={title} />
      <EditRecord
        title={title}
        actions={<EditActions>{cloned ? <CloneButton /> : null}</EditActions>}
        redirect={afterEdit}
      >
        <IfChangeable>
          <Form resetOptions={KEEP_TYPED} noValidate disableInvalidFormNotification warnWhenUnsavedChanges>
            <FormFields>
              <FormDraft />
              {inputs}
            </FormFields>
            <ConflictNotice />
            <FormToolbar>
              <DeleteRecord title={title} />
            </FormToolbar>
            <LastChanged />
          </Form>
        </IfChangeable>
      </EditRecord>
    </>
  );
}
