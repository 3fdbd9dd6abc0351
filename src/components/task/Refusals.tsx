import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Refusals as Given } from '#contract/desk/task.ts';
import { useCodedText } from '../format/useCodedText.ts';
import { useFormats } from '../format/useFormats.ts';

interface RefusalsProps {
  refusals: Given;
  /** Translation keys for the number of skipped rows with a reason, and for how many are not named. */
  words: Record<'refused' | 'more', string>;
}

/** The skipped grievances, by reason, with their numbers. */
export function Refusals({ refusals, words }: RefusalsProps) {
  const translate = useTranslate();
  const { number } = useFormats();
  const textOf = useCodedText();
  if (refusals.length === 0) return null;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {refusals.map(({ reason, count, numbers, ...coded }) => (
        <Typography key={reason} component="li" variant="body2">
          {translate(words.refused, {
            smart_count: count,
            reason: textOf(reason, coded),
          })}{' '}
          {numbers.join(', ')}
          {count > numbers.length && ` ${translate(words.more, { count: number(count - numbers.length) })}`}
        </Typography>
      ))}
    </Box>
  );
}
