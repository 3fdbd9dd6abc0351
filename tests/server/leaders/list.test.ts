import { describe, expect, test } from 'vitest';
import { openOffice } from './office.ts';

const listed = async (query: string, by: 'admin' | 'mp' | 'mla' | 'otherMla' | 'staff' = 'admin') =>
  office.names(await office.get(by, `leader?${query}`))?.sort();
const office = await openOffice();
const { leader, places, clock } = office;
const later = () => {
  clock.now = new Date(clock.now.getTime() + 1_000);
};
await leader({ name: 'Anitha', designation: 'volunteer', phone: '9111111111' });
later();
await leader({ name: 'Bhaskar', designation: 'mandaladmin', ...places.V2 });
later();
const onHold = await leader({ name: 'Chandra', designation: 'areaadmin', ...places.V3 });
await office.post('admin', 'leader/reject', { leader_id: onHold });
later();
await leader({ name: '100% Devi' });
later();
await leader({ name: 'Eshwar', designation: 'areaadmin', ...places.V4 });

describe('the list of leaders', () => {
  test('[VOL-04, LDR-01] is cut by status: approved, on hold, all', async () => {
    expect(await listed('status=true')).toEqual(['Anitha', 'Bhaskar', 'Eshwar']);
    expect(await listed('status=false')).toEqual(['100% Devi', 'Chandra']);
    expect(await listed('status=')).toHaveLength(5);
    expect((await office.get('admin', 'leader?status=maybe')).status).toBe(422);
  });

  test('[VOL-04] is cut by role; leaders are all above volunteers', async () => {
    expect(await listed('role=volunteer')).toEqual(['Anitha']);
    expect(await listed('role=mandaladmin')).toEqual(['Bhaskar']);
    expect(await listed('designation=areaadmin')).toEqual(['Chandra', 'Eshwar']);
    expect(await listed('role=leader')).toEqual(['Bhaskar', 'Chandra', 'Eshwar']);
  });

  test('[VOL-04] finds part of a name or phone, and of the name of a place', async () => {
    expect(await listed('keyword=ANI')).toEqual(['Anitha']);
    expect(await listed('keyword=11111')).toEqual(['Anitha']);
    expect(await listed('keyword=%25')).toEqual(['100% Devi']);
    expect(await listed('location=v2')).toEqual(['Bhaskar']);
    expect(await listed('location=A3')).toEqual(['Eshwar']);
    expect(await listed('location=nowhere')).toEqual([]);
  });

  test('[VOL-04, API-03] is cut by place under both names, and paged', async () => {
    const { places, get, names } = office;
    expect(await listed(`area_id=${places.V1.area_id}&status=true`)).toEqual(['Anitha']);
    expect(await listed(`parliament=${places.P2.parliament_id}`)).toEqual(['Eshwar']);
    const second = await get('admin', 'leader?page=2&per_page=2');
    expect([names(second), second.body.total]).toEqual([['Chandra', 'Bhaskar'], 5]);
    expect(names(await get('admin', 'leader?sort=name&per_page=2&page=1'))).toEqual(['100% Devi', 'Anitha']);
    expect(names(await get('admin', 'leader'))?.[0]).toBe('Eshwar');
  });
});

describe('who sees which leaders', () => {
  test('[API-05] staff see whom to forward to, not what identifies the person', async () => {
    const { get } = office;
    const [row] = (await get('staff', 'leader?keyword=Anitha')).body.data ?? [];
    expect(row).toMatchObject({ name: 'Anitha', designation: 'volunteer', area: { name: 'V1' } });
    const { body } = await get('staff', `leader/${row?.id}`);
    for (const secret of [
      'phone',
      'location',
      'type',
      'water_id_number',
      'id_document_path',
      'app_user_id',
    ]) {
      expect(row).not.toHaveProperty(secret);
      expect(body).not.toHaveProperty(secret);
    }
    expect(await listed('keyword=9111', 'staff')).toEqual([]);
  });
});
