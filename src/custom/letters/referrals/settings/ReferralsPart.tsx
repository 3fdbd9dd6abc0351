import { getReferralSettings } from '#contract/letters/referralSettings.ts';
import { OfficePart } from '#src/custom/desk/office/OfficePart.tsx';
import { useOfficePart } from '#src/custom/desk/office/useOffices.ts';
import { call } from '#src/dataProvider/call.ts';
import { ReferralsForm } from './ReferralsForm.tsx';

/** The departments' time limits and the automatic reminders (REF-09, REF-14). */
export default function ReferralsPart() {
  const query = useOfficePart('referrals', (query, signal) =>
    call(getReferralSettings, { query: query, signal }),
  );
  return (
    <OfficePart query={query}>
      {(settings) => <ReferralsForm key={settings.office.id} settings={settings} />}
    </OfficePart>
  );
}
