import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { FailedNotice } from '#src/components/feedback/FailedNotice.tsx';
import { FoldedPanel } from '#src/components/page/FoldedPanel.tsx';
import type { OfRecord } from '#src/components/slots/parts.ts';
import { LetterRow, WriteLetter } from '../LettersSection.tsx';
import { useLettersAbout } from '../useLetters.ts';

/** The letters about a grievance with their drafts, and a link to write one (REF-03). */
export default function LettersPanel({ complaint }: OfRecord) {
  const translate = useTranslate();
  const about = { complaint_id: complaint.id };
  const { data, isError, isFetching, refetch } = useLettersAbout(about);
  return (
    <FoldedPanel title="common.letters" count={data?.total}>
      {isError && <FailedNotice text="letters.failed" isRetrying={isFetching} onRetry={() => refetch()} />}
      {data?.total === 0 && (
        <Typography variant="body2" color="textSecondary">
          {translate('letters.none')}
        </Typography>
      )}
      <Stack component="ul" sx={{ gap: 1.5, m: 0, mb: 1, p: 0, listStyle: 'none' }}>
        {data?.data.map((letter) => (
          <LetterRow key={letter.id} letter={letter} />
        ))}
      </Stack>
      <WriteLetter about={about} />
    </FoldedPanel>
  );
}
