import { Loading, Show, SimpleShowLayout } from 'react-admin';
import { ShowActions } from '../parts/actions.tsx';
import { LoadFailed } from '../parts/LoadFailed.tsx';
import { PageHeading } from '../parts/PageHeading.tsx';
import { toldInPlace } from '../parts/toldInPlace.ts';
import type { ViewSource } from './viewSource.ts';
import { withKey } from './withKey.tsx';

/** One record, with the ways back to the list and on to its edit form. */
export function showView({ fields }: ViewSource) {
  return (
    <>
      <PageHeading view="show" />
      <Show
        title={false}
        actions={<ShowActions />}
        loading={<Loading />}
        error={<LoadFailed />}
        queryOptions={toldInPlace}
      >
        <SimpleShowLayout>
          {fields.map(({ type, field }) => withKey(field.source, type.show(field)))}
        </SimpleShowLayout>
      </Show>
    </>
  );
}
