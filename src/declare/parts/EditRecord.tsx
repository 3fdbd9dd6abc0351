import { Edit, type EditProps } from 'react-admin';
import { RecordFailed } from '#src/components/feedback/RecordFailed.tsx';
import { shownInField } from './shownInField.ts';
import { useAfterSave } from './useAfterSave.ts';

interface EditRecordProps extends Pick<EditProps, 'actions' | 'children' | 'redirect'> {
  /** The field that names the record. */
  title: string;
}

/** Changes a record, and names it once the server has the change. */
export function EditRecord({ title, redirect = 'list', ...rest }: EditRecordProps) {
  const onSuccess = useAfterSave(title, redirect);
  return (
    <Edit
      {...rest}
      title={false}
      error={<RecordFailed />}
      queryOptions={shownInField}
      mutationMode="pessimistic"
      mutationOptions={{ onSuccess }}
    />
  );
}
