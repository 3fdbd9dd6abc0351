import { type RaRecord, useGetResourceLabel, useNotify, useResourceContext } from 'react-admin';

/**
 * Notifies about a record by name, such as 'News "Road opened" saved'. `title` is the field that names it, in the first
 * of `records` that has it: other hosts of the API answer with less than the record.
 */
export function useNotifyRecord(title: string) {
  const resource = useResourceContext() ?? '';
  const labelOf = useGetResourceLabel();
  const notify = useNotify();
  return (text: string, ...records: (Partial<RaRecord> | undefined)[]) => {
    const name = records.map((record) => record?.[title]).find(Boolean);
    notify(text, { type: 'success', messageArgs: { kind: labelOf(resource, 1), name: String(name ?? '') } });
  };
}
