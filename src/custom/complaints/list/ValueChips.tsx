import CloseIcon from '@mui/icons-material/Close';
import Chip from '@mui/material/Chip';
import { Suspense } from 'react';
import { useTranslate } from 'react-admin';
import type { PlaceLevel } from '#contract/places/place.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { useNameIn } from '#src/components/format/useNameIn.ts';
import { usePlacesById } from '#src/components/place/severalPlaces.ts';
import type { FilterValue, ListFilter } from '#src/components/slots/filter.ts';
import { optionsOf } from './filterOptions.tsx';

interface ChipsProps<F extends ListFilter = ListFilter> {
  filter: F;
  values: readonly FilterValue[];
  onRemove: (value: FilterValue) => void;
}
type Of<K extends ListFilter['kind']> = ChipsProps<Extract<ListFilter, { kind: K }>>;

/** The values of one filter as chips. Missing names are loaded. */
export function ValueChips({ filter, ...props }: ChipsProps) {
  const translate = useTranslate();
  const { day } = useFormats();
  switch (filter.kind) {
    case 'several':
    case 'one':
      return <Chips filter={filter} {...props} textOf={(value) => translate(`${filter.words}.${value}`)} />;
    case 'ids':
    case 'people':
    case 'names':
      return <LoadedChips filter={filter} {...props} />;
    case 'place':
      return <PlaceChips filter={filter} {...props} />;
    case 'day':
      return <Chips filter={filter} {...props} textOf={(value) => day(String(value))} />;
    default:
      return <Chips filter={filter} {...props} textOf={String} />;
  }
}

function LoadedChips(props: Of<'ids' | 'people' | 'names'>) {
  const WithOptions = optionsOf(props.filter.options);
  return (
    <Suspense fallback={<Chips {...props} textOf={() => undefined} />}>
      <WithOptions values={props.values} typed={null}>
        {({ all, isFetching }) => {
          const known = (value: FilterValue) => all.find((option) => option.value === value)?.label;
          return (
            <Chips {...props} textOf={(value) => known(value) ?? (isFetching ? undefined : String(value))} />
          );
        }}
      </WithOptions>
    </Suspense>
  );
}

function PlaceChips(props: Of<'place' | 'day' | 'typed'>) {
  const nameIn = useNameIn();
  const places = usePlacesById(props.filter.field as PlaceLevel, props.values.map(Number));
  return <Chips {...props} textOf={(value) => nameIn(places.find((place) => place?.id === value))} />;
}

/** A value without a known name yet is '…'. */
function Chips({
  filter,
  values,
  onRemove,
  textOf,
}: ChipsProps & { textOf: (value: FilterValue) => string | undefined }) {
  const translate = useTranslate();
  return values.map((value) => {
    const label = `${translate(filter.label)}: ${textOf(value) ?? '…'}`;
    return (
      <Chip
        key={value}
        component="button"
        type="button"
        size="small"
        label={label}
        aria-label={translate('views.removeFilter', { label })}
        onClick={() => onRemove(value)}
        onDelete={() => onRemove(value)}
        deleteIcon={<CloseIcon />}
        sx={{ maxWidth: '100%' }}
      />
    );
  });
}
