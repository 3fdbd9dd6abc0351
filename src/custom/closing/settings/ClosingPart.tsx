import { getOfficeSettings } from '#contract/capabilities/officeSettings.ts';
import { OfficePart } from '#src/custom/desk/office/OfficePart.tsx';
import { useOfficePart } from '#src/custom/desk/office/useOffices.ts';
import { call } from '#src/dataProvider/call.ts';
import { ClosingForm } from './ClosingForm.tsx';

/** The share of verified closings, the limit of reopenings, and the second approval (REF-16 to REF-21). */
export default function ClosingPart() {
  const query = useOfficePart('closing', (query, signal) =>
    call(getOfficeSettings, { query: query, signal }),
  );
  return (
    <OfficePart query={query}>
      {(settings) => <ClosingForm key={settings.office.id} settings={settings} />}
    </OfficePart>
  );
}
