import type { ReactElement } from 'react';
import type { ViewSource } from './viewSource.ts';
import { withKey } from './withKey.tsx';

/** The inputs of a create or an edit form, for the fields that are typed. */
export const inputsOf = (fields: ViewSource['fields'], editing = false): Promise<ReactElement[]> =>
  Promise.all(
    fields
      .filter(({ field }) => field.typed || (editing && field.editable))
      .map(async ({ type, field }) => withKey(field.source, await type.input({ ...field, editing }))),
  );
