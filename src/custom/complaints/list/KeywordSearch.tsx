import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchKey } from '#src/components/list/useSearchKey.ts';

interface KeywordSearchProps {
  term: string;
  /** Called with the trimmed keyword; '' for an empty box. */
  onSearch: (term: string) => void;
}

/** The keyword box of a list. `/` focuses it; Enter and its button search. */
export function KeywordSearch({ term, onSearch }: KeywordSearchProps) {
  const translate = useTranslate();
  const box = useRef<HTMLInputElement>(null);
  const searchKey = useSearchKey(box);
  const [typed, setTyped] = useState(term);
  const [searched, setSearched] = useState(term);
  const [sent, setSent] = useState<string>();
  // A keyword from outside, such as by the way back, replaces the typed text. The user's own search arrives late, when
  // they may already type the next keyword.
  if (searched !== term) {
    setSearched(term);
    setSent(undefined);
    if (term !== sent) setTyped(term);
  }
  const searchText = translate('complaint.list.search');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(typed.trim());
    onSearch(typed.trim());
  };
  return (
    <Box component="form" role="search" onSubmit={submit} sx={{ flex: '1 1 10rem', maxWidth: '26rem' }}>
      <TextField
        type="search"
        hiddenLabel
        inputRef={box}
        placeholder={translate('complaint.list.keywordHint')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        size="small"
        margin="none"
        fullWidth
        autoComplete="off"
        slotProps={{
          htmlInput: {
            maxLength: 200,
            enterKeyHint: 'search',
            style: { textOverflow: 'ellipsis' },
            'aria-label': translate('complaint.list.keyword'),
            ...searchKey,
          },
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <IconButton type="submit" size="small" aria-label={searchText} title={searchText}>
                  <SearchIcon fontSize="small" />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
    </Box>
  );
}
