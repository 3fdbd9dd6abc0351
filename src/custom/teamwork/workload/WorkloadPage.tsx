import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { OptionPicker } from '#src/components/form/OptionPicker.tsx';
import {
  useOfficeOptions,
  useOpensAtBusiest,
  useRequestedOffice,
} from '#src/components/office/useOffices.ts';
import { Page } from '#src/components/page/Page.tsx';
import { OfficeWorkload } from './OfficeWorkload.tsx';

/** `/grievance/workload`: the workload of all users of the office; admin chooses one by `?office=` (SLA-21). */
export default function WorkloadPage() {
  const translate = useTranslate();
  const { chooses, officeId } = useRequestedOffice();
  const isAtOffice = useOpensAtBusiest('workload', countOwn);
  const isChosen = !chooses || officeId !== null;
  return (
    <Page title={translate('workload.title')}>
      {chooses && <OfficeChoice value={officeId} />}
      {isChosen ? (
        <OfficeWorkload key={officeId} officeId={officeId} />
      ) : (
        isAtOffice && <Typography>{translate('workload.chooseFirst')}</Typography>
      )}
    </Page>
  );
}

/** The state's office has no workload of its own. */
const countOwn = async () => 0;

/** All offices except the state's, which would show everybody. */
function OfficeChoice({ value }: { value: number | null }) {
  const translate = useTranslate();
  const [, setSearch] = useSearchParams();
  const options = useOfficeOptions(true);
  const all = options.all.filter(({ label }) => label !== translate('office.state'));
  return (
    <Box sx={{ maxWidth: 400, mb: 2 }}>
      <OptionPicker
        label={translate('common.office')}
        options={{ ...options, all }}
        value={value}
        onChange={(office) => setSearch(office === null ? {} : { office: String(office) })}
      />
    </Box>
  );
}
