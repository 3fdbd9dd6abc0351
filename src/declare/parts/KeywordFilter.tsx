import SearchIcon from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useListFilterContext, useTranslate } from 'react-admin';
import { useSearchKey } from '#src/components/list/useSearchKey.ts';

/** The longest pause between two letters of a word. */
const PAUSE_MS = 500;

/** The keyword search of a list (CRUD-02); `/` focuses it. */
export function KeywordFilter(_props: { source: string; alwaysOn?: boolean }) {
  const translate = useTranslate();
  const field = useRef<HTMLInputElement>(null);
  const searchKey = useSearchKey(field);
  const { typed, setTyped, apply } = useKeyword();
  const applyOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // The surrounding form would apply the filters without this text.
    event.preventDefault();
    apply();
  };
  return (
    <TextField
      type="search"
      label={translate('declare.keyword')}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onKeyDown={applyOnEnter}
      margin="dense"
      slotProps={{
        htmlInput: { ref: field, maxLength: 200, ...searchKey },
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

/**
 * The typed text, applied when typing pauses. react-admin's input would still apply it after 'Clear Filters'. Text that
 * is typed while other filters change, or while earlier letters are applied, is kept.
 */
function useKeyword() {
  const { filterValues, setFilters } = useListFilterContext();
  const { keyword = '' } = filterValues;
  const [typed, setTyped] = useState<string>(keyword);
  /** The filters that this search has seen last. */
  const known = useRef(filterValues);
  const shown = JSON.stringify(filterValues);

  const apply = () => {
    const { keyword: _before, ...others } = filterValues;
    known.current = typed ? { ...filterValues, keyword: typed } : others;
    setFilters(known.current);
  };
  const applyLater = useEffectEvent(apply);
  useEffect(() => {
    if (typed === (known.current.keyword ?? '')) return;
    const timer = setTimeout(applyLater, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  const follow = useEffectEvent(() => {
    const before = known.current;
    known.current = filterValues;
    const isOwn = JSON.stringify(before) === shown;
    const isOther = keyword === (before.keyword ?? '') && Object.keys(filterValues).length > 0;
    if (!isOwn && !isOther) setTyped(keyword);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: react-admin makes a new object of the same filters
  useEffect(() => follow(), [shown]);

  return { typed, setTyped, apply };
}
