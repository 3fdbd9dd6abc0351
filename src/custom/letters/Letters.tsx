import { useTranslate } from 'react-admin';
import { useLocation, useParams } from 'react-router';
import { listInward } from '#contract/letters/inward.ts';
import { listOutward } from '#contract/letters/registerCalls.ts';
import { OfficeChoice } from '#src/components/office/OfficeChoice.tsx';
import { useOpensAtBusiest } from '#src/components/office/useOffices.ts';
import { lazyPage } from '#src/components/page/lazyPage.tsx';
import { Page } from '#src/components/page/Page.tsx';
import { PartTabs } from '#src/components/page/PartTabs.tsx';
import { call } from '#src/dataProvider/call.ts';
import { LetterPage } from './LetterPage.tsx';
import { NewLetter } from './NewLetter.tsx';
import { Referrals } from './referrals/Referrals.tsx';

const PARTS = {
  outward: lazyPage(() => import('./register/Outward.tsx')),
  inward: lazyPage(() => import('./inward/InwardRegister.tsx')),
  drafts: lazyPage(() => import('./register/Drafts.tsx')),
};

/** The letters that the own office has sent and received. */
async function countOwn(signal: AbortSignal): Promise<number> {
  const query = { per_page: 1 };
  const registers = await Promise.all([
    call(listOutward, { query, signal }),
    call(listInward, { query, signal }),
  ]);
  return registers.reduce((sum, { total }) => sum + total, 0);
}

/**
 * `/grievance/registers`: the outward and inward registers and the drafts, one tab each, by `?register=` (REF-05,
 * REF-07, REF-10).
 */
function Registers() {
  const translate = useTranslate();
  const title = translate('registers.title');
  const isAtOffice = useOpensAtBusiest('registers', countOwn);
  return (
    <Page title={title} subtitle={translate('registers.hint')}>
      <OfficeChoice />
      {isAtOffice && <PartTabs parts={PARTS} param="register" label={title} words="registers.parts" />}
    </Page>
  );
}

/** Letters, registers and referrals are one file, since the sign-in page lists the names of all files. */
export default function Letters() {
  const isLetter = useParams().id !== undefined;
  const { pathname } = useLocation();
  if (isLetter) return <LetterPage />;
  if (pathname.includes('/referrals')) return <Referrals />;
  return pathname.includes('/registers') ? <Registers /> : <NewLetter />;
}
