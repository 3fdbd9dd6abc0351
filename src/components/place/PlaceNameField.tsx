import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import type { PlaceNames } from '#contract/kernel/define.ts';
import { PLACE_LEVELS } from '#contract/places/place.ts';
import { EMPTY } from '../format/empty.ts';
import { useNameIn } from '../format/useNameIn.ts';

/** The places of a record from the nearest to the farthest: 'Area, Mandal, Assembly, Parliament'. */
export function PlaceNameField(_props: { source: string }) {
  const record = useRecordContext<Partial<PlaceNames> & { id: number }>();
  const nameIn = useNameIn();
  const names = [...PLACE_LEVELS].reverse().flatMap((level) => nameIn(record?.[level]) ?? []);
  return (
    <Typography component="span" variant="body2">
      {names.join(', ') || EMPTY}
    </Typography>
  );
}
