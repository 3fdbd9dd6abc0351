import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { mayDoToReferrals, type ReferralBulkAction } from '#contract/letters/referralBulk.ts';
import type { ReferralStage } from '#contract/letters/referralRecord.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { retryImport } from '#src/components/page/retryImport.ts';

const ManyDialog = lazy(retryImport(() => import('./ManyDialog.tsx')));

const ACTION_OF = {
  to_send: 'dispatch',
  waiting: 'remind',
  answered: 'accept',
} as const satisfies Record<ReferralStage, ReferralBulkAction>;

/** Runs the next action of the stage on the ticked rows or on all results (REF-15). */
export function DoToMany({ stage, isOfAll = false }: { stage: ReferralStage; isOfAll?: boolean }) {
  const translate = useTranslate();
  const { number } = useFormats();
  const { filterValues, onUnselectItems, selectedIds, total = 0 } = useListContext();
  const [isOpen, setOpen] = useState(false);
  const actor = storedActor();
  const action = ACTION_OF[stage];
  if (!actor || !mayDoToReferrals(actor, action) || (isOfAll && total === 0)) return null;
  const { office_id, stage: _stage, ...filters } = filterValues;
  const selection = isOfAll
    ? { filters: { ...filters, stage }, expected_total: total }
    : { ids: selectedIds.map(Number) };
  const named = translate(`referrals.actions.${action}`);
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {isOfAll ? translate('referrals.many.all', { action: named, count: number(total) }) : named}
      </Button>
      <Suspense>
        {isOpen && (
          <ManyDialog
            action={action}
            selection={{ ...selection, office_id }}
            onBegun={() => onUnselectItems()}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}
