import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import {
  AddSavedQueryIconButton,
  extractValidSavedQueries,
  ListContextProvider,
  RemoveSavedQueryIconButton,
  type SavedQuery,
  useListContext,
  useSavedQueries,
  useTranslate,
} from 'react-admin';
import { inAddress } from './listAddress.ts';

/** Filters, order and page size under a name; without what was typed, which may be a person's name or phone. */
export default function SavedFilters() {
  const translate = useTranslate();
  const labelId = useId();
  const list = useListContext();
  const [saved] = useSavedQueries(list.resource);
  const queries = extractValidSavedQueries(saved);
  const shown = { ...list, filterValues: inAddress(list.filterValues) };
  const isShown = ({ filter, sort, perPage }: SavedQuery['value']) =>
    sameValues(filter, shown.filterValues) && sameValues(sort, list.sort) && perPage === list.perPage;
  const show = ({ filter, sort, perPage = list.perPage }: SavedQuery['value']) => {
    list.setPerPage(perPage);
    if (sort) list.setSort(sort);
    list.setFilters(filter);
  };
  const isSaved = queries.some(({ value }) => isShown(value));
  const canSave = !isSaved && Object.keys(shown.filterValues).length > 0;
  if (queries.length === 0 && !canSave) return null;
  return (
    <ListContextProvider value={shown}>
      <Stack
        role="group"
        aria-labelledby={labelId}
        direction="row"
        sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center', minHeight: 40 }}
      >
        <Typography id={labelId} variant="body2" color="textSecondary">
          {translate('ra.saved_queries.label')}
        </Typography>
        {queries.map(({ label, value }) => (
          <Chip
            key={label}
            label={label}
            color={isShown(value) ? 'primary' : 'default'}
            aria-pressed={isShown(value)}
            onClick={() => show(value)}
          />
        ))}
        {isSaved && <RemoveSavedQueryIconButton />}
        {canSave && <AddSavedQueryIconButton />}
      </Stack>
    </ListContextProvider>
  );
}

function sameValues(one: object = {}, other: object = {}): boolean {
  const text = (values: object) => JSON.stringify(Object.entries(values).sort());
  return text(one) === text(other);
}
