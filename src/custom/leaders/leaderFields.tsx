import Checkbox from '@mui/material/Checkbox';
import MuiLink from '@mui/material/Link';
import { useListContext, useRecordContext, useTranslate } from 'ra-core';
import type { LeaderRow } from '../../../contract/leader.ts';
import { PLACE_LEVELS } from '../../../contract/place.ts';
import type { Column } from '../../declare/parts/columns.ts';
import { StatusBadge } from './StatusBadge.tsx';

/** Cells of the lists of leaders; each shows the row around it. */
const useLeader = () => useRecordContext<LeaderRow>();

function Name() {
  return useLeader()?.name ?? null;
}

/** A tap on a phone calls. */
function Mobile() {
  const phone = useLeader()?.phone;
  return phone ? <MuiLink href={`tel:+91${phone}`}>{phone}</MuiLink> : null;
}

function Area() {
  return useLeader()?.area?.name ?? null;
}

/** From the nearest place to the farthest. */
function Location() {
  const leader = useLeader();
  return [...PLACE_LEVELS]
    .reverse()
    .flatMap((level) => leader?.[level]?.name ?? [])
    .join(', ');
}

function DesignationName() {
  const translate = useTranslate();
  const designation = useLeader()?.designation;
  return translate(designation ? `leaders.role.${designation}` : 'leaders.undecided');
}

function Status() {
  const leader = useLeader();
  return leader ? <StatusBadge status={leader.status} /> : null;
}

/** Ticks the row for a bulk message. */
function Selection() {
  const leader = useLeader();
  const translate = useTranslate();
  const { selectedIds, onToggleItem } = useListContext();
  if (!leader) return null;
  return (
    <Checkbox
      size="small"
      sx={{ m: -1 }}
      checked={selectedIds.includes(leader.id)}
      onChange={() => onToggleItem(leader.id)}
      slotProps={{ input: { 'aria-label': translate('leaders.select.one', { name: leader.name }) } }}
    />
  );
}

/** The columns that lists are made of, by name. */
export const leaderColumns = {
  selection: { source: 'selection', field: <Selection />, unsorted: true },
  name: { source: 'name', field: <Name /> },
  phone: { source: 'phone', field: <Mobile />, unsorted: true },
  area: { source: 'area', field: <Area />, unsorted: true },
  location: { source: 'location', field: <Location />, unsorted: true },
  designation: { source: 'designation', field: <DesignationName />, unsorted: true },
  status: { source: 'status', field: <Status />, unsorted: true },
} satisfies Record<string, Column>;
