import { Create, type CreateProps } from 'react-admin';
import { useAfterSave } from './useAfterSave.ts';

interface CreateRecordProps extends Pick<CreateProps, 'actions' | 'children' | 'redirect' | 'transform'> {
  /** The field that names a record. */
  title: string;
}

/** Adds a record, and names it once the server has it. */
export function CreateRecord({ title, redirect = 'list', ...rest }: CreateRecordProps) {
  const onSuccess = useAfterSave(title, redirect);
  return <Create {...rest} title={false} mutationMode="pessimistic" mutationOptions={{ onSuccess }} />;
}
