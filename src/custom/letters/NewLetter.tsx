import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { isGone } from '#src/components/feedback/unlessGone.ts';
import { Page } from '#src/components/page/Page.tsx';
import { PageNotLoaded } from '#src/components/page/PageNotLoaded.tsx';
import { BackTo } from './BackTo.tsx';
import { Composer } from './compose/Composer.tsx';
import { ABOUT, type LetterAbout } from './letterAddress.ts';
import { NoCode } from './NoCode.tsx';
import { useStart } from './useStart.ts';

/**
 * `/grievance/letter?complaint_id=`, `cause_id` or `person_id`: a new letter about a grievance, a cause or a person
 * (REF-03, REF-23).
 */
export function NewLetter() {
  const translate = useTranslate();
  const [search] = useSearchParams();
  const about = aboutIn(search);
  const { data: start, ...query } = useStart(about);
  const isMissing = Object.keys(about).length === 0;
  if (!start || isGone(query.error))
    return <PageNotLoaded query={query} words="letters" isMissing={isMissing} />;
  return (
    <>
      <BackTo about={about} />
      <Page title={translate('letters.new')} tab={translate('letters.new')} subtitle={start.our_ref}>
        {!start.has_code && <NoCode />}
        <Composer about={about} start={start} />
      </Page>
    </>
  );
}

/** The subject in the address. */
function aboutIn(search: URLSearchParams): LetterAbout {
  const name = ABOUT.find((each) => Number(search.get(each)) > 0);
  return name ? { [name]: Number(search.get(name)) } : {};
}
