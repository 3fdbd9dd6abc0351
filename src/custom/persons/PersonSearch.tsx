import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { MAX_FOUND_PERSONS, type PersonRow } from '#contract/persons/person.ts';
import { PersonLine } from './person/PersonLine.tsx';
import { usePersonSearch } from './person/usePersons.ts';

interface PersonSearchProps {
  /** Already translated. */
  label: string;
  /** Only people of this constituency are offered. */
  assemblyId: number;
  /** Ids of people that are not offered. */
  without: readonly number[];
  onChoose: (person: PersonRow) => void;
  autoFocus?: boolean;
}

/** Searches the people of one constituency by phone or name. Arrow keys and Enter choose. */
export function PersonSearch({ label, assemblyId, without, onChoose, autoFocus }: PersonSearchProps) {
  const translate = useTranslate();
  const [text, setText] = useState('');
  const [isComposing, setComposing] = useState(false);
  const {
    found: persons,
    error,
    isRequested: isWanted,
    isSearching,
  } = usePersonSearch(text, MAX_FOUND_PERSONS, isComposing);
  const offers = (isSearching ? [] : (persons?.data ?? [])).filter(
    ({ id, assembly_id }) => assembly_id === assemblyId && !without.includes(id),
  );
  const hint = () => {
    if (!isWanted) return 'hint';
    if (isSearching) return 'searching';
    return error ? 'failed' : offers.length === 0 ? 'none' : null;
  };
  const hintText = hint();
  return (
    <Autocomplete<PersonRow>
      options={offers}
      filterOptions={(all) => all}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      value={null}
      inputValue={text}
      onInputChange={(_event, written, reason) => reason === 'input' && setText(written)}
      onChange={(_event, chosen) => {
        setText('');
        if (chosen) onChoose(chosen);
      }}
      autoHighlight
      blurOnSelect={false}
      forcePopupIcon={false}
      noOptionsText={null}
      slotProps={{ paper: { sx: offers.length === 0 ? { display: 'none' } : {} } }}
      renderOption={({ key, ...option }, person) => (
        <li key={key} {...option}>
          <PersonLine person={person} />
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          autoFocus={autoFocus}
          size="small"
          margin="dense"
          helperText={hintText ? translate(`merging.search.${hintText}`) : ' '}
          onCompositionStart={() => setComposing(true)}
          onCompositionEnd={() => setComposing(false)}
          slotProps={{
            htmlInput: { ...params.inputProps, maxLength: 200, enterKeyHint: 'search' },
            formHelperText: { role: 'status' },
          }}
        />
      )}
    />
  );
}
