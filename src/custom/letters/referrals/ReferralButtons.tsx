import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type ReferralAction, referralRefusal } from '#contract/letters/referralActions.ts';
import type { ReferralRow } from '#contract/letters/referralRecord.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { retryImport } from '#src/components/page/retryImport.ts';
import { hasForm } from './AskDialog.tsx';
import { numberOf } from './numberOf.ts';

const AskDialog = lazy(retryImport(() => import('./AskDialog.tsx')));
const ReplyDialog = lazy(retryImport(() => import('./ReplyDialog.tsx')));
const SendBackDialog = lazy(retryImport(() => import('./SendBackDialog.tsx')));

/** The actions with a button, the most likely first. */
const OFFERED = [
  'dispatch',
  'accept',
  'reply',
  'remind',
  'sendBack',
  'withdraw',
] as const satisfies ReferralAction[];
type Offered = (typeof OFFERED)[number];

/** The actions that the user may take on a referral in its present state. */
export function ReferralButtons({ referral }: { referral: ReferralRow }) {
  const translate = useTranslate();
  const actor = storedActor();
  const [action, setAction] = useState<Offered | null>(null);
  const facts = { ...referral, in_charge_id: referral.in_charge?.id ?? null };
  const offered = OFFERED.filter((each) => actor && !referralRefusal(each, actor, facts));
  const opened = { referral, onClose: () => setAction(null) };
  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.5 }}>
        {offered.map((each) => {
          const called = translate(`referrals.actions.${each}`);
          return (
            <Button
              key={each}
              size="small"
              aria-label={translate('referrals.actionOn', { action: called, number: numberOf(referral) })}
              aria-haspopup="dialog"
              onClick={() => setAction(each)}
            >
              {called}
            </Button>
          );
        })}
      </Stack>
      <Suspense>
        {action && hasForm(action) && <AskDialog action={action} {...opened} />}
        {action === 'reply' && <ReplyDialog {...opened} />}
        {action === 'sendBack' && <SendBackDialog {...opened} />}
      </Suspense>
    </>
  );
}
