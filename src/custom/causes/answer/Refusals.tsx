import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { messageKey } from '../../../../contract/messages.ts';
import type { Refusals as Given } from '../../../../contract/task.ts';
import { useFormats } from '../../../kit/format/useFormats.ts';

/** Who does not get an answer, by reason, with their numbers. */
export function Refusals({ refusals }: { refusals: Given }) {
  const translate = useTranslate();
  const { number } = useFormats();
  if (refusals.length === 0) return null;
  const textOf = (reason: string) => {
    const key = messageKey(reason);
    return translate(key ? `rules.${key}` : reason, { _: reason });
  };
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {refusals.map(({ reason, count, numbers }) => (
        <Typography key={reason} component="li" variant="body2">
          {translate('causes.answer.refused', {
            smart_count: count,
            count: number(count),
            reason: textOf(reason),
          })}{' '}
          {numbers.join(', ')}
          {count > numbers.length &&
            ` ${translate('causes.answer.more', { count: number(count - numbers.length) })}`}
        </Typography>
      ))}
    </Box>
  );
}
