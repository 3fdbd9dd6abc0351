import type { ReactElement } from 'react';
import type { ViewSource } from './viewSource.ts';
import { withKey } from './withKey.tsx';

/** The inputs of a create or an edit form. */
export async function inputsOf(fields: ViewSource['fields'], editing = false): Promise<ReactElement[]> {
  const typed = fields.filter(({ field }) => field.typed || (editing && field.editable));
  const inputs = typed.map(async ({ type, field }) => {
    const input = await type.input({ ...field, editing });
    return input ? [withKey(field.source, input)] : [];
  });
  return (await Promise.all(inputs)).flat();
}
