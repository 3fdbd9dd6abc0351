import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { TargetRow } from '#contract/deadlines/targetCalls.ts';
import { type Priority, TARGET_FIELDS } from '#contract/deadlines/targets.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { useNameIn } from '#src/components/format/useNameIn.ts';
import { FoldedRow } from '#src/custom/desk/office/FoldedRow.tsx';
import { InheritedNumber } from '#src/custom/desk/office/InheritedNumber.tsx';
import { DefaultPriority } from './DefaultPriority.tsx';
import { fieldOf, fieldsOf, MOST_URGENT_FIRST } from './targetForm.ts';

const LABELS = { response_hours: 'targets.hours', resolution_days: 'common.days' } as const;

/** The row for all categories is open. A category is folded to its values of normal priority. */
export function TargetRowInputs({ row }: { row: TargetRow }) {
  const translate = useTranslate();
  const id = useId();
  const nameIn = useNameIn();
  const { number } = useFormats();
  if (row.category_id === null)
    return (
      <Box role="group" aria-labelledby={id} sx={{ mb: 2 }}>
        <Typography id={id} sx={{ fontWeight: 600 }}>
          {translate('targets.all')}
        </Typography>
        <Fields row={row} />
      </Box>
    );
  return (
    <FoldedRow
      name={nameIn(row.category) ?? ''}
      fields={fieldsOf(row)}
      text={(own) => {
        const [hours = '', days = ''] = TARGET_FIELDS.map((field) =>
          number(Number(own(fieldOf(row, 'normal', field)) ?? row.normal[field].inherited.value)),
        );
        return translate('targets.section.value', { hours, days });
      }}
    >
      <Fields row={row} />
    </FoldedRow>
  );
}

/** The starting priority, and the two values of each priority. */
const Fields = ({ row }: { row: TargetRow }) => (
  <Box sx={ROW}>
    <Box sx={{ pt: { lg: 2.5 } }}>
      <DefaultPriority row={row} />
    </Box>
    {MOST_URGENT_FIRST.map((priority) => (
      <TargetInputs key={priority} row={row} priority={priority} />
    ))}
  </Box>
);

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
  pt: 1,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr 1fr', lg: '9.5rem repeat(3, 12.5rem)' },
  '& > :first-of-type': { gridColumn: { sm: '1 / -1', lg: 'auto' } },
};
const PAIR = {
  display: 'grid',
  gridTemplateColumns: { xs: '5.5rem 1fr 1fr', sm: '1fr 1fr' },
  columnGap: 1,
};
/** On a phone to the side of its values, otherwise above them. */
const CALLED = { gridColumn: { sm: '1 / -1' }, pt: { xs: 2, sm: 0 } };
