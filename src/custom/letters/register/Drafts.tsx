import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useSearchParams } from 'react-router-dom';
import { listLetters } from '#contract/letters/letter.ts';
import type { ListedLetter } from '#contract/letters/letterFields.ts';
import { queryOf } from '#src/components/data/queryOf.ts';
import { LETTERS } from '#src/components/data/resourceNames.ts';
import { NotLoaded } from '#src/components/feedback/NotLoaded.tsx';
import { useFormats } from '#src/components/format/useFormats.ts';
import { Pager } from '#src/components/list/Pager.tsx';
import { useRequestedOffice } from '#src/components/office/useOffices.ts';
import { letterAddress } from '../letterAddress.ts';

const PER_PAGE = 25;

/** The drafts of an office, newest first, for users who send them. */
export default function Drafts() {
  const translate = useTranslate();
  const { officeId } = useRequestedOffice();
  const [search] = useSearchParams();
  const page = Number(search.get('page')) || 1;
  const { data, ...query } = useQuery({
    ...queryOf([LETTERS, 'drafts', officeId, page], listLetters, {
      query: { office_id: officeId, page, per_page: PER_PAGE },
    }),
    placeholderData: keepPreviousData,
  });
  if (!data) return <NotLoaded query={query} failed="letters.failed" height={240} label="common.loading" />;
  if (data.total === 0)
    return <Typography color="textSecondary">{translate('registers.noDrafts')}</Typography>;
  return (
    <>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data.data.map((letter) => (
          <Draft key={letter.id} letter={letter} />
        ))}
      </Box>
      {data.total > PER_PAGE && (
        <Pager page={page} count={Math.ceil(data.total / PER_PAGE)} linkTo={(to) => pageOf(search, to)} />
      )}
    </>
  );
}

function pageOf(search: URLSearchParams, page: number) {
  const next = new URLSearchParams(search);
  next.set('page', String(page));
  return { to: { search: next.toString() } };
}

function Draft({ letter }: { letter: ListedLetter }) {
  const translate = useTranslate();
  const { day } = useFormats();
  const { id, kind, subject, to, complaint, cause, created_at, created_by } = letter;
  const about = complaint?.complaint_number ?? cause?.number;
  return (
    <Box component="li" sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <MuiLink component={Link} to={letterAddress(id)} sx={{ fontWeight: 600 }}>
        {subject || translate('letters.noSubject')}
      </MuiLink>
      <Typography variant="body2" color="textSecondary">
        {[translate(`letters.kind.${kind}`), about, day(created_at), created_by?.name]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      {to && <Typography variant="body2">{to}</Typography>}
    </Box>
  );
}
