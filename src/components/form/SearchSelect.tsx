import Autocomplete, { type AutocompleteProps } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { AutocompleteValue } from '@mui/material/useAutocomplete';
import type { HTMLAttributes, Key, KeyboardEvent, ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { type Choices, type Option, optionsCalled, optionText } from './useOptions.ts';
import { useShownChoice } from './useShownChoice.ts';

/** `renderOption` of a searchable select: the label, with a note below it. */
const optionItem = (
  { key, ...props }: HTMLAttributes<HTMLLIElement> & { key: Key },
  { label, note }: Option,
) => (
  <li key={key} {...props}>
    {note ? <WithNote label={label} note={note} /> : label}
  </li>
);

const WithNote = ({ label, note }: Pick<Option, 'label' | 'note'>) => (
  <div>
    {label}
    <Box component="span" sx={{ display: 'block', fontSize: '0.8125rem', color: 'text.secondary' }}>
      {note}
    </Box>
  </div>
);

type Select<T, Multiple extends boolean> = AutocompleteProps<T, Multiple, false, false>;
type Value<T, Multiple extends boolean> = AutocompleteValue<T, Multiple, false, false>;

interface SearchSelectProps<T extends Option, Multiple extends boolean>
  extends Pick<
    Select<T, Multiple>,
    | 'id'
    | 'multiple'
    | 'disabled'
    | 'readOnly'
    | 'forcePopupIcon'
    | 'openOnFocus'
    | 'disableCloseOnSelect'
    | 'onBlur'
    | 'sx'
  > {
  label: ReactNode;
  options: Choices<T>;
  value: Value<T, Multiple>;
  onChange: (chosen: Value<T, Multiple>) => void;
  /** Gets the typed text and the reason of its change. */
  onType?: (typed: string, reason: string) => void;
  /** The error of the choice, otherwise the hint below it. */
  error?: ReactNode;
  hint?: ReactNode;
  /** The text for an empty list, already translated. */
  noneText?: string | undefined;
  isRequired?: boolean | undefined;
  field?: Pick<TextFieldProps, 'name' | 'inputRef' | 'variant' | 'margin' | 'autoFocus'>;
}

/** A select with a search text: the common base of all such selects. */
export function SearchSelect<T extends Option, Multiple extends boolean = false>({
  label,
  options: { all, isFetching, isError, refetch },
  value,
  onChange,
  onType,
  onBlur,
  error,
  hint,
  noneText,
  isRequired,
  field,
  ...select
}: SearchSelectProps<T, Multiple>) {
  const translate = useTranslate();
  const values = listed(value).map((option) => option.value);
  const textOf = (chosen: typeof value) => listed(chosen).map(optionText).join('\n');
  const nameOf = (chosen: typeof value) => (select.multiple ? '' : (listed(chosen)[0]?.label ?? ''));
  const { ref, shown, inputValue, onInputChange, settle } = useShownChoice(value, textOf, nameOf);
  const wrong = error ?? (isError ? translate('declare.select.failed') : undefined);
  return (
    <>
      <Autocomplete<T, Multiple>
        {...select}
        ref={ref}
        options={all}
        value={shown}
        inputValue={inputValue}
        onInputChange={(event, typed, reason) => {
          onInputChange(event, typed, reason);
          onType?.(typed, reason);
        }}
        onChange={(_event, chosen) => {
          settle();
          onChange(chosen);
        }}
        onBlur={(event) => {
          settle();
          onBlur?.(event);
        }}
        onKeyDown={(event) => select.openOnFocus && keepInOpenList(event)}
        onOpen={() => isError && refetch()}
        isOptionEqualToValue={(option, other) => option.value === other.value}
        getOptionKey={(option) => option.value}
        filterOptions={optionsCalled}
        filterSelectedOptions={select.multiple}
        renderOption={optionItem}
        autoHighlight={!select.openOnFocus || inputValue !== ''}
        size="small"
        loading={isFetching}
        loadingText={translate('common.loading')}
        noOptionsText={noneText ?? translate('declare.select.none')}
        openText={translate('declare.select.open')}
        closeText={translate('common.close')}
        clearText={translate('declare.select.clear')}
        renderInput={(params) => (
          <TextField
            {...params}
            {...field}
            label={label}
            error={Boolean(wrong)}
            helperText={wrong ?? hint}
            slotProps={{
              htmlInput: { ...params.inputProps, 'aria-required': isRequired },
              formHelperText: { disabled: false },
            }}
          />
        )}
      />
      {/* The combobox has the search text: a `GuardedDialog` reads the chosen value from here, as from any other field. */}
      <input type="hidden" value={values.join()} />
    </>
  );
}

/** In a list that opened by itself, Enter chooses the highlighted option or nothing; it does not send the form. */
function keepInOpenList(event: KeyboardEvent<HTMLElement>) {
  const isOpen = (event.target as HTMLElement).getAttribute('aria-expanded') === 'true';
  if (event.key === 'Enter' && isOpen) event.preventDefault();
}

/** The chosen values, for a select of one or of several. */
const listed = <T extends Option>(chosen: T | T[] | null): T[] =>
  Array.isArray(chosen) ? chosen : chosen ? [chosen] : [];
