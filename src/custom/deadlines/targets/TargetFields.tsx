import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { PRIORITIES } from '#contract/deadlines/targets.ts';
import { SettingInput } from '#src/components/office/SettingInput.tsx';
import type { SettingCell } from '#src/components/office/settingCells.ts';

const LABELS: Record<string, string> = {
  default_priority: 'targets.default',
  response_hours: 'targets.hours',
  resolution_days: 'common.days',
};
/** The most urgent priority comes first on the screen. */
const MOST_URGENT_FIRST = PRIORITIES.toReversed();

/** The starting priority, and the two values of each priority. */
export function TargetFields({ cells }: { cells: readonly SettingCell[] }) {
  const translate = useTranslate();
  const inputs = (group: string) =>
    cells
      .filter(({ path }) => path[0] === group)
      .map((cell) => (
        <SettingInput
          key={cell.name}
          cell={cell}
          words="targets.row"
          from="targets.row"
          options="targets.priority"
          label={LABELS[cell.path.at(-1) ?? '']}
          nameOf={({ path: [priority, field] }) =>
            translate(`targets.field.${field}`, { priority: translate(`targets.priority.${priority}`) })
          }
        />
      ));
  return (
    <Box sx={ROW}>
      <Box sx={{ pt: { lg: 2.5 } }}>{inputs('default_priority')}</Box>
      {MOST_URGENT_FIRST.map((priority) => (
        <Box key={priority} sx={PAIR}>
          <Typography variant="body2" color="textSecondary" aria-hidden sx={CALLED}>
            {translate(`targets.priority.${priority}`)}
          </Typography>
          {inputs(priority)}
        </Box>
      ))}
    </Box>
  );
}

const ROW = {
  display: 'grid',
  alignItems: 'start',
  columnGap: 2,
  rowGap: 1,
  pt: 1,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr 1fr', lg: 'repeat(4, minmax(0, 12.5rem))' },
  '& > :first-of-type': { gridColumn: { sm: '1 / -1', lg: 'auto' } },
};
const PAIR = {
  display: 'grid',
  gridTemplateColumns: { xs: '5.5rem 1fr 1fr', sm: '1fr 1fr' },
  columnGap: 1,
};
/** On a phone to the side of its values, otherwise above them. */
const CALLED = { gridColumn: { sm: '1 / -1' }, pt: { xs: 2, sm: 0 } };
