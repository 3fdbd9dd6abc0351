import { useTranslate } from 'react-admin';
import { fetched } from '#src/components/page/lazyPage.tsx';
import { Page } from '#src/components/page/Page.tsx';
import { PartTabs } from '#src/components/page/PartTabs.tsx';
import { OfficeChoice } from './OfficeChoice.tsx';

const PARTS = {
  calendar: fetched(() => import('../calendar/CalendarPart.tsx')),
  targets: fetched(() => import('#src/custom/deadlines/targets/TargetsPart.tsx')),
  ladder: fetched(() => import('#src/custom/deadlines/escalationLevels/LadderPart.tsx')),
  routing: fetched(() => import('#src/custom/teamwork/routing/settings/RoutingPart.tsx')),
  closing: fetched(() => import('#src/custom/closing/settings/ClosingPart.tsx')),
  similar: fetched(() => import('#src/custom/persons/similar/settings/SimilarPart.tsx')),
  referrals: fetched(() => import('#src/custom/letters/referrals/settings/ReferralsPart.tsx')),
  replies: fetched(() => import('#src/custom/replies/settings/RepliesPart.tsx')),
  macros: fetched(() => import('#src/custom/replies/macros/settings/MacrosPart.tsx')),
  letters: fetched(() => import('#src/custom/letters/settings/LettersPart.tsx')),
  leave: fetched(() => import('#src/custom/teamwork/leave/settings/LeavePart.tsx')),
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
