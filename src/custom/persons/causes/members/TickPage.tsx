import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { CauseMember } from '#contract/persons/cause.ts';
import { useFormats } from '#src/components/format/useFormats.ts';

/** Ticked grievances of all pages. */
export interface Ticks {
  ticked: readonly number[];
  onTick: (ticked: readonly number[]) => void;
}

/** Whether an answer sent now would reach the member. */
export const isTickable = ({ own, status_group }: CauseMember) => own && status_group !== 'closed';

/** Ticks or unticks a page, and shows the number of ticked grievances. */
export function TickPage({ ticks, members }: { ticks: Ticks; members: readonly CauseMember[] }) {
  const translate = useTranslate();
  const { number } = useFormats();
  const { ticked, onTick } = ticks;
  const ids = members.filter(isTickable).map(({ complaint_id }) => complaint_id);
  const here = ids.filter((id) => ticked.includes(id));
  const others = ticked.filter((id) => !ids.includes(id));
  const isAll = ids.length > 0 && here.length === ids.length;
  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: 2 }}
    >
      <FormControlLabel
        label={translate('causes.members.tickPage')}
        slotProps={{ typography: { variant: 'body2' } }}
        disabled={ids.length === 0}
        control={
          <Checkbox
            size="small"
            checked={isAll}
            indeterminate={here.length > 0 && !isAll}
            onChange={() => onTick(isAll ? others : [...others, ...ids])}
          />
        }
      />
      <Typography variant="body2" color="textSecondary" role="status">
        {ticked.length > 0 && translate('causes.members.ticked', { count: number(ticked.length) })}
      </Typography>
    </Stack>
  );
}
