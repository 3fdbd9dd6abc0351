import { useWatch } from 'react-hook-form';
import { lazyWithWords } from '#src/components/page/lazyWithWords.tsx';
import { CauseWish } from './CauseWish.tsx';
import type { ComplaintValues } from './complaintForm.ts';
import { ReferenceWish } from './ReferenceWish.tsx';

const InboxWish = lazyWithWords(() => import('./InboxWish.tsx'));

/** What else follows once the grievance is saved, each to be taken back. */
export function Wishes() {
  const message = useWatch<ComplaintValues, 'inbox'>({ name: 'inbox' });
  return (
    <>
      {message && <InboxWish />}
      <CauseWish />
      <ReferenceWish />
    </>
  );
}
