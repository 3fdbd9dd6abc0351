import { useTranslate } from 'react-admin';
import { OfficeChoice } from '#src/kit/office/OfficeChoice.tsx';
import { fetched } from '#src/kit/page/fetched.tsx';
import { Page } from '#src/kit/page/Page.tsx';
import { PartTabs } from '#src/kit/page/PartTabs.tsx';

const PARTS = {
  calendar: fetched(() => import('./calendar/CalendarPart.tsx')),
  targets: fetched(() => import('./targets/TargetsPart.tsx')),
  ladder: fetched(() => import('./ladder/LadderPart.tsx')),
  routing: fetched(() => import('./routing/RoutingPart.tsx')),
  closing: fetched(() => import('./closing/ClosingPart.tsx')),
  similar: fetched(() => import('./similar/SimilarPart.tsx')),
  referrals: fetched(() => import('./referrals/ReferralsPart.tsx')),
  replies: fetched(() => import('./replies/RepliesPart.tsx')),
  macros: fetched(() => import('./macros/MacrosPart.tsx')),
  letters: fetched(() => import('./letters/LettersPart.tsx')),
  leave: fetched(() => import('./leave/LeavePart.tsx')),
};

/**
 * `/grievance/settings`: what an office sets for itself, one part behind each tab, by `?part=`; admin chooses which office by
 * `?office=` (GRD-01).
 */
export default function OfficeSettings() {
  const translate = useTranslate();
  const title = translate('office.title');
  return (
    <Page title={title} subtitle={translate('office.hint')}>
      <OfficeChoice />
      <PartTabs parts={PARTS} param="part" label={title} words="office.parts" />
    </Page>
  );
}
