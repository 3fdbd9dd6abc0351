import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { getOfficeSettings } from '#contract/capabilities/officeSettings.ts';
import { OfficePart } from '#src/custom/desk/office/OfficePart.tsx';
import { useOfficePart } from '#src/custom/desk/office/useOffices.ts';
import { call } from '#src/dataProvider/call.ts';
import { SettingsForm } from './SettingsForm.tsx';

/** When grievances count as similar, by category (GRD-01, PER-15). */
export default function SimilarPart() {
  const translate = useTranslate();
  const query = useOfficePart('similar', (query, signal) =>
    call(getOfficeSettings, { query: query, signal }),
  );
  return (
    <OfficePart query={query}>
      {(settings) =>
        settings.categories.length === 0 ? (
          <Typography>{translate('office.noCategories')}</Typography>
        ) : (
          <SettingsForm key={settings.office.id} settings={settings} />
        )
      }
    </OfficePart>
  );
}
