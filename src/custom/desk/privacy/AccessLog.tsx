import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { AccessEntry } from '#contract/desk/accessLog.ts';
import { NotLoaded } from '#src/components/feedback/NotLoaded.tsx';
import { Pager } from '#src/components/list/Pager.tsx';
import { Page } from '#src/components/page/Page.tsx';
import { AccessEntries } from '../accessLog/AccessEntries.tsx';
import { useAccessLog } from '../accessLog/useAccessLog.ts';
import { AccessFilters } from './AccessFilters.tsx';
import { useAccessAddress } from './accessAddress.ts';

const PER_PAGE = 20;

/** The access log, `/privacy/access`: newest first, filtered by user, kind, days or one complaint. */
export default function AccessLog() {
  const translate = useTranslate();
  const { filters, page, show, pageLink } = useAccessAddress();
  const { data, ...query } = useAccessLog({ ...filters, page, per_page: PER_PAGE });
  return (
    <Page title={translate('privacy.access.title')} subtitle={translate('privacy.access.hint')}>
      <Card sx={{ p: { xs: 2, sm: 3 } }}>
        <AccessFilters filters={filters} onChange={show} />
        {filters.complaint_id && (
          <Typography sx={{ mb: 2 }}>
            {translate('privacy.access.ofComplaint', {
              number: data?.data[0]?.complaint?.complaint_number ?? filters.complaint_id,
            })}
          </Typography>
        )}
        <NotLoaded query={query} failed="privacy.access.failed" height={320} />
        {data && <Result {...data} page={page} pageLink={pageLink} />}
      </Card>
    </Page>
  );
}

interface ResultProps {
  data: AccessEntry[];
  total: number;
  more?: boolean;
  page: number;
  pageLink: ReturnType<typeof useAccessAddress>['pageLink'];
}

function Result({ data, total, more, page, pageLink }: ResultProps) {
  const translate = useTranslate();
  if (total === 0) {
    return (
      <Typography role="status" color="textSecondary">
        {translate('privacy.access.noneFound')}
      </Typography>
    );
  }
  const count = { smart_count: total };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography role="status" color="textSecondary">
        {translate(more ? 'privacy.access.more' : 'privacy.access.count', count)}
      </Typography>
      <AccessEntries entries={data} />
      {total > PER_PAGE && (
        <Pager
          label={translate('privacy.access.pages')}
          page={page}
          count={Math.ceil(total / PER_PAGE)}
          linkTo={pageLink}
        />
      )}
    </Box>
  );
}
