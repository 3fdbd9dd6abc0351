import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { type Identifier, useGetOne, useListContext, useResourceContext, useTranslate } from 'react-admin';
import { type ListFilter, listFilters } from '#contract/kernel/filters.ts';
import type { Named } from '#contract/kernel/named.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { useNameIn } from '#src/components/format/useNameIn.ts';
import { useContract } from '../entry.ts';

/** The active filters, each with a button that removes it: react-admin shows them only in the inputs. */
export function FilterChips() {
  const contract = useContract();
  const { filterValues } = useListContext();
  const on = Object.entries(filterValues).flatMap(([name, value]) => {
    const filter = contract && listFilters(contract).find((one) => namesOf(one).includes(name));
    return filter && filter.kind !== 'place' ? [{ name, value, filter }] : [];
  });
  if (on.length === 0) return null;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, px: 2, py: 1 }}>
      {on.map(({ name, ...chip }) => (
        <FilterChip key={name} name={name} {...chip} />
      ))}
    </Stack>
  );
}

const namesOf = (filter: ListFilter) => (filter.kind === 'days' ? [filter.from, filter.to] : [filter.field]);

interface FilterChipProps {
  name: string;
  value: unknown;
  filter: ListFilter;
}

function FilterChip({ name, value, filter }: FilterChipProps) {
  const resource = useResourceContext();
  const translate = useTranslate();
  const { filterValues, displayedFilters, setFilters } = useListContext();
  const text = useValueText(filter, value);
  const label = name === filter.field ? `resources.${resource}.fields.${name}` : wordOf(filter, name);
  const takeOff = () => {
    const { [name]: _off, ...others } = filterValues;
    setFilters(others, { ...displayedFilters, [name]: false });
  };
  return <Chip size="small" label={`${translate(label)}: ${text}`} onDelete={takeOff} />;
}

const wordOf = (filter: ListFilter, name: string) =>
  `declare.filters.${filter.kind === 'days' && filter.to === name ? 'to' : 'from'}`;

/** The value as the user knows it: a name, a word, a day. */
function useValueText(filter: ListFilter, value: unknown): string {
  const resource = useResourceContext();
  const translate = useTranslate();
  const { day } = useFormats();
  const nameIn = useNameIn();
  const isReference = filter.kind === 'reference';
  const { data } = useGetOne(
    isReference ? filter.to : '',
    { id: value as Identifier },
    { enabled: isReference, retry: false },
  );
  if (isReference) return nameIn(data as Named | undefined) ?? '…';
  if (filter.kind === 'flag') return translate(`ra.boolean.${value}`);
  if (filter.kind === 'choice') return translate(`resources.${resource}.choices.${filter.field}.${value}`);
  const text = String(value);
  return Number.isNaN(Date.parse(text)) ? text : day(text);
}
