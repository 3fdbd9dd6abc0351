import {
  DataTable,
  type DataTableColumnProps,
  useDataTableRenderContext,
  useDataTableSortContext,
  useResourceContext,
  useTranslateLabel,
} from 'react-admin';
import { ColumnToggle } from './ColumnToggle.tsx';

/** A table column whose heading shows the sort order. */
export function Column(props: DataTableColumnProps) {
  const where = useDataTableRenderContext();
  if (where === 'columnsSelector') return <ColumnToggle {...props} />;
  return where === 'header' ? <Heading {...props} /> : <DataTable.Col {...props} />;
}

/** Its button has the name of its action, 'Sort by title ascending'; the column keeps the name of the field. */
function Heading({ label, source = '', ...props }: DataTableColumnProps) {
  const resource = useResourceContext();
  const sort = useDataTableSortContext();
  const name = useTranslateLabel()({
    label: typeof label === 'string' ? label : undefined,
    resource,
    source,
  });
  const direction = sort?.order === 'DESC' ? 'descending' : 'ascending';
  return (
    <DataTable.Col
      label={label}
      source={source}
      scope="col"
      aria-label={String(name)}
      aria-sort={sort?.field === source ? direction : undefined}
      {...props}
    />
  );
}
