import type { ReactElement } from 'react';
import { Link, useRecordContext, useTranslate } from 'react-admin';
import type { LeaderRow } from '#contract/leaders/leader.ts';
import { PLACE_LEVELS } from '#contract/places/place.ts';
import { EMPTY } from '#src/components/format/empty.ts';
import { PhoneLink } from '#src/components/format/PhoneLink.tsx';
import { useNameIn } from '#src/components/format/useNameIn.ts';
import { Column } from '#src/declare/parts/Column.tsx';
import { useLinkBack } from './linkBack.ts';
import { StatusBadge } from './StatusBadge.tsx';

/** Cells of the lists of leaders; each renders the current row. */
const useLeader = () => useRecordContext<LeaderRow>();

function Name() {
  const leader = useLeader();
  const back = useLinkBack();
  return leader ? (
    <Link to={`/leader/${leader.id}`} state={back}>
      {leader.name}
    </Link>
  ) : null;
}

function Mobile() {
  return <PhoneLink phone={useLeader()?.phone} />;
}

function Area() {
  return useNameIn()(useLeader()?.area) ?? EMPTY;
}

/** From the nearest place to the farthest. */
function Location() {
  const leader = useLeader();
  const nameIn = useNameIn();
  const names = [...PLACE_LEVELS].reverse().flatMap((level) => nameIn(leader?.[level]) ?? []);
  return names.join(', ') || EMPTY;
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

/** The possible columns by name; the server sorts by name only. */
export const leaderColumns = {
  name: column('name', <Name />, true),
  phone: column('phone', <Mobile />),
  area: column('area', <Area />),
  location: column('location', <Location />),
  designation: column('designation', <DesignationName />),
  status: column('status', <Status />),
};

function column(source: string, cell: ReactElement, sortable = false) {
  return (
    <Column key={source} source={source} disableSort={!sortable}>
      {cell}
    </Column>
  );
}
