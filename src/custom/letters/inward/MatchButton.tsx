import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import type { InwardRow } from '../../../../contract/inward.ts';
import { arriving } from '../../../kit/page/arriving.ts';

const MatchDialog = lazy(arriving(() => import('./MatchDialog.tsx')));

/** Of a letter that waits in 'To be matched'. */
export function MatchButton() {
  const translate = useTranslate();
  const letter = useRecordContext<InwardRow>();
  const [isOpen, setOpen] = useState(false);
  if (!letter || letter.is_matched) return null;
  const { id, number } = letter;
  return (
    <>
      <Button
        size="small"
        aria-label={translate('referrals.inward.matchOf', { number })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {translate('referrals.inward.match')}
      </Button>
      <Suspense>{isOpen && <MatchDialog id={id} number={number} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
