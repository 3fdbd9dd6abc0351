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
  /** With the keyword, trimmed; '' when the box is empty. */
  onSearch: (term: string) => void;
}

/** The keyword box of a list; `/` leads to it, and it searches on Enter and on its button. */
export function KeywordSearch({ term, onSearch }: KeywordSearchProps) {
  const translate = useTranslate();
  const box = useRef<HTMLInputElement>(null);
  const searchKey = useSearchKey(box);
  const [typed, setTyped] = useState(term);
  const [searched, setSearched] = useState(term);
  const [sent, setSent] = useState<string>();
  // Another keyword from outside, such as the way back, takes the place of what is typed. One's own search comes back
  // a moment later, when the next keyword may have been begun.
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
    <Box component="form" role="search" onSubmit={submit} sx={{ flex: '1 1 13rem', maxWidth: '26rem' }}>
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
            'aria-label': translate('complaint.list.keyword'),
            ...searchKey,
          },
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <IconButton type="submit" size="small" edge="end" aria-label={searchText} title={searchText}>
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
