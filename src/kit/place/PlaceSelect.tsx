import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import {
  FieldTitle,
  InputHelperText,
  required as requiredValidator,
  useInput,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { isCalled, type Named, namesOf } from '../../../contract/named.ts';
import { type PlaceLevel, parentLevel } from '../../../contract/place.ts';
import { ChosenValue } from '../form/ChosenValue.tsx';
import { useKeptChoice } from '../form/useKeptChoice.ts';
import { useNameIn } from '../format/useNameIn.ts';
import { usePlaceOptions } from './usePlaceOptions.ts';

type Option = Named & { id: number };

interface PlaceSelectProps {
  level: PlaceLevel;
  source: string;
  /** Id of the chosen place; a locked level has the session's own where the form has none. */
  chosenId: number | null;
  /** The chosen place of the level above. */
  parentId: number | null;
  required: boolean;
  /** Shown but not changeable; its value is still sent. */
  locked: boolean;
  /** Nothing can be wrong with a filter: no line is kept free for what would be. */
  isFilter: boolean;
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
  onPick,
}: PlaceSelectProps) {
  const translate = useTranslate();
  const nameIn = useNameIn();
  const { options, isFetching, isError, refetch } = usePlaceOptions(level, parentId);
  const validate = required ? requiredValidator(`declare.place.choose.${level}`) : undefined;
  const { id, field, fieldState, isRequired } = useInput({ source, validate });
  const chosen = useChosen(level, chosenId, options);
  const { shown, onInputChange, settle } = useKeptChoice(chosen, (place) => `${place.id} ${nameIn(place)}`);
  const above = parentLevel(level);
  const empty = above && parentId === null ? `declare.place.first.${above}` : 'declare.place.none';
  const hint = isError ? 'declare.place.failed' : !isFilter && undefined;

  const pick = (option: Option | null) => {
    settle();
    field.onChange(option?.id ?? null);
    onPick();
  };

  return (
    <>
      <Autocomplete<Option>
        id={id}
        options={withChosen(options, chosen)}
        value={shown}
        onInputChange={onInputChange}
        onChange={(_event, option) => pick(option)}
        onBlur={() => {
          settle();
          field.onBlur();
        }}
        onOpen={() => isError && refetch()}
        getOptionLabel={nameIn}
        filterOptions={called}
        getOptionKey={(option) => option.id}
        isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
        autoHighlight
        readOnly={locked}
        forcePopupIcon={!locked}
        loading={isFetching}
        loadingText={translate('declare.place.loading')}
        noOptionsText={translate(empty)}
        openText={translate('declare.place.open')}
        closeText={translate('declare.place.close')}
        clearText={translate('declare.place.clear')}
        renderInput={(params) => (
          <TextField
            {...params}
            name={field.name}
            inputRef={field.ref}
            variant={locked ? 'filled' : 'outlined'}
            size="small"
            label={<FieldTitle label={`declare.place.${level}`} isRequired={isRequired} />}
            error={fieldState.invalid || isError}
            helperText={<InputHelperText error={fieldState.error?.message} helperText={hint} />}
            slotProps={{ htmlInput: { ...params.inputProps, 'aria-required': isRequired } }}
          />
        )}
      />
      <ChosenValue of={chosenId} />
    </>
  );
}

/** Found by its name in any language (GRD-16). */
const called = (options: Option[], { inputValue }: { inputValue: string }) =>
  options.filter((option) => isCalled(namesOf(option), inputValue));

/** A saved place that is no longer offered can still be kept. */
function withChosen(options: readonly Option[], chosen: Option | null): readonly Option[] {
  return !chosen || options.some(({ id }) => id === chosen.id) ? options : [chosen, ...options];
}

/** The chosen option; until the options are there, or when it is no longer among them, by the record's own name for it (SCOPE-02). */
function useChosen(level: PlaceLevel, chosenId: number | null, options: readonly Option[]): Option | null {
  const record = useRecordContext();
  if (chosenId === null) return null;
  const named = record?.[level] as Option | null | undefined;
  const known = options.find(({ id }) => id === chosenId) ?? (named?.id === chosenId ? named : null);
  return known ?? { id: chosenId, name: '…' };
}
