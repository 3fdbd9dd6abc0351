import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { TargetRow } from '#contract/deadlines/targetCalls.ts';
import { type Priority, TARGET_FIELDS } from '#contract/deadlines/targets.ts';
import { useNameIn } from '#src/components/format/useNameIn.ts';
import { InheritedNumber } from '#src/custom/desk/office/InheritedNumber.tsx';
import { DefaultPriority } from './DefaultPriority.tsx';
import { fieldOf, MOST_URGENT_FIRST } from './targetForm.ts';

const LABELS = { response_hours: 'targets.hours', resolution_days: 'targets.days' } as const;

/** A category, or all of them: what its grievances start as, and the two values of each priority. */
export function TargetRowInputs({ row }: { row: TargetRow }) {
  const translate = useTranslate();
  const id = useId();
  const name = useNameIn()(row.category) ?? translate('targets.all');
  return (
    <Box role="group" aria-labelledby={id} sx={ROW}>
      <Typography id={id} sx={{ fontWeight: 600, overflowWrap: 'anywhere', pt: { lg: 3.5 } }}>
        {name}
      </Typography>
      <Box sx={{ pt: { lg: 2.5 } }}>
        <DefaultPriority row={row} />
      </Box>
      {MOST_URGENT_FIRST.map((priority) => (
        <TargetInputs key={priority} row={row} priority={priority} />
      ))}
    </Box>
  );
}

function TargetInputs({ row, priority }: { row: TargetRow; priority: Priority }) {
  const translate = useTranslate();
  const called = translate(`targets.priority.${priority}`);
  return (
    <Box sx={PAIR}>
      <Typography variant="body2" color="textSecondary" aria-hidden sx={CALLED}>
        {called}
      </Typography>
      {TARGET_FIELDS.map((field) => {
        const { value, from } = row[priority][field].inherited;
        return (
          <InheritedNumber
            key={field}
            field={fieldOf(row, priority, field)}
            label={LABELS[field]}
            name={translate(`targets.field.${field}`, { priority: called })}
            inherited={{ value, from: translate(`targets.from.${from}`) }}
            own={translate('targets.own')}
          />
        );
      })}
    </Box>
  );
}

const ROW = {
  display: 'grid',
  alignItems: 'start',
  columnGap: 2,
  rowGap: 1,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  gridTemplateColumns: {
    xs: '1fr',
    sm: '1fr 1fr 1fr',
    lg: 'minmax(0, 1fr) 9.5rem repeat(3, 12.5rem)',
  },
  '& > :nth-of-type(2)': { gridColumn: { sm: 'span 2', lg: 'auto' } },
};
const PAIR = {
  display: 'grid',
  gridTemplateColumns: { xs: '5.5rem 1fr 1fr', sm: '1fr 1fr' },
  columnGap: 1,
};
/** On a phone beside its values, else above them. */
const CALLED = { gridColumn: { sm: '1 / -1' }, pt: { xs: 2, sm: 0 } };
