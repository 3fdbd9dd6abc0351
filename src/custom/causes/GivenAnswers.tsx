import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { CauseAnswer } from '../../../contract/cause.ts';
import { useFormats } from '../../kit/format/useFormats.ts';
import { Section } from '../../kit/page/Section.tsx';

/** What was answered to all, the newest first: when, by whom, and how many have got it. */
export function GivenAnswers({ answers }: { answers: readonly CauseAnswer[] }) {
  const translate = useTranslate();
  return (
    <Section title="causes.answers.title">
      {answers.length === 0 ? (
        <Typography color="textSecondary">{translate('causes.answers.none')}</Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {answers.map((answer) => (
            <Given key={answer.id} answer={answer} />
          ))}
        </Box>
      )}
    </Section>
  );
}

function Given({ answer: { message, status, given, created_at, creator } }: { answer: CauseAnswer }) {
  const translate = useTranslate();
  const { instant, number } = useFormats();
  const told = [
    creator?.name,
    translate(`workflow.timeline.status.${status}`),
    translate('causes.answers.given', { smart_count: given, count: number(given) }),
  ];
  return (
    <Box component="li" sx={{ py: 1, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Typography sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{message}</Typography>
      <Typography variant="body2" color="textSecondary">
        <time dateTime={created_at}>{instant(created_at)}</time>
        {` · ${told.filter(Boolean).join(' · ')}`}
      </Typography>
    </Box>
  );
}
