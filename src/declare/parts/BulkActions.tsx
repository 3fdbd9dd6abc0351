import { type ReactNode, useEffect } from 'react';
import {
  BulkDeleteButton,
  useGetResourceLabel,
  useListContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { focusPage } from '#src/components/page/focusPage.ts';

/** The actions on selected rows. */
export function BulkActions({ children }: { children?: ReactNode }) {
  const resource = useResourceContext() ?? '';
  const { selectedIds } = useListContext();
  const translate = useTranslate();
  const label = useGetResourceLabel();
  // These buttons disappear when no row is selected.
  useEffect(() => focusPage, []);
  const counted = { smart_count: selectedIds.length, name: label(resource, selectedIds.length) };
  const question = translate(`resources.${resource}.message.bulk_delete_content`, {
    ...counted,
    _: translate('declare.delete.several', counted),
  });
  return (
    <>
      {children}
      <BulkDeleteButton
        mutationMode="pessimistic"
        confirmTitle="declare.delete.title"
        confirmContent={question}
        successMessage="declare.delete.allDone"
      />
    </>
  );
}
