import CloseIcon from '@mui/icons-material/Close';
import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';
import { isDay } from '#contract/kernel/day.ts';
import type { PlaceLevel } from '#contract/places/place.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { useNameIn } from '#src/components/format/useNameIn.ts';
import { usePlacesById } from '#src/components/place/severalPlaces.ts';
import { useCauseNames } from '#src/custom/persons/causes/add/useCauseNames.ts';
import { type ChosenName, FILTER_LABELS, OPTIONS } from './filterOptions.ts';
import type { FilterName } from './listAddress.ts';
import { isLevel } from './withoutPlaces.ts';

type Value = string | number;
interface ChipsProps<N extends FilterName = FilterName> {
  name: N;
  values: readonly Value[];
  onRemove: (value: Value) => void;
}

/** The values of one filter as chips; what each is called is asked for where it is not known. */
export function ValueChips(props: ChipsProps) {
  const { name } = props;
  if (name in OPTIONS) return <ChosenChips {...props} name={name as ChosenName} />;
  if (isLevel(name)) return <PlaceChips {...props} name={name} />;
  return name === 'cause' ? <CauseChips {...props} name={name} /> : <TextChips {...props} />;
}

function ChosenChips(props: ChipsProps<ChosenName>) {
  const useOptions = OPTIONS[props.name];
  const { all, isFetching } = useOptions();
  const known = (value: Value) => all.find((option) => option.value === value)?.label;
  return <Chips {...props} textOf={(value) => known(value) ?? (isFetching ? undefined : String(value))} />;
}

function PlaceChips(props: ChipsProps<PlaceLevel>) {
  const nameIn = useNameIn();
  const places = usePlacesById(props.name, props.values.map(Number));
  const nameOf = (value: Value) => places.find((place) => place?.id === value);
  return (
    <Chips
      {...props}
      textOf={(value) => {
        const place = nameOf(value);
        return place && nameIn(place);
      }}
    />
  );
}

function CauseChips(props: ChipsProps<'cause'>) {
  const causes = useCauseNames(props.values.map(Number));
  return <Chips {...props} textOf={(value) => causes.find((cause) => cause?.id === value)?.number} />;
}

function TextChips(props: ChipsProps) {
  const { day } = useFormats();
  return <Chips {...props} textOf={(value) => (isDay(String(value)) ? day(String(value)) : String(value))} />;
}

/** Of a value that is not known yet '…'. */
function Chips({
  name,
  values,
  onRemove,
  textOf,
}: ChipsProps & { textOf: (value: Value) => string | undefined }) {
  const translate = useTranslate();
  return values.map((value) => {
    const label = `${translate(FILTER_LABELS[name])}: ${textOf(value) ?? '…'}`;
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
