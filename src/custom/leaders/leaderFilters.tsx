import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { TextInput, useInput, useTranslate } from 'react-admin';
import { LEADER_ROLES, LEADER_STATUSES } from '#contract/leaders/leader.ts';
import { PlaceFilters } from '#src/components/place/PlaceFilters.tsx';
import { KeywordFilter } from '#src/declare/parts/KeywordFilter.tsx';

const STATUSES = LEADER_STATUSES.map((id) => ({
  id,
  name: `leaders.status.${id === 'true' ? 'approved' : 'onHold'}`,
}));
const ROLES = LEADER_ROLES.map((id) => ({ id, name: `leaders.role.${id}` }));

interface ChoiceProps {
  source: string;
  label: string;
  choices: readonly { id: string; name: string }[];
  alwaysOn: true;
}

/** A select with an explicit 'all': screen readers announce SelectInput's empty choice as 'Clear value'. */
function Choice({ source, label, choices }: ChoiceProps) {
  const translate = useTranslate();
  const { id, field } = useInput({ source, defaultValue: '' });
  return (
    <TextField
      {...field}
      id={id}
      select
      size="small"
      label={translate(label)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ minWidth: '10rem' }}
    >
      {[{ id: '', name: 'common.all' }, ...choices].map((choice) => (
        <MenuItem key={choice.id} value={choice.id}>
          {translate(choice.name)}
        </MenuItem>
      ))}
    </TextField>
  );
}

/**
 * The filters of a list of leaders: keyword for name or phone, place for mp, status, role, text of a place's name
 * (VOL-04).
 */
export const leaderFilters = [
  <KeywordFilter key="keyword" source="keyword" alwaysOn />,
  <PlaceFilters key="place" source="assembly" alwaysOn />,
  <Choice key="status" source="status" label="common.status" choices={STATUSES} alwaysOn />,
  <Choice key="role" source="role" label="leaders.filters.role" choices={ROLES} alwaysOn />,
  <TextInput
    key="location"
    source="location"
    label="leaders.filters.location"
    type="search"
    slotProps={{ htmlInput: { maxLength: 200 } }}
    alwaysOn
  />,
];
