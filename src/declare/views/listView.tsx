import { DataTable, List, Pagination, TextInput } from 'react-admin';
import { PAGE_SIZE, PAGE_SIZES } from '../../../contract/limits.ts';
import { ListActions } from '../parts/actions.tsx';
import { ByWidth } from '../parts/ByWidth.tsx';
import { EmptyList } from '../parts/EmptyList.tsx';
import { LoadFailed } from '../parts/LoadFailed.tsx';
import { PageHeading } from '../parts/PageHeading.tsx';
import { RecordCards } from '../parts/RecordCards.tsx';
import { RecordLink } from '../parts/RecordLink.tsx';
import { RowActions } from '../parts/RowActions.tsx';
import { PlaceFilters } from '../place/PlaceFilters.tsx';
import type { ViewSource } from './viewSource.ts';
import { withKey } from './withKey.tsx';

/** Keyword search, place filters, columns to choose from, one link and the actions a row; cards on a phone. */
export function listView({ contract, title, columns, fields }: ViewSource) {
  const cells = fields
    .filter(({ field }) => columns.includes(field.source))
    .sort((a, b) => columns.indexOf(a.field.source) - columns.indexOf(b.field.source))
    .map(({ type, field }) => ({
      name: field.source,
      sortable: field.source in contract.input,
      shown: withKey(field.source, field.source === title ? <RecordLink source={title} /> : type.show(field)),
    }));

  return (
    <>
      <PageHeading view="list" />
      <List
        title={false}
        sort={{ field: contract.sort.field, order: contract.sort.order }}
        perPage={PAGE_SIZE}
        exporter={false}
        filters={[
          <TextInput key="keyword" source="keyword" label="declare.keyword" type="search" alwaysOn />,
          ...(contract.placed ? [<PlaceFilters key="place" source="place" alwaysOn />] : []),
        ]}
        actions={<ListActions />}
        empty={<EmptyList />}
        error={<LoadFailed />}
        pagination={<Pagination rowsPerPageOptions={[...PAGE_SIZES]} />}
      >
        <ByWidth
          narrow={
            <RecordCards>
              {cells.map(({ shown }) => shown)}
              <RowActions title={title} />
            </RecordCards>
          }
          wide={
            <DataTable rowClick={false} bulkActionButtons={false}>
              {cells.map(({ name, sortable, shown }) => (
                <DataTable.Col key={name} source={name} {...(sortable ? {} : { disableSort: true })}>
                  {shown}
                </DataTable.Col>
              ))}
              <DataTable.Col label="declare.actions" align="right">
                <RowActions title={title} />
              </DataTable.Col>
            </DataTable>
          }
        />
      </List>
    </>
  );
}
