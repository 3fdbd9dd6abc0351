import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { can } from '../../../contract/access.ts';
import { storedActor } from '../../authProvider/storedSession.ts';
import { ApiFailure } from '../../dataProvider/http.ts';
import { FailedNotice } from '../../kit/feedback/FailedNotice.tsx';
import { OptionPicker } from '../../kit/form/OptionPicker.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { useOfficeOptions, useOfficeSettings } from './useOfficeSettings.ts';

/** `/grievance/settings`: what an office sets for itself; admin chooses which one by `?office=` (GRD-01). */
export default function OfficeSettings() {
  const translate = useTranslate();
  const [search, setSearch] = useSearchParams();
  const actor = storedActor();
  const chooses = actor !== null && can(actor, 'list', 'office');
  const asked = chooses ? Number(search.get('office')) || null : null;
  const { data, error, isFetching, refetch } = useOfficeSettings(asked);
  const options = useOfficeOptions(chooses);
  const hasNone = !chooses && error instanceof ApiFailure && error.status === 404;
  return (
    <Page title={translate('office.title')} subtitle={translate('office.hint')}>
      {chooses && (
        <Box sx={{ maxWidth: 400, mb: 2 }}>
          <OptionPicker
            label={translate('office.choose')}
            options={options}
            value={data?.office.id ?? asked}
            onChange={(office) => setSearch(office === null ? {} : { office: String(office) })}
          />
        </Box>
      )}
      {hasNone && <Alert severity="info">{translate('office.noOffice')}</Alert>}
      {error && !hasNone && (
        <FailedNotice text="office.failed" isRetrying={isFetching} onRetry={() => refetch()} />
      )}
      {!data && !error && <Skeleton variant="rounded" height={320} />}
      {data?.categories.length === 0 && <Typography>{translate('office.noCategories')}</Typography>}
      {data && data.categories.length > 0 && <SettingsForm key={data.office.id} settings={data} />}
    </Page>
  );
}
