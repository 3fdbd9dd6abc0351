import {
  DeleteWithConfirmButton,
  useCanAccess,
  useRecordContext,
  useRedirect,
  useResourceContext,
  useTranslate,
  useUnselect,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';
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
  const unselect = useUnselect(resource);
  // Null on a page without a form.
  const form = useFormContext() as ReturnType<typeof useFormContext> | null;
  const { canAccess: mayDelete } = useCanAccess({ action: 'delete', resource, record });
  if (!record || !mayDelete) return null;
  const name = String(record[title] ?? record.id);
  const shared = translate('declare.delete.question', { name });
  const question = translate(`resources.${resource}.message.delete_content`, { [title]: name, _: shared });
  const onSuccess = () => {
    notifyRecord('declare.delete.done', record);
    unselect([record.id], true);
    // What was typed is moot. React-admin keeps the old defaults, with which the values stay changed and the leave is blocked.
    form?.reset(form.getValues());
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
