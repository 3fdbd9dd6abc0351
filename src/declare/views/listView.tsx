import { ListBase } from 'react-admin';
import { PAGE_SIZE } from '../../../contract/limits.ts';
import { EmptyList } from '../parts/EmptyList.tsx';
import { ListPager } from '../parts/ListPager.tsx';
import { ListToolbar } from '../parts/ListToolbar.tsx';
import { LoadFailed } from '../parts/LoadFailed.tsx';
import { PageHeading } from '../parts/PageHeading.tsx';
import { RecordLink } from '../parts/RecordLink.tsx';
import { RecordList } from '../parts/RecordList.tsx';
import { RowActions } from '../parts/RowActions.tsx';
import { PlaceFilters } from '../place/PlaceFilters.tsx';
import type { ViewSource } from './viewSource.ts';

/** A list on a page of its own. */
export const listView = (source: ViewSource) => (
  <>
    <PageHeading view="list" />
    {recordsOf(source)}
  </>
);

/**
 * Keyword search, place filters, columns to choose from, one link and the actions a row; cards on a phone.
 * On react-admin's headless list: its visible one brings bulk actions, export and a form along, twice the bytes.
 */
export function recordsOf({ contract, title, columns, fields }: ViewSource) {
  const shown = columns.flatMap((name) => {
    const found = fields.find(({ field }) => field.source === name);
    return found ? [{ source: name, ...found }] : [];
  });

  return (
    <ListBase
      sort={{ field: contract.sort.field, order: contract.sort.order }}
      perPage={PAGE_SIZE}
      empty={<EmptyList />}
      error={<LoadFailed />}
    >
      <ListToolbar>{contract.placed ? <PlaceFilters /> : null}</ListToolbar>
      <RecordList
        columns={shown.map(({ source, type, field }) => ({
          source,
          field: source === title ? <RecordLink source={source} /> : type.show(field),
          ...(source in contract.input ? {} : { unsorted: true }),
        }))}
        actions={<RowActions title={title} />}
      />
      <ListPager />
    </ListBase>
  );
}
