import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useListContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { LEADER_ROLES, LEADER_STATUSES } from '../../../contract/leader.ts';
import { ListToolbar } from '../../declare/parts/ListToolbar.tsx';
import { PlaceFilters } from '../../declare/place/PlaceFilters.tsx';

interface Choice {
  id: string;
  /** Translation key. */
  name: string;
}

const STATUSES: Choice[] = LEADER_STATUSES.map((id) => ({
  id,
  name: `leaders.status.${id === 'true' ? 'approved' : 'onHold'}`,
}));
const ROLES: Choice[] = LEADER_ROLES.map((id) => ({ id, name: `leaders.role.${id}` }));

/** Above a list of leaders: keyword on name or phone, place for mp, status, role, text of a place's name (VOL-04). */
export const LeaderFilters = () => (
  <ListToolbar>
    <PlaceFilters />
    <ChoiceFilter name="status" choices={STATUSES} />
    <ChoiceFilter name="role" choices={ROLES} />
    <LocationFilter />
  </ListToolbar>
);

const ALL = 'all';

function ChoiceFilter({ name, choices }: { name: 'status' | 'role'; choices: readonly Choice[] }) {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const choose = (value: string) =>
    setFilters({ ...filterValues, [name]: value === ALL ? undefined : value });
  return (
    <TextField
      select
      label={translate(`leaders.filters.${name}`)}
      value={filterValues[name] ?? ALL}
      onChange={(event) => choose(event.target.value)}
      sx={{ minWidth: '9rem' }}
    >
      <MenuItem value={ALL}>{translate('leaders.all')}</MenuItem>
      {choices.map((choice) => (
        <MenuItem key={choice.id} value={choice.id}>
          {translate(choice.name)}
        </MenuItem>
      ))}
    </TextField>
  );
}

function LocationFilter() {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const applied: string = filterValues.location ?? '';
  const [typed, setTyped] = useState(applied);
  const [known, setKnown] = useState(applied);
  // Another text from outside: 'Clear Filters'.
  if (known !== applied) {
    setKnown(applied);
    if (applied === '') setTyped('');
  }
  const search = (location: string) => {
    setTyped(location);
    setFilters({ ...filterValues, location: location.trim() || undefined }, undefined, true);
  };
  return (
    <TextField
      type="search"
      label={translate('leaders.filters.location')}
      value={typed}
      onChange={(event) => search(event.target.value)}
      slotProps={{ htmlInput: { maxLength: 200 } }}
      sx={{ maxWidth: '12rem' }}
    />
  );
}
