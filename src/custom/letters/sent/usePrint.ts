import { useMutation } from '@tanstack/react-query';
import { useLocale } from 'react-admin';
import { type Print, printLetters } from '#contract/letters/letterSending.ts';
import { SIDES } from '#contract/letters/letterText.ts';
import { useNotifyFailure } from '#src/components/feedback/useNotifyFailure.ts';
import { useOpenPdf } from '#src/components/files/useOpenPdf.tsx';
import { call } from '#src/dataProvider/call.ts';

/**
 * Opens letters as one PDF, or their envelopes, labels or dispatch sheets, in the screen's language in a new tab
 * (REF-07).
 */
export function usePrint() {
  const openPdf = useOpenPdf();
  const notifyFailure = useNotifyFailure();
  const locale = useLocale();
  return useMutation({
    mutationFn: ({ id, print }: { id: number[]; print: Print }) =>
      call(printLetters, { body: { id, print, language: SIDES.find((side) => side === locale) } }),
    onSuccess: ({ link }) =>
      openPdf(link, { opened: 'complaint.export.done', blocked: 'complaint.export.blocked' }),
    onError: notifyFailure,
  });
}
