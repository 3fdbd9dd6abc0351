import FilterAltOffIcon from '@mui/icons-material/FilterAltOff';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import { type ReactNode, useId, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { AddButton } from './actions.tsx';

/** Above a list: keyword search (CRUD-02), further filters, and the way to a new record. */
export function ListToolbar({ children }: { children?: ReactNode }) {
  const { filterValues, setFilters } = useListContext();
  const translate = useTranslate();
  const [typed, setTyped] = useState<string>(filterValues.keyword ?? '');
  const id = useId();

  const search = (keyword: string) => {
    setTyped(keyword);
    setFilters({ ...filterValues, keyword }, undefined, true);
  };
  const clear = () => {
    setTyped('');
    setFilters({});
  };

  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 2, my: 2 }}>
      <FormControl size="small">
        <InputLabel htmlFor={id}>{translate('declare.keyword')}</InputLabel>
        <OutlinedInput
          id={id}
          type="search"
          label={translate('declare.keyword')}
          value={typed}
          onChange={(event) => search(event.target.value)}
        />
      </FormControl>
      {children}
      {Object.keys(filterValues).length > 0 && (
        <Button size="small" startIcon={<FilterAltOffIcon />} onClick={clear}>
          {translate('declare.clearFilters')}
        </Button>
      )}
      <Box sx={{ ml: 'auto' }}>
        <AddButton />
      </Box>
    </Stack>
  );
}
