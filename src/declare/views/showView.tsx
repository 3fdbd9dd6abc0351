import { Loading, Show, SimpleShowLayout } from 'react-admin';
import { RecordFailed } from '#src/components/feedback/RecordFailed.tsx';
import { CloneButton, ShowActions } from '../parts/actions.tsx';
import { LastChanged } from '../parts/LastChanged.tsx';
import { PageHeading } from '../parts/PageHeading.tsx';
import { Related } from '../parts/Related.tsx';
import { shownInField } from '../parts/shownInField.ts';
import type { ViewSource } from './viewSource.ts';
import { withKey } from './withKey.tsx';

/** One record, with links to the list and the edit form. */
export async function showView(source: ViewSource) {
  const { title, fields, cloned, tabs } = source;
  const shown = fields.map(({ type, field }) => withKey(field.source, type.show(field)));
  const hasTabs = Object.keys(tabs).length > 0;
  return (
    <>
      <PageHeading view="show" title={title} />
      <Show
        title={false}
        actions={<ShowActions title={title}>{cloned ? <CloneButton /> : null}</ShowActions>}
        loading={<Loading />}
        error={<RecordFailed />}
        queryOptions={shownInField}
      >
        {hasTabs ? (
          await (await import('./tabbedFields.tsx')).tabbedFields(source, shown)
        ) : (
          <SimpleShowLayout>{shown}</SimpleShowLayout>
        )}
        <Related />
        <LastChanged />
      </Show>
    </>
  );
}
