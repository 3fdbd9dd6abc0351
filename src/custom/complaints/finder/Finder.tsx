import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import type { Theme } from '@mui/material/styles';
import { type FocusEvent, type KeyboardEvent, lazy, Suspense, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchKey } from '#src/components/list/useSearchKey.ts';
import { retryImport } from '#src/components/page/retryImport.ts';

const loadAnswers = () => import('./SearchResults.tsx');
const SearchResults = lazy(retryImport(loadAnswers));

/** The search box, a combobox. Its results code loads at focus. On a phone a button opens it. */
export function Finder() {
  const translate = useTranslate();
  const listId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const searchKey = useSearchKey(field, window);
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [marked, setMarked] = useState<number>();
  const term = text.trim();
  const shown = open && term !== '';

  const show = (isOpen: boolean) => {
    setOpen(isOpen);
    setMarked(undefined);
  };
  const enter = () => {
    show(true);
    void loadAnswers().catch(() => null);
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (!frame.current?.contains(relatedTarget)) show(false);
  };
  const type = (typed: string) => {
    setText(typed);
    show(true);
  };
  const go = () => {
    setText('');
    field.current?.blur();
  };
  const goBack = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    if (shown) show(false);
    else field.current?.blur();
  };

  return (
    <>
      <Box ref={frame} role="search" onBlur={leave} sx={FRAME}>
        <InputBase
          inputRef={field}
          type="search"
          value={text}
          placeholder={translate('shell.find.hint')}
          onFocus={enter}
          onChange={(event) => type(event.target.value)}
          onKeyDown={goBack}
          startAdornment={<SearchIcon fontSize="small" sx={{ mr: 1, color: 'text.secondary' }} />}
          inputProps={{
            role: 'combobox',
            'aria-label': translate('shell.find.label'),
            'aria-autocomplete': 'list',
            'aria-expanded': shown,
            'aria-controls': shown ? listId : undefined,
            'aria-activedescendant': shown && marked !== undefined ? `${listId}-${marked}` : undefined,
            ...searchKey,
            maxLength: 200,
            autoComplete: 'off',
            enterKeyHint: 'search',
          }}
          sx={{ width: '100%', fontSize: '0.875rem' }}
        />
        <Suspense>
          {shown && (
            <SearchResults
              term={term}
              listId={listId}
              field={field}
              marked={marked}
              onMark={setMarked}
              onGo={go}
            />
          )}
        </Suspense>
      </Box>
      <IconButton
        color="inherit"
        aria-label={translate('shell.find.label')}
        onClick={() => field.current?.focus()}
        sx={{ display: { md: 'none' } }}
      >
        <SearchIcon />
      </IconButton>
    </>
  );
}

/** Next to the other controls. On a phone it is hidden until it has the focus, then it covers the bar. */
const FRAME = (theme: Theme) => ({
  display: 'flex',
  px: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.default',
  '&:focus-within': { borderColor: 'primary.main' },
  [theme.breakpoints.up('md')]: { position: 'relative', width: '24vw', maxWidth: 420, height: 38, mr: 1 },
  [theme.breakpoints.down('md')]: {
    position: 'absolute',
    inset: theme.spacing(0.5, 1),
    zIndex: 1,
    '&:not(:focus-within)': { clipPath: 'inset(50%)' },
  },
});
