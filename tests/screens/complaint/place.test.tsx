import { expect, test } from 'vitest';
import { grievanceDesk, rowOf } from './grievances.ts';

const { desk, record, openAll } = grievanceDesk();

/** Gives the places of V1 other names. */
async function rename(area: string, mandal: string, assembly: string) {
  const { V1 } = desk.places;
  const named = { area, mandal, assembly };
  for (const level of ['area', 'mandal', 'assembly'] as const)
    await desk.ask('PUT', `${level}/${V1[`${level}_id`]}`, { json: { name: named[level] } });
}

test.each([
  ['Kandugula', 'Huzurabad', 'Huzurabad', 'Kandugula, Huzurabad mandal, Huzurabad'],
  ['Huzurabad', 'Huzurabad', 'Huzurabad', 'Huzurabad, Huzurabad mandal'],
  ['Jammikunta', 'Jammikunta', 'Huzurabad', 'Jammikunta, Jammikunta mandal, Huzurabad'],
])(
  '[LIST-14] a row tells where %s lies, and no name twice in the same words',
  async (area, mandal, assembly, shown) => {
    await rename(area, mandal, assembly);
    await record();
    await openAll();
    const row = await rowOf('Ramulu Goud');
    expect(row.querySelector('td.area')).toHaveTextContent(shown);
  },
);
