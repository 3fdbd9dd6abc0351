import { useTranslate } from 'react-admin';
import { STATUSES } from '#contract/complaints/complaintStatus.ts';
import { complaintCategory } from '#contract/content/categories.ts';
import type { ImportField } from '#contract/desk/complaintImport.ts';
import { namesCall } from '#contract/kernel/crud.ts';
import { COMPLAINT_TYPES, ORIGINS, SOURCES } from '#contract/kernel/limits.ts';
import type { Named } from '#contract/kernel/named.ts';
import { placeCalls } from '#contract/places/places.ts';
import { fixedOptions, type NamedOption, type Options, useOptions } from '#src/components/form/useOptions.ts';
import { call } from '#src/dataProvider/call.ts';

const named = ({ data }: { data: readonly Named[] }): NamedOption[] =>
  data.map(({ name, name_te, name_hi }) => ({ value: name, name, name_te, name_hi }));

/**
 * The names that a file's name can be mapped to, by field. Undefined for a field with too many names for a select;
 * these are typed instead. Loads only the names in `wanted`.
 */
export function useNames(fields: ReadonlySet<ImportField>): (field: ImportField) => Options | undefined {
  const translate = useTranslate();
  const categories = useOptions(
    ['names', 'category'],
    async (signal) => named(await call(namesCall(complaintCategory), { signal })),
    fields.has('category'),
  );
  const parliaments = useOptions(
    ['names', 'parliament'],
    async (signal) => named(await call(placeCalls.parliament, { signal })),
    fields.has('parliament'),
  );
  const assemblies = useOptions(
    ['names', 'assembly'],
    async (signal) => named(await call(placeCalls.assembly, { signal })),
    fields.has('assembly'),
  );
  const words = (area: string, values: readonly string[]) =>
    fixedOptions(
      values.map((value) => ({ value, label: translate(`complaint.${area}.${value}`, { _: value }) })),
    );
  const known: Partial<Record<ImportField, Options>> = {
    category: categories,
    parliament: parliaments,
    assembly: assemblies,
    status: words('status', STATUSES),
    type: words('type', COMPLAINT_TYPES),
    source: words('source', SOURCES),
    origin: words('origin', ORIGINS),
  };
  return (field) => known[field];
}
