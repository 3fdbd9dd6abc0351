import { render, screen } from '@testing-library/react';
import {
  AdminContext,
  ListContextProvider,
  ResourceContextProvider,
  TextField,
  testDataProvider,
  useList,
} from 'react-admin';
import { expect, test } from 'vitest';
import { RecordList } from '#src/declare/parts/RecordList.tsx';

/** A list in useList's state before its records become rows, or after they could not be loaded. */
function RowsToCome({ error = null }: { error?: Error | null }) {
  const list = useList({ resource: 'template', isPending: false });
  const failed = error && { ...list, data: undefined, total: undefined, error };
  return (
    <ListContextProvider value={(failed ?? list) as typeof list}>
      <RecordList title="name" actions={<span />}>
        <TextField source="name" />
      </RecordList>
    </ListContextProvider>
  );
}

const open = (error?: Error) =>
  render(
    <AdminContext dataProvider={testDataProvider()}>
      <ResourceContextProvider value="template">
        <RowsToCome error={error} />
      </ResourceContextProvider>
    </AdminContext>,
  );

test('[GRD-14] a list whose rows have not arrived waits, and does not say that there are none', async () => {
  open();
  expect(await screen.findByRole('status', { name: 'ra.page.loading' })).toBeVisible();
});

test('a list that could not be loaded waits no longer', async () => {
  open(new Error('away'));
  expect(await screen.findByText('ra.navigation.no_results')).toBeVisible();
  expect(screen.queryByRole('status', { name: 'ra.page.loading' })).toBeNull();
});
