import { render, screen } from '@testing-library/react';
import { AdminContext, ListContextProvider, TextField, testDataProvider, useList } from 'react-admin';
import { expect, test } from 'vitest';
import { RecordList } from '../../src/declare/parts/RecordList.tsx';

/** A list as useList has it before rows are made of its records. */
function RowsToCome() {
  const list = useList({ resource: 'template', isPending: false });
  return (
    <ListContextProvider value={list}>
      <RecordList title="name" actions={<span />}>
        <TextField source="name" />
      </RecordList>
    </ListContextProvider>
  );
}

test('[GRD-14] a list whose rows are still to come waits, and does not say that there are none', async () => {
  render(
    <AdminContext dataProvider={testDataProvider()}>
      <RowsToCome />
    </AdminContext>,
  );
  expect(await screen.findByRole('status', { name: 'ra.page.loading' })).toBeVisible();
});
