import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { CauseAnswer } from '#contract/persons/cause.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { Section } from '#src/components/page/Section.tsx';

/** The answers to all grievances of a cause, newest first: time, user, result and number of recipients. */
export function CauseAnswers({ answers }: { answers: readonly CauseAnswer[] }) {
  const translate = useTranslate();
  return (
    <Section title="causes.answers.title">
      {answers.length === 0 ? (
        <Typography color="textSecondary">{translate('causes.answers.none')}</Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {answers.map((answer) => (
            <CauseAnswerItem key={answer.id} answer={answer} />
          ))}
        </Box>
      )}
    </Section>
  );
}

function CauseAnswerItem({ answer }: { answer: CauseAnswer }) {
  const translate = useTranslate();
  const { instant } = useFormats();
  const { message, status, outcome, reason, given, to_approve: waiting, created_at, creator } = answer;
  const facts = [
    creator?.name,
    translate(`workflow.timeline.status.${status}`),
    outcome && translate(`closing.outcomes.${outcome}`),
    translate('causes.answers.given', { smart_count: given }),
    waiting > 0 && translate('causes.answers.toApprove', { smart_count: waiting }),
  ];
  return (
    <Box component="li" sx={{ py: 1, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Typography sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{message}</Typography>
      {reason && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          {`${translate('common.reason')}: ${reason}`}
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary">
        <time dateTime={created_at}>{instant(created_at)}</time>
        {` · ${facts.filter(Boolean).join(' · ')}`}
      </Typography>
    </Box>
  );
}
