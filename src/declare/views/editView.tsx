import { Edit, Form } from 'react-admin';
import { RecordFailed } from '#src/components/feedback/RecordFailed.tsx';
import { CloneButton, EditActions } from '../parts/actions.tsx';
import { ConflictNotice } from '../parts/ConflictNotice.tsx';
import { DeleteRecord } from '../parts/DeleteRecord.tsx';
import { FormDraft } from '../parts/FormDraft.tsx';
import { FormFields } from '../parts/FormFields.tsx';
import { FormToolbar } from '../parts/FormToolbar.tsx';
import { IfChangeable } from '../parts/IfChangeable.tsx';
import { LastChanged } from '../parts/LastChanged.tsx';
import { PageHeading } from '../parts/PageHeading.tsx';
import { shownInField } from '../parts/shownInField.ts';
import { inputsOf } from './inputsOf.ts';
import type { ViewSource } from './viewSource.ts';

/** The saved record comes back before the page is left: what was sent with it, a file for example, is no unsaved change. */
const KEEP_TYPED = { keepDirtyValues: true, keepIsSubmitSuccessful: true };

/** The edit form. A record that is loaded anew, after a conflict for example, leaves alone what was typed. */
export async function editView({ title, fields, afterEdit, cloned }: ViewSource) {
  const inputs = await inputsOf(fields, true);
  return (
    <>
      <PageHeading view="edit" title={title} />
      <Edit
        title={false}
        actions={<EditActions>{cloned ? <CloneButton /> : null}</EditActions>}
        error={<RecordFailed />}
        queryOptions={shownInField}
        redirect={afterEdit}
        mutationMode="pessimistic"
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
      </Edit>
    </>
  );
}
