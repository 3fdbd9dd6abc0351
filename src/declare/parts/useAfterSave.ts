import { type RaRecord, type RedirectionSideEffect, useRedirect, useResourceContext } from 'react-admin';
import { useNotifyRecord } from './useNotifyRecord.ts';

/** After a save: a notice that names the record by its field `title`, then the next page. */
export function useAfterSave(title: string, next: RedirectionSideEffect) {
  const resource = useResourceContext() ?? '';
  const notifyRecord = useNotifyRecord(title);
  const redirect = useRedirect();
  return (record: RaRecord, { data }: { data?: Partial<RaRecord> }) => {
    notifyRecord('declare.saved', record, data);
    redirect(next, resource, record.id, record);
  };
}
