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
 * Ticks a row, and with Shift in a table all rows from the last ticked one on. react-admin's own says 'Select this
 * row' of every row, and on an element that takes no name.
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
