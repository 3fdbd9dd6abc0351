import { expect, test } from 'vitest';
import { isRequired } from '#contract/kernel/fields.ts';
import { SEAT_FIELDS } from '#contract/leaders/candidate.ts';
import { entries } from '#src/resources/index.ts';

/** The required fields of each resource's form: fields, places and files. */
const REQUIRED: Record<string, string[]> = {
  event: ['name', 'start_date'],
  milestone: ['title', 'description', 'file'],
  achievement: ['title', 'date', 'cost', 'description', 'parliament', 'file'],
  policy: [
    ...['title', 'policy_category_id', 'go_number', 'contact', 'description'],
    ...['mandal', 'area', 'file'],
  ],
  gallery: ['name', 'description', 'mandal', 'area'],
  video: ['name', 'category_id', 'url', 'description', 'mandal', 'area'],
  news: ['title', 'date', 'video_link', 'description', 'file'],
};

test.each(Object.entries(REQUIRED))(
  '[EVT-02, MIL-01, DEV-02, POL-02, GAL-02, VID-02, NEWS-02] %s requires these fields and no others',
  (name, required) => {
    const contract = entries.map((entry) => entry.contract).find((one) => one.name === name);
    if (!contract) throw new Error(`${name} is no resource`);
    const fields = Object.entries(contract.input).flatMap(([field, schema]) =>
      isRequired(schema) ? [field] : [],
    );
    const files = Object.entries(contract.files).flatMap(([field, { requiredOnCreate }]) =>
      requiredOnCreate ? [field] : [],
    );
    expect([...fields, ...contract.requiredPlaces, ...files].sort()).toEqual(required.toSorted());
  },
);

test('[CAN-01] each designation asks for its own seat', () => {
  expect(SEAT_FIELDS).toEqual({
    MP: ['parliament_id'],
    MLA: ['parliament_id', 'assembly_id'],
    'STATE MINISTOR': ['parliament_id', 'assembly_id', 'category_id'],
    'CENTRAL MINISTOR': ['parliament_id', 'category_id'],
  });
});
