import { Client } from './client.ts';

/** The data of an office for recording complaints: people, a place, a category, an officer. */
export interface Desk {
  admin: Client;
  /** Not signed in. */
  anybody: Client;
  mla: Client;
  /** The body of the complaint form. */
  complaint(name: string): Record<string, unknown>;
  /** The place and category of such complaints, as a cause has them. */
  matter: Record<string, unknown>;
  /** The body that forwards a complaint to an officer. */
  forwarding(complaint: number): Record<string, unknown>;
  /** Names of a place and a category, for a file of complaints. */
  names: { area: string; mandal: string; category: string };
  goTo(url: string): void;
}

/** Signs in at a server with demo data. */
export async function openDesk(url: string): Promise<Desk> {
  const [anybody, admin, mla] = [
    new Client(''),
    new Client('admin@example.org'),
    new Client('mla@example.org'),
  ];
  const goTo = (to: string) => {
    for (const client of [anybody, admin, mla]) client.url = to;
  };
  goTo(url);
  await Promise.all([admin.signIn(), mla.signIn()]);
  const area = await first(mla, 'area');
  const mandal = await first(mla, 'mandal', ({ id }) => id === area.mandal_id);
  const category = await first(mla, 'complaint/category');
  const officer = await first(
    mla,
    'contact?is_administrator=false&per_page=100&page=1',
    ({ category_id, email }) => Boolean(category_id && email),
  );
  const { id: area_id, parliament_id, assembly_id, mandal_id } = area;
  const place = { parliament_id, assembly_id, mandal_id, area_id };
  return {
    anybody,
    admin,
    mla,
    goTo,
    names: { area: String(area.name), mandal: String(mandal.name), category: String(category.name) },
    matter: { ...place, category_id: category.id },
    complaint: (name) => ({
      ...place,
      name,
      category_id: category.id,
      phone: '9848012345',
      details: '<p>The road is broken.</p>',
      type: 'complaint',
    }),
    forwarding: (complaint_id) => ({
      complaint_id,
      is_administrator: 'false',
      dept_id: officer.category_id,
      officer_id: [officer.id],
    }),
  };
}

type Row = Record<string, unknown>;

async function first(client: Client, path: string, fits = (_row: Row) => true): Promise<Row> {
  const { body, status } = await client.get(path);
  const found = body.data?.find(fits);
  if (!found) throw new Error(`${path}: nothing fits (${status})`);
  return found;
}
