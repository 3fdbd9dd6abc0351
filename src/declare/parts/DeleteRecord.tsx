import {
  DeleteWithConfirmButton,
  useCanAccess,
  useRecordContext,
  useRedirect,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { useFocusPageOnceGone } from '#src/components/page/focusPage.ts';
import { useNotifyRecord } from './useNotifyRecord.ts';

/**
 * Deletes the record of a page and returns to the list, if the user may delete it; `title` is the field that names it.
 */
export function DeleteRecord({ title }: { title: string }) {
  const resource = useResourceContext() ?? '';
  const record = useRecordContext();
  const translate = useTranslate();
  const onDelete = useFocusPageOnceGone();
  const notifyRecord = useNotifyRecord(title);
  const redirect = useRedirect();
  const { canAccess: mayDelete } = useCanAccess({ action: 'delete', resource, record });
  if (!record || !mayDelete) return null;
  const name = String(record[title] ?? record.id);
  const shared = translate('declare.delete.question', { name });
  const question = translate(`resources.${resource}.message.delete_content`, { [title]: name, _: shared });
  const onSuccess = () => {
    notifyRecord('declare.delete.done', record);
    redirect('list', resource);
  };
  return (
    <DeleteWithConfirmButton
      label="common.delete"
      confirmTitle="declare.delete.title"
      confirmContent={question}
      mutationOptions={{ onSuccess, onSettled: onDelete }}
      sx={{ ml: 'auto' }}
    />
  );
}
