import { List } from 'react-admin';
import { PAGE_SIZE } from '#contract/kernel/listConstants.ts';
import { LoadFailed } from '#src/components/feedback/LoadFailed.tsx';
import { isPagedByPlainHost } from '#src/dataProvider/plainLists.ts';
import { BulkActions } from '../parts/BulkActions.tsx';
import { Column } from '../parts/Column.tsx';
import { EmptyList } from '../parts/EmptyList.tsx';
import { ExportMenu } from '../parts/ExportMenu.tsx';
import { ListActions } from '../parts/ListActions.tsx';
import { PageHeading } from '../parts/PageHeading.tsx';
import { Pages } from '../parts/Pages.tsx';
import { RecordLink } from '../parts/RecordLink.tsx';
import { RecordList } from '../parts/RecordList.tsx';
import { RowActions } from '../parts/RowActions.tsx';
import { filtersOf } from './filtersOf.tsx';
import type { ListPart, ViewSource } from './viewSource.ts';

/** A list on its own page. */
export const listView = (source: ViewSource) => (
  <>
    <PageHeading view="list" />
    {recordsOf(source)}
  </>
);

/** react-admin's list with the filters, columns and actions of the resource; docs/how-to/resource.md describes them. */
export function recordsOf({ contract, title, list, fields }: ViewSource) {
  const columns = [...list.columns, ...(list.more ?? [])].flatMap(
    (name) => fields.find(({ field }) => field.source === name) ?? [],
  );
  const has = (part: ListPart) => !list.without?.includes(part);
  const sorts = !isPagedByPlainHost(contract);
  const sortable = columns.filter(({ type }) => sorts && !type.unsorted).map(({ field }) => field.source);
  return (
    <List
      title={false}
      exporter={false}
      filters={filtersOf(contract)}
      actions={
        <ListActions sortable={sortable} {...(has('savedQueries') ? {} : { unsaved: true })}>
          {has('export') ? <ExportMenu /> : null}
        </ListActions>
      }
      pagination={<Pages />}
      empty={<EmptyList />}
      error={<LoadFailed />}
      sort={{ field: contract.sort.field, order: contract.sort.order }}
      perPage={PAGE_SIZE}
    >
      <RecordList
        title={title}
        {...(list.more ? { hidden: [...list.more] } : {})}
        actions={<RowActions title={title} />}
        {...(has('selection')
          ? { bulk: <BulkActions>{has('export') ? <ExportMenu selected /> : null}</BulkActions> }
          : {})}
      >
        {columns.map(({ type, field }) => (
          <Column
            key={field.source}
            source={field.source}
            {...(type.unsorted || !sorts ? { disableSort: true } : {})}
          >
            {field.source === title ? <RecordLink source={title} /> : (type.cell ?? type.show)(field)}
          </Column>
        ))}
      </RecordList>
    </List>
  );
}
