import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { getLetter } from '#contract/letters/letter.ts';
import type { LetterRecord } from '#contract/letters/letterFields.ts';
import { queryOf } from '#src/components/data/queryOf.ts';
import { LETTERS } from '#src/components/data/resourceNames.ts';
import { isGone } from '#src/components/feedback/unlessGone.ts';
import { Page } from '#src/components/page/Page.tsx';
import { PageNotLoaded } from '#src/components/page/PageNotLoaded.tsx';
import { PageSkeleton } from '#src/components/page/PageSkeleton.tsx';
import { aboutOf } from './aboutOf.ts';
import { BackTo } from './BackTo.tsx';
import { Composer } from './compose/Composer.tsx';
import { DeleteDraft } from './DeleteDraft.tsx';
import { NoCode } from './NoCode.tsx';
import { SentLetter } from './sent/SentLetter.tsx';
import { useStart } from './useStart.ts';

/** `/grievance/letter/{id}`: the form of a draft, or a sent letter (REF-03, REF-06). */
export function LetterPage() {
  const id = Number(useParams().id);
  return <Loaded key={id} id={id} />;
}

function Loaded({ id }: { id: number }) {
  const { data: letter, ...query } = useQuery(queryOf([LETTERS, 'one', id], getLetter, { params: { id } }));
  if (!letter || isGone(query.error)) return <PageNotLoaded query={query} words="letters" />;
  return (
    <>
      <BackTo about={aboutOf(letter)} />
      {letter.state === 'draft' ? <Draft letter={letter} /> : <SentLetter letter={letter} />}
    </>
  );
}

/** The form keeps its starting values when newer data arrives. */
function Draft({ letter }: { letter: LetterRecord }) {
  const translate = useTranslate();
  const about = aboutOf(letter);
  const { data: start = null, isLoading } = useStart(about);
  if (isLoading) return <PageSkeleton />;
  return (
    <Page
      title={translate('letters.draft')}
      subtitle={letter.complaint?.complaint_number ?? letter.cause?.number}
      actions={!letter.referral && <DeleteDraft letter={letter} />}
    >
      {letter.referral && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {translate('referrals.letter.goesOut', { number: letter.referral.number })}
        </Alert>
      )}
      {start && !start.has_code && <NoCode />}
      <Composer about={about} start={start} letter={letter} />
    </Page>
  );
}
