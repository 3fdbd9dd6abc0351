import {
  FieldTitle,
  InputHelperText,
  required as requiredValidator,
  useInput,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { type PlaceLevel, parentLevel } from '#contract/places/place.ts';
import type { Entry } from '../form/ManyPicker.tsx';
import { NothingYet } from '../form/NothingYet.tsx';
import { SearchSelect } from '../form/SearchSelect.tsx';
import { useOptionOf } from '../form/useOptions.ts';
import { usePlaceOptions } from './usePlaceOptions.ts';

interface PlaceSelectProps {
  level: PlaceLevel;
  source: string;
  /** The id of the chosen place; a locked level uses the session's own if the form has none. */
  chosenId: number | null;
  /** The chosen place of the level above. */
  parentId: number | null;
  required: boolean;
  /** Shown but not changeable; its value is still sent. */
  locked: boolean;
  /** A filter has no errors, so no line is reserved for one. */
  isFilter: boolean;
  /** Said below it while a place is chosen, as a translation key. */
  note?: string | undefined;
  onPick: () => void;
}

/** One searchable select of the cascade. */
export function PlaceSelect({
  level,
  source,
  chosenId,
  parentId,
  required,
  locked,
  isFilter,
  note,
  onPick,
}: PlaceSelectProps) {
  const translate = useTranslate();
  const optionOf = useOptionOf();
  const { options, isEmpty, ...loading } = usePlaceOptions(level, parentId);
  const validate = required ? requiredValidator(`declare.place.choose.${level}`) : undefined;
  const { id, field, fieldState, isRequired } = useInput({ source, validate });
  const chosen = useChosen(level, chosenId, options);
  const above = parentLevel(level);
  const first = above && parentId === null ? translate(`declare.place.first.${above}`) : undefined;
  const named = ({ id, ...place }: Entry) => optionOf({ ...place, value: id });

  return (
    <SearchSelect
      id={id}
      label={<FieldTitle label={`declare.place.${level}`} isRequired={isRequired} />}
      options={{ ...loading, all: withChosen(options, chosen).map(named) }}
      value={chosen && named(chosen)}
      onChange={(option) => {
        field.onChange(option?.value ?? null);
        onPick();
      }}
      onBlur={field.onBlur}
      readOnly={locked}
      forcePopupIcon={!locked}
      error={fieldState.error && <InputHelperText error={fieldState.error.message} />}
      hint={
        !isFilter &&
        (isEmpty && !chosen ? (
          <NothingYet of={level === 'area' ? 'area' : 'place'} />
        ) : (
          <InputHelperText helperText={chosen ? note : undefined} />
        ))
      }
      noneText={first}
      isRequired={isRequired}
      field={{ name: field.name, inputRef: field.ref, variant: locked ? 'filled' : 'outlined' }}
    />
  );
}

/** Adds a saved place that is no longer offered, so that it can stay. */
function withChosen(options: readonly Entry[], chosen: Entry | null): readonly Entry[] {
  return !chosen || options.some(({ id }) => id === chosen.id) ? options : [chosen, ...options];
}

/**
 * The chosen option. Until the options are loaded, or if it is no longer among them, it has the record's own name
 * (SCOPE-02).
 */
function useChosen(level: PlaceLevel, chosenId: number | null, options: readonly Entry[]): Entry | null {
  const record = useRecordContext();
  if (chosenId === null) return null;
  const named = record?.[level] as Entry | null | undefined;
  const known = options.find(({ id }) => id === chosenId) ?? (named?.id === chosenId ? named : null);
  return known ?? { id: chosenId, name: '…' };
}
