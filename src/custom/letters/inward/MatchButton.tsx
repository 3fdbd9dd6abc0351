import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import type { InwardRow } from '#contract/letters/inward.ts';
import { retryImport } from '#src/components/page/retryImport.ts';
import { UnmatchButton } from './UnmatchButton.tsx';

const MatchDialog = lazy(retryImport(() => import('./MatchDialog.tsx')));

/** Matches a letter of 'To be matched', or removes the match of another one. */
export function MatchButton() {
  const translate = useTranslate();
  const letter = useRecordContext<InwardRow>();
  const [isOpen, setOpen] = useState(false);
  if (!letter) return null;
  if (letter.is_matched) return letter.way === 'link' ? null : <UnmatchButton letter={letter} />;
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
