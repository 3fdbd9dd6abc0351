import Stack from '@mui/material/Stack';
import { FailedNotice } from '#src/components/feedback/FailedNotice.tsx';
import { FoldedPanel } from '#src/components/page/FoldedPanel.tsx';
import { Hint } from '#src/components/page/Hint.tsx';
import type { OfRecord } from '#src/components/slots/parts.ts';
import { LetterRow, WriteLetter } from '../LettersSection.tsx';
import { useLettersAbout } from '../useLetters.ts';

/** The letters about a grievance with their drafts, and a link to write one (REF-03). */
export default function LettersPanel({ complaint }: OfRecord) {
  const about = { complaint_id: complaint.id };
  const { data, isError, isFetching, refetch } = useLettersAbout(about);
  return (
    <FoldedPanel title="common.letters" count={data?.total}>
      {isError && <FailedNotice text="letters.failed" isRetrying={isFetching} onRetry={() => refetch()} />}
      {data?.total === 0 && <Hint text="letters.none" />}
      <Stack component="ul" sx={{ gap: 1.5, m: 0, mb: 1, p: 0, listStyle: 'none' }}>
        {data?.data.map((letter) => (
          <LetterRow key={letter.id} letter={letter} />
        ))}
      </Stack>
      <WriteLetter about={about} />
    </FoldedPanel>
  );
}
