import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { RowAction } from '#contract/desk/bulkActions.ts';
import type { Task } from '#contract/desk/task.ts';
import { useCodedText } from '#src/components/format/useCodedText.ts';

/** The unchanged rows of a small job, by number and reason (LIST-11). */
export function Outcome({ action, job: { done, refused, refusals } }: { action: RowAction; job: Task }) {
  const translate = useTranslate();
  const textOf = useCodedText();
  const words = (key: string, count: number) => translate(`bulk.${key}`, { smart_count: count });
  const isAssigned = action === 'assign';
  return (
    <Alert severity="error">
      {done > 0 && `${words(isAssigned ? 'assigned' : 'changed', done)} `}
      {words(isAssigned ? 'notAssigned' : 'notChanged', refused)}
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, maxHeight: 240, overflow: 'auto' }}>
        {refusals.flatMap(({ reason, numbers, ...coded }) =>
          numbers.map((one) => (
            <li key={one}>
              {one}: {textOf(reason, coded)}
            </li>
          )),
        )}
      </Box>
    </Alert>
  );
}
