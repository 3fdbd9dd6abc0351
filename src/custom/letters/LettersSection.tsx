import MailIcon from '@mui/icons-material/MailOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router';
import type { ListedLetter } from '#contract/letters/letterFields.ts';
import { FailedNotice } from '#src/components/feedback/FailedNotice.tsx';
import { useFormats } from '#src/components/format/useFormats.ts';
import { useKeys, useShortcut } from '#src/components/keys/useKeys.ts';
import { Hint } from '#src/components/page/Hint.tsx';
import { Section } from '#src/components/page/Section.tsx';
import { type LetterAbout, letterAddress, newLetterAddress } from './letterAddress.ts';
import { useLettersAbout } from './useLetters.ts';

/** The letters about a grievance, a cause or a person, and a link to write one, also by a key (REF-03, REF-23). */
export function LettersSection({ about }: { about: LetterAbout }) {
  const navigate = useNavigate();
  const { data, isError, isFetching, refetch } = useLettersAbout(about);
  useKeys({ letter: () => navigate(newLetterAddress(about)) });
  return (
    <Section title="common.letters" control={<WriteLetter about={about} />}>
      {isError && <FailedNotice text="letters.failed" isRetrying={isFetching} onRetry={() => refetch()} />}
      {data?.total === 0 && <Hint text="letters.none" />}
      <Stack component="ul" sx={{ gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
        {data?.data.map((letter) => (
          <LetterRow key={letter.id} letter={letter} />
        ))}
      </Stack>
    </Section>
  );
}

/** A link to write a letter; about a grievance it is for the citizen. */
export function WriteLetter({ about }: { about: LetterAbout }) {
  const translate = useTranslate();
  const shortcut = useShortcut();
  return (
    <Button
      component={Link}
      to={newLetterAddress(about)}
      size="small"
      startIcon={<MailIcon />}
      {...(about.complaint_id ? {} : shortcut('letter'))}
    >
      {translate(about.complaint_id ? 'letters.toCitizen' : 'letters.write')}
    </Button>
  );
}

const COLORS = { draft: 'warning', dispatched: 'success', cancelled: 'error' } as const;

/** A letter by its number, with its kind and its PDF. */
export function LetterRow({ letter }: { letter: ListedLetter }) {
  const translate = useTranslate();
  const { day } = useFormats();
  const { id, number, state, subject, to, link, kind, dispatched_at, created_at } = letter;
  const name = number ?? translate('letters.state.draft');
  return (
    <Box component="li" sx={{ overflowWrap: 'anywhere' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <MuiLink component={Link} to={letterAddress(id)} sx={{ fontWeight: 600 }}>
          {name}
        </MuiLink>
        {state !== 'dispatched' && (
          <Chip
            size="small"
            variant="outlined"
            color={COLORS[state]}
            label={translate(`letters.state.${state}`)}
          />
        )}
        <Typography variant="body2" color="textSecondary">
          {`${translate(`letters.kind.${kind}`)} · ${day(dispatched_at ?? created_at)}`}
        </Typography>
        {link && (
          <MuiLink href={link} target="_blank" rel="noopener" variant="body2">
            {translate('letters.pdf', { number: name })}
          </MuiLink>
        )}
      </Stack>
      <Typography variant="body2">{[to, subject].filter(Boolean).join(' · ')}</Typography>
    </Box>
  );
}
