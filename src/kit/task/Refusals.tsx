import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { messageKey } from '../../../contract/messages.ts';
import type { Refusals as Given } from '../../../contract/task.ts';
import { useFormats } from '../format/useFormats.ts';

interface RefusalsProps {
  refusals: Given;
  /** Below which `refused` and `more` stand. */
  words: string;
}

/** Which grievances stay as they are, by reason, with their numbers. */
export function Refusals({ refusals, words }: RefusalsProps) {
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
          {translate(`${words}.refused`, {
            smart_count: count,
            count: number(count),
            reason: textOf(reason),
          })}{' '}
          {numbers.join(', ')}
          {count > numbers.length &&
            ` ${translate(`${words}.more`, { count: number(count - numbers.length) })}`}
        </Typography>
      ))}
    </Box>
  );
}
