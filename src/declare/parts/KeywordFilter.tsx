import SearchIcon from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import { useRef } from 'react';
import { TextInput, type TextInputProps } from 'react-admin';
import { useSearchKey } from '../../kit/list/useSearchKey.ts';

/** The keyword search of a list (CRUD-02); `/` leads to it. */
export function KeywordFilter(props: Partial<TextInputProps> & { alwaysOn?: boolean }) {
  const field = useRef<HTMLInputElement>(null);
  useSearchKey(field);
  return (
    <TextInput
      {...props}
      source="keyword"
      label="declare.keyword"
      type="search"
      slotProps={{
        htmlInput: { ref: field, maxLength: 200, 'aria-keyshortcuts': '/' },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <SearchIcon fontSize="small" color="action" />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
