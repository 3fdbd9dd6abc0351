import Checkbox from '@mui/material/Checkbox';
import {
  useDataTableCallbacksContext,
  useGetRecordRepresentation,
  useListContext,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';

/**
 * Selects a row; in a table, Shift selects all rows since the last one. react-admin's checkbox has the same label for
 * every row, on an element that cannot have one.
 */
export function SelectRecord() {
  const record = useRecordContext();
  const nameOf = useGetRecordRepresentation(useResourceContext());
  const translate = useTranslate();
  const { selectedIds, onToggleItem } = useListContext();
  const { handleToggleItem } = useDataTableCallbacksContext();
  if (!record) return null;
  const name = String(nameOf(record));
  return (
    <Checkbox
      size="small"
      checked={selectedIds.includes(record.id)}
      onClick={(event) => (handleToggleItem ? handleToggleItem(record.id, event) : onToggleItem(record.id))}
      slotProps={{ input: { 'aria-label': translate('declare.row.select', { name }) } }}
    />
  );
}
