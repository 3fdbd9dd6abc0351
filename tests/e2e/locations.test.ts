import { expect } from '@playwright/test';
import { test } from './people.ts';

const ROWS = 11_000;

/** Places outside the demo data: ten areas per mandal, ten mandals per assembly. */
function locations(header: string): string {
  const rows = Array.from({ length: ROWS }, (_, index) => {
    const [mandal, assembly] = [Math.floor(index / 10), Math.floor(index / 100)];
    return `Trial Parliament,Trial Assembly ${assembly},మండలం ${mandal},Area ${index}`;
  });
  return [header, ...rows].join('\r\n');
}

test('[MD-01, API-05] 11,000 locations are imported in one go, only once, and only with all columns', async ({
  session,
}) => {
  const { api } = await session('admin');
  const upload = async (csv: string) => {
    const file = { name: 'locations.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
    const response = await api.post('import/locations', { multipart: { file } });
    return { status: response.status(), body: await response.json() };
  };
  expect(await upload(locations('parliament,assembly,mandal,village'))).toMatchObject({
    status: 422,
    body: { message: 'The file has no column "area".' },
  });

  const file = locations('parliament,assembly,mandal,area');
  const first = await upload(file);
  expect(first).toMatchObject({ status: 200, body: { errors: [] } });
  expect(first.body.created).toBeGreaterThanOrEqual(ROWS);
  expect(await upload(file)).toMatchObject({ status: 200, body: { created: 0 } });

  const mla = await session('mla');
  const { data } = await (await mla.api.get('parliament')).json();
  expect(data).toHaveLength(1);
});
