import Autocomplete, { type AutocompleteInputChangeReason } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { type FocusEvent, type KeyboardEvent, type Ref, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { MAX_OFFERED_PERSONS, type PersonRow } from '#contract/persons/person.ts';
import { useShortcut } from '#src/components/keys/useKeys.ts';
import { PersonLine } from '#src/custom/persons/person/PersonLine.tsx';
import { finding, isLongEnough, usePersonSearch } from '#src/custom/persons/person/usePersons.ts';
import { isWholePhone, lookedForBy, readTyped } from './typedPerson.ts';
import type { ChosenPerson } from './useChosenPerson.ts';

interface PersonBoxProps extends Pick<ChosenPerson, 'choose' | 'takeTyped'> {
  ref: Ref<HTMLInputElement>;
}

/** Last of what is offered. */
const NOBODY = 'nobody';
type Offer = PersonRow | typeof NOBODY;

/**
 * 'Phone or name': who is known is offered while it is typed, arrow keys and Enter choose; of a whole phone that one person has,
 * Enter alone. What is nobody's goes where it belongs by one key: Tab, or Enter on 'Somebody new' (PER-04, PER-06).
 */
export function PersonBox({ ref, choose, takeTyped }: PersonBoxProps) {
  const translate = useTranslate();
  const shortcut = useShortcut();
  const queryClient = useQueryClient();
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [isComposing, setComposing] = useState(false);
  const latest = useRef(text);
  const search = usePersonSearch(lookedForBy(text), MAX_OFFERED_PERSONS, isComposing);
  const rows = search.isSearching ? undefined : search.found?.data;
  const offers: Offer[] = rows ? [...rows, NOBODY] : [];
  const typed = readTyped(text);

  const write = (written: string) => {
    latest.current = written;
    setText(written);
  };
  const take = (changes: Parameters<typeof takeTyped>[1] = {}) => {
    const isTaken = takeTyped(readTyped(latest.current), changes);
    if (isTaken) write('');
    return isTaken;
  };
  const pick = (offer: Offer) => {
    if (offer === NOBODY) return void take({ isAsked: true });
    write('');
    void choose(offer);
  };

  /** Enter with nothing marked: it may be typed faster than the answer comes. */
  const enter = async () => {
    const text = latest.current.trim();
    const { data } = isLongEnough(lookedForBy(text))
      ? await queryClient.fetchQuery(finding(text, MAX_OFFERED_PERSONS)).catch(() => ({ data: [] }))
      : { data: [] };
    if (latest.current.trim() !== text) return;
    const [only, ...others] = data;
    const { phone, name } = readTyped(text);
    if (!only) take({ isAsked: true });
    else if (others.length === 0 && !name && isWholePhone(phone)) pick(only);
    else setOpen(true);
  };

  const onKeyDown = (event: KeyboardEvent & { defaultMuiPrevented?: boolean }) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Tab' && !event.shiftKey && take()) event.preventDefault();
    // Ctrl+Enter sends the form, with what stands here in it.
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      take({ staysHere: true });
      event.defaultMuiPrevented = true;
    }
  };
  const leave = ({ target }: FocusEvent) => {
    // Another window was looked at, and the focus is still here.
    if (document.activeElement !== target) take({ staysHere: true });
  };

  return (
    <Autocomplete<Offer, false, false, true>
      freeSolo
      clearOnEscape
      open={isOpen && offers.length > 0}
      onOpen={() => setOpen(true)}
      onClose={(_event, reason) => reason !== 'createOption' && setOpen(false)}
      options={offers}
      filterOptions={(all) => all}
      getOptionLabel={(offer) => (typeof offer === 'string' ? offer : offer.name)}
      getOptionKey={(offer) => (typeof offer === 'string' ? offer : offer.id)}
      value={null}
      inputValue={text}
      onInputChange={(_event, written, reason) => TYPING.includes(reason) && write(written)}
      onChange={(_event, chosen, reason) => {
        if (reason === 'createOption') void enter();
        else if (chosen) pick(chosen as Offer);
      }}
      clearText={translate('declare.select.clear')}
      onKeyDown={onKeyDown}
      renderOption={({ key, ...option }, offer) => (
        <li key={key} {...option}>
          {offer === NOBODY ? (
            translate(`person.box.${rows?.some(hasPhone(typed.phone)) ? 'somebodyElse' : 'somebodyNew'}`)
          ) : (
            <PersonLine person={offer} />
          )}
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={ref}
          label={translate('person.box.label')}
          helperText={<BoxHint {...search} ofNobody={lookedForBy(text) !== text} />}
          onCompositionStart={() => setComposing(true)}
          onCompositionEnd={() => setComposing(false)}
          slotProps={{
            htmlInput: {
              ...params.inputProps,
              maxLength: 200,
              enterKeyHint: 'search',
              ...shortcut('create'),
            },
            formHelperText: { role: 'status' },
          }}
          onBlur={leave}
        />
      )}
    />
  );
}

/** What is written by a person; other changes are those of a choice. */
const TYPING: AutocompleteInputChangeReason[] = ['input', 'clear'];

const hasPhone = (phone: string | null) => (row: PersonRow) => phone !== null && row.phones.includes(phone);

interface BoxHintProps extends ReturnType<typeof usePersonSearch> {
  /** A phone that stands for none. */
  ofNobody: boolean;
}

/** Below the box, and for screen readers: how many are known, and how to go on. */
function BoxHint({ found: persons, error, isWanted, isSearching, ofNobody }: BoxHintProps) {
  const translate = useTranslate();
  if (ofNobody) return translate('recording.earlier.ofNobody');
  if (!isWanted) return translate('person.box.hint');
  if (isSearching) return translate('person.box.searching');
  if (error) return translate('person.box.failed');
  if (!persons?.data.length) return translate('person.box.none');
  const count = persons.data.length;
  return translate(`person.box.${persons.more ? 'more' : 'found'}`, { smart_count: count, count });
}
