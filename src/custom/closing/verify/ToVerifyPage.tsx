import Alert from '@mui/material/Alert';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { listToVerify, type ToVerify } from '#contract/closing/closingCalls.ts';
import { queryOf } from '#src/components/data/queryOf.ts';
import { NotLoaded } from '#src/components/feedback/NotLoaded.tsx';
import { useFormats } from '#src/components/format/useFormats.ts';
import { KeysHelp } from '#src/components/keys/KeysHelp.tsx';
import { VERIFY_KEYS } from '#src/components/keys/keys.ts';
import { Page } from '#src/components/page/Page.tsx';
import { NothingWaits } from '#src/components/queue/NothingWaits.tsx';
import { ComplaintToVerifyLink } from './ComplaintToVerifyLink.tsx';
import { Queue } from './Queue.tsx';
import { VERIFY, type Verified, type Word } from './useVerifyForm.ts';

/** A citizen rated a closing low, so the grievance can be reopened (REF-19). */
interface Low {
  of: ToVerify;
  rating: number;
}

/** `/grievance/verify`: the citizens to ask about closings, one after the other, by keyboard alone (REF-17). */
export default function ToVerifyPage() {
  const translate = useTranslate();
  const { number } = useFormats();
  const [tried, setTried] = useState(false);
  const [low, setLow] = useState<Low | null>(null);
  const { data, ...query } = useQuery({
    ...queryOf([VERIFY, tried], listToVerify, { query: { tried } }),
    // Do not show the queue of the last visit.
    gcTime: 0,
  });
  const onDone = (of: ToVerify, verified: Verified, { rating }: Word) =>
    setLow(verified.offer_reopen && of.may_open && rating !== null ? { of, rating } : null);
  return (
    <Page title={translate('common.toVerify')} subtitle={translate('closing.verify.hint')}>
      <KeysHelp names={VERIFY_KEYS} />
      {data && (
        <ToggleButtonGroup
          exclusive
          size="small"
          value={tried}
          onChange={(_event, chosen: boolean | null) => chosen !== null && setTried(chosen)}
          aria-label={translate('closing.verify.queue')}
          sx={{ mb: 2 }}
        >
          <ToggleButton value={false}>
            {translate('closing.verify.toCall', { count: `${number(data.total)}${data.more ? '+' : ''}` })}
          </ToggleButton>
          <ToggleButton value={true}>
            {translate('closing.verify.tried', { count: number(data.tried) })}
          </ToggleButton>
        </ToggleButtonGroup>
      )}
      {low && (
        <Alert severity="warning" onClose={() => setLow(null)} sx={{ mb: 2 }}>
          {translate('closing.verify.low', { number: low.of.complaint_number, rating: low.rating })}{' '}
          <ComplaintToVerifyLink of={low.of} />
        </Alert>
      )}
      <NotLoaded query={query} failed="closing.verify.failed" height={420} label="closing.verify.loading" />
      {data?.data.length === 0 && (
        <NothingWaits
          title={tried ? 'closing.verify.emptyTried' : 'closing.verify.empty'}
          about={tried ? undefined : 'closing.verify.about'}
        />
      )}
      {data && (
        <Queue
          key={String(tried)}
          waiting={data.data}
          total={tried ? data.tried : data.total}
          onDone={onDone}
        />
      )}
    </Page>
  );
}
