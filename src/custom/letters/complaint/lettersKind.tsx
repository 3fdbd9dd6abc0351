import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { listLetters } from '#contract/letters/letter.ts';
import type { ListedLetter } from '#contract/letters/letterFields.ts';
import { LETTERS } from '#src/components/data/resourceNames.ts';
import type { TimelineItem, TimelineKind } from '#src/components/slots/parts.ts';
import { TimelineRow } from '#src/custom/complaints/detail/timeline/TimelineRow.tsx';
import { call } from '#src/dataProvider/call.ts';
import { letterAddress } from '../letterAddress.ts';

/** The limit of letters that a grievance shows. */
const SHOWN = 100;

type LetterItem = TimelineItem & { letter: ListedLetter };

/** Sent letters, each with a link (REF-03). */
const lettersKind: TimelineKind<LetterItem> = {
  queryOf: ({ id }) => ({
    queryKey: [LETTERS, 'timeline', id],
    queryFn: async ({ signal }) => {
      const { data } = await call(listLetters, { query: { complaint_id: id, per_page: SHOWN }, signal });
      return data.flatMap((letter) =>
        letter.dispatched_at
          ? [{ key: String(letter.id), at: letter.dispatched_at, views: ['all', 'talk'] as const, letter }]
          : [],
      );
    },
  }),
  Entry: SentLetter,
};
export default lettersKind;

function SentLetter({ item: { letter, at } }: { item: LetterItem }) {
  const translate = useTranslate();
  const { id, number, kind, to, subject, link } = letter;
  const name = number ?? translate('letters.state.draft');
  return (
    <TimelineRow title={translate(`letters.kind.${kind}`)} at={at}>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        <MuiLink component={Link} to={letterAddress(id)}>
          {name}
        </MuiLink>{' '}
        {[to, subject].filter(Boolean).join(' · ')}{' '}
        {link && (
          <MuiLink href={link} target="_blank" rel="noopener">
            {translate('letters.pdf', { number: name })}
          </MuiLink>
        )}
      </Typography>
    </TimelineRow>
  );
}
