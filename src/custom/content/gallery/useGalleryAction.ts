import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useNotifyFailure } from '#src/components/feedback/useNotifyFailure.ts';
import { useRenewGallery } from './useGalleryMedia.ts';

/** A change of a gallery's images: made, then shown, then said; `done` is a key of the catalogue. Pending until it is seen. */
export function useGalleryAction(run: () => Promise<unknown>, done: string) {
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const renew = useRenewGallery();
  return useMutation({
    mutationFn: async () => {
      await run().finally(renew);
    },
    onSuccess: () => notify(done, { type: 'success' }),
    onError: notifyFailure,
  });
}
