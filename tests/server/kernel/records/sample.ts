import type { ZodMiniType } from 'zod/mini';
import type { Contract } from '#contract/kernel/define.ts';
import { columnKinds, isRequired } from '#contract/kernel/fields.ts';
import { image } from '../../factories.ts';

const CANDIDATES = [
  'Sample',
  '9876543210',
  '2026-03-01',
  '2026-03-01T10:30',
  'https://example.org/a',
  'a@example.org',
  1,
  true,
];

/** Optional references stay empty, but for categories: rules of a resource may ask for one (CON-01). */
const isLeftOut = (schema: ZodMiniType) => {
  const to = columnKinds.get(schema)?.references;
  return to !== undefined && !to.endsWith('/category') && !isRequired(schema);
};

/** A body that the contract accepts: the first of a few values that each field takes, and a picture for each file. */
export async function sampleOf(contract: Contract): Promise<Record<string, unknown>> {
  const body: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(contract.input)) {
    if (isLeftOut(schema)) continue;
    const choices = [...CANDIDATES, ...(schema._zod.values ?? [])];
    body[name] = choices.find((value) => schema.safeParse(value).success);
  }
  for (const field of Object.keys(contract.files)) body[field] = await image();
  return body;
}
