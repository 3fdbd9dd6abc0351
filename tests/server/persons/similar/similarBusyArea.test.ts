import { expect, test } from 'vitest';
import { openDesk } from '../../complaints/desk.ts';
import { insertMany } from '../../complaints/many.ts';

/** As many of an area as are looked at. */
const MOST_OF_AREA = 300;

test('[PER-15] however many others came from the area since, those of the category are found', async () => {
  const desk = await openDesk();
  const { id } = await desk.record(desk.mla, { name: 'Lakshmi', phone: '9848099999' });
  desk.clock.now = new Date(desk.clock.now.getTime() + 1_000);
  await insertMany(desk, MOST_OF_AREA, { category_id: desk.water });
  const written = {
    name: 'Ramulu',
    phone: '9848012345',
    category_id: desk.roads,
    area_id: desk.places.V1.area_id,
  };
  const { body } = await desk.post(desk.mla, 'complaint/similar', written);
  expect(body.data).toMatchObject([{ id, score: 50, reasons: ['area'] }]);
});
