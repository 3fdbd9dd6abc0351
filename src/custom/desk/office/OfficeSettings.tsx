import { useTranslate } from 'react-admin';
import { lazyPage } from '#src/components/page/lazyPage.tsx';
import { Page } from '#src/components/page/Page.tsx';
import { PartTabs } from '#src/components/page/PartTabs.tsx';
import { OfficeChoice } from './OfficeChoice.tsx';

const PARTS = {
  calendar: lazyPage(() => import('../calendar/CalendarPart.tsx')),
  targets: lazyPage(() => import('#src/custom/deadlines/targets/TargetsPart.tsx')),
  ladder: lazyPage(() => import('#src/custom/deadlines/escalationLevels/EscalationPart.tsx')),
  routing: lazyPage(() => import('#src/custom/teamwork/routing/settings/RoutingPart.tsx')),
  closing: lazyPage(() => import('#src/custom/closing/settings/ClosingPart.tsx')),
  similar: lazyPage(() => import('#src/custom/persons/similar/settings/SimilarPart.tsx')),
  referrals: lazyPage(() => import('#src/custom/letters/referrals/settings/ReferralsPart.tsx')),
  replies: lazyPage(() => import('#src/custom/replies/settings/RepliesPart.tsx')),
  macros: lazyPage(() => import('#src/custom/replies/macros/settings/MacrosPart.tsx')),
  letters: lazyPage(() => import('#src/custom/letters/settings/LettersPart.tsx')),
  leave: lazyPage(() => import('#src/custom/teamwork/leave/settings/LeavePart.tsx')),
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
