import Autocomplete, { type AutocompleteInputChangeReason } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { type InputHTMLAttributes, type KeyboardEvent, useRef, useState } from 'react';
import { FieldTitle, InputHelperText, useInput, useTranslate } from 'react-admin';
import { MAX_OFFERED_PERSONS, type PersonRow } from '#contract/persons/person.ts';
import { PersonLine } from '../person/PersonLine.tsx';
import { finding, isLongEnough, usePersonSearch } from '../person/usePersons.ts';
import { lookedForBy } from './typedPerson.ts';
import { useChosen } from './useChosenPerson.ts';

interface PersonSearchInputProps {
  source: 'phone' | 'name';
  label: string;
  /** Called with the typed text, and a function that sets the field's value. */
  onWrite: (written: string, keep: (value: string | null) => void) => void;
  /** Whether Enter alone may choose the only match. */
  isWhole: (text: string) => boolean;
  /** Translation key of why the value is invalid. */
  refusal?: string | undefined;
  /** Shown while there is no search. */
  hint?: string;
  htmlInput?: InputHTMLAttributes<HTMLInputElement>;
  handlers?: { onPaste?: () => void; onDrop?: () => void; onKeyDown?: () => void };
}

/** The last option. */
const NOBODY = 'nobody';
type Offer = PersonRow | typeof NOBODY;

/**
 * A form field that is also the search for known people (PER-04). It offers matches while the user types; arrow keys
 * and Enter choose. For a complete phone with one person, Enter alone chooses. Text without a match stays.
 */
export function PersonSearchInput(props: PersonSearchInputProps) {
  const { source, label, onWrite, isWhole, refusal, hint, htmlInput, handlers = {} } = props;
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const chosen = useChosen();
  const { id, field, fieldState } = useInput({ source });
  // Searches only typed text, not filled-in values.
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  // While an input method composes, do not change the field.
  const [composed, setComposed] = useState<string | null>(null);
  const latest = useRef('');
  const text = composed ?? String(field.value ?? '');
  const search = usePersonSearch(lookedForBy(typed), MAX_OFFERED_PERSONS, composed !== null);
  const rows = typed && !search.isSearching ? search.found?.data : undefined;
  const offers: Offer[] = rows?.length ? [...rows, NOBODY] : [];

  const look = (written: string) => {
    latest.current = written;
    setTyped(written);
  };
  const write = (written: string) => {
    look(written);
    if (composed === null) onWrite(written, field.onChange);
    else setComposed(written);
  };
  const pick = (offer: Offer) => {
    const isSearched = typed !== '' && !isWhole(text);
    look('');
    if (offer === NOBODY) chosen?.goOn();
    else void chosen?.choose(offer, isSearched ? source : undefined);
  };

  /** Enter without a marked option: the user may be faster than the answer. */
  const enter = async () => {
    const before = text.trim();
    latest.current = text;
    const { data } = isLongEnough(lookedForBy(before))
      ? await queryClient.fetchQuery(finding(before, MAX_OFFERED_PERSONS)).catch(() => ({ data: [] }))
      : { data: [] };
    if (latest.current.trim() !== before) return;
    const [only, ...others] = data;
    if (!only) pick(NOBODY);
    else if (others.length === 0 && isWhole(before)) pick(only);
    else {
      setTyped(before);
      setOpen(true);
    }
  };

  const onKeyDown = (event: KeyboardEvent & { defaultMuiPrevented?: boolean }) => {
    handlers.onKeyDown?.();
    if (event.nativeEvent.isComposing) return;
    // Ctrl+Enter sends the form.
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.defaultMuiPrevented = true;
  };

  const error = refusal ?? fieldState.error?.message;
  return (
    <Autocomplete<Offer, false, true, true>
      id={id}
      freeSolo
      disableClearable
      open={isOpen && offers.length > 0}
      onOpen={() => setOpen(true)}
      onClose={(_event, reason) => reason !== 'createOption' && setOpen(false)}
      options={offers}
      filterOptions={(all) => all}
      getOptionLabel={(offer) => (typeof offer === 'string' ? offer : offer.name)}
      getOptionKey={(offer) => (typeof offer === 'string' ? offer : offer.id)}
      value=""
      inputValue={text}
      onInputChange={(_event, written, reason) => TYPING.includes(reason) && write(written)}
      onChange={(event, offer, reason) => {
        event.preventDefault();
        if (reason === 'createOption') void enter();
        else pick(offer as Offer);
      }}
      onKeyDown={onKeyDown}
      size="small"
      renderOption={({ key, ...option }, offer) => (
        <li key={key} {...option}>
          {offer === NOBODY ? (
            translate(`person.box.${rows?.some(hasPhone(text)) ? 'somebodyElse' : 'somebodyNew'}`)
          ) : (
            <PersonLine person={offer} />
          )}
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          name={field.name}
          inputRef={field.ref}
          label={<FieldTitle label={label} isRequired />}
          error={error !== undefined}
          helperText={
            <Box component="span" data-hint={hint} sx={AS_HIGH_AS_HINT}>
              <span>
                {error ? (
                  <InputHelperText error={error} />
                ) : (
                  <SearchHint {...search} isRequested={search.isRequested && typed !== ''} hint={hint} />
                )}
              </span>
            </Box>
          }
          onPaste={handlers.onPaste}
          onDrop={handlers.onDrop}
          onCompositionStart={() => setComposed(text)}
          onCompositionEnd={() => {
            setComposed(null);
            if (composed !== null) onWrite(composed, field.onChange);
          }}
          onBlur={() => {
            field.onBlur();
            look('');
          }}
          slotProps={{
            htmlInput: {
              ...params.inputProps,
              ...htmlInput,
              autoComplete: 'off',
              enterKeyHint: 'search',
              'aria-required': true,
              'data-typed': true,
            },
            formHelperText: { role: 'status', disabled: false },
          }}
        />
      )}
    />
  );
}

/** The hint may need two lines: an error in its place moves no field (ERR-02). */
const AS_HIGH_AS_HINT = {
  display: 'grid',
  '& > *, &::after': { gridArea: '1 / 1' },
  '&::after': { content: 'attr(data-hint)', visibility: 'hidden' },
};

/** The reasons for typed text; the others come from a choice. */
const TYPING: AutocompleteInputChangeReason[] = ['input', 'clear'];

const hasPhone = (phone: string) => (row: PersonRow) => row.phones.includes(phone);

interface SearchHintProps extends ReturnType<typeof usePersonSearch> {
  hint: string | undefined;
}

/** The number of matches and the next step, below the search field and for screen readers. */
function SearchHint({ found: persons, error, isRequested, isSearching, hint }: SearchHintProps) {
  const translate = useTranslate();
  // An empty line, so that nothing moves.
  if (!isRequested) return hint ?? '\u200b';
  if (isSearching) return translate('common.looking');
  if (error) return translate('person.box.failed');
  if (!persons?.data.length) return translate('person.box.none');
  const count = persons.data.length;
  return translate(`person.box.${persons.more ? 'more' : 'found'}`, { smart_count: count, count });
}
